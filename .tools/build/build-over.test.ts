import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { version } from 'react';
import { staticResponse } from '../../mock-api/src/host/static-files.ts';
import { pinnedNode, root, rspack, versionOf } from '../project.mjs';

/** A checkout with a shell of few lines, which is built as ours is. */
let checkout: string;
const file = (name: string) => path.join(checkout, name);
const tool = (name: string) => JSON.stringify(path.join(root, '.tools/build', name));

beforeEach(() => {
  // inside the repository, so that packages are found
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  checkout = mkdtempSync(path.join(root, 'test-results/build-over-'));
  mkdirSync(file('shell/dist'), { recursive: true });
  writeFileSync(file('index.js'), "import('./bootstrap.js'); import('./same.js');");
  writeFileSync(file('same.js'), 'export const same = true;');
  writeFileSync(file('index.html'), '<body></body>');
  writeFileSync(
    file('rspack.config.mjs'),
    `import { rspack } from '@rspack/core';
    import { AfterBuild } from ${tool('after-build.ts')};
    import { shellRelease } from ${tool('built-release.ts')};
    import { putIntoUse, sweepBuilds, writeJson } from ${tool('put-into-use.ts')};
    const dist = import.meta.dirname + '/shell/dist';
    export default {
      mode: 'production', entry: './index.js', context: import.meta.dirname,
      output: {
        path: dist + '/${versionOf('shell')}', publicPath: 'auto',
        filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js',
        crossOriginLoading: 'anonymous',
      },
      plugins: [
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
        new rspack.HtmlRspackPlugin({ template: './index.html', publicPath: '__FILES__/' }),
        new AfterBuild(async (stats) => {
          const build = await shellRelease(stats);
          putIntoUse('shell', build, dist);
          writeJson(dist + '/registry.json', { revision: 0, remotes: [], shell: build.entry });
          sweepBuilds('shell', dist);
        }),
      ],
    };`,
  );
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** Builds the shell with this text in a file that is loaded late. */
function build(text: string) {
  writeFileSync(file('bootstrap.js'), `export const text = ${JSON.stringify(text)};`);
  const { status, stderr } = spawnSync(pinnedNode(), rspack('build'), { cwd: checkout, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
}

const get = (address: string) => staticResponse(new Request(`http://x.test${address}`), checkout);
const pageOf = async () => (await get('/dashboard')).text();

type Build = {
  entry: { page: string; shared: Record<string, string> };
  files: Record<string, string>;
};
const buildOf = () => JSON.parse(readFileSync(file('shell/dist/release.json'), 'utf8')) as Build;

/** Addresses of all files of the present build that a tab may ask for, with what each must be. */
function filesOfBuild(): [address: string, integrity: string][] {
  const { entry, files } = buildOf();
  const asked = Object.entries(files).filter(([name]) => !name.endsWith('.html'));
  return asked.map(([name, integrity]) => [`${path.posix.dirname(entry.page)}/${name}`, integrity]);
}

test('a build over a running server leaves open tabs all their files, and the next tab gets the new page', async () => {
  build('first');
  const [first, files] = [await pageOf(), filesOfBuild()];
  expect(buildOf().entry.shared).toMatchObject({ react: version, 'react-dom/client': version });
  build('second');
  const second = await pageOf();
  // entry, a chunk that changed, one that did not
  expect([files.length, filesOfBuild().length]).toEqual([3, 3]);
  for (const [address, integrity] of [...files, ...filesOfBuild()]) {
    const bytes = Buffer.from(await (await get(address)).arrayBuffer());
    expect([address, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]).toEqual([
      address,
      integrity,
    ]);
  }
  const scriptOf = (page: string) => /src="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(scriptOf(second)).not.toBe(scriptOf(first));
  expect([await get(scriptOf(first)), await get(scriptOf(second))].map(({ status }) => status)).toEqual([
    200, 200,
  ]);
});

test('a build that fails leaves the one before in use', async () => {
  build('first');
  const first = await pageOf();
  writeFileSync(file('bootstrap.js'), 'export const text = ;');
  expect(spawnSync(pinnedNode(), rspack('build'), { cwd: checkout }).status).toBe(1);
  expect(await pageOf()).toBe(first);
});
