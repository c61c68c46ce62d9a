import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from 'shared-domain/registry';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { createHandler } from './handler.ts';
import { optionsFrom } from './options.ts';

let root: string;
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  root = mkdtempSync(path.join(tmpdir(), 'count-exchange-trial-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const release = (version: string) => ({
  name: 'mfe-qc',
  version,
  contract: '^1.8',
  entry: `remotes/mfe-qc/${version}/mf-manifest.json`,
  integrity: { manifest: 'sha384-a', entry: 'sha384-b' },
  routes: [],
  menu: [],
});
function keepText(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const keep = (file: string, registry: Registry) => keepText(file, JSON.stringify(registry));
const tabOf = (n: number) => n.toString(16).padStart(16, '0');

/** A server that has just started, as a session meets it that takes part in every trial. */
function ask() {
  const { db, queue, files, settings } = testApi();
  const now = () => testApi().now();
  const deps = { db, queue, files, settings, now, live: { wake: () => undefined }, jobs: [] };
  const handler = createHandler(deps as never, {
    ...optionsFrom({ COUNT_EXCHANGE_RELEASES: path.join(root, 'releases') }),
    root,
    dataFolder: path.join(root, 'data'),
  });
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const headers = { cookie: 'count-exchange-draw=0.000' };
  return (address: string) => handler(new Request(`http://x.test${address}`, { headers }), env as never);
}
const told = async () => (await (await ask()('/registry.json')).json()) as Registry;

/** Twenty sessions run a version; in two of them it fails. */
async function failTooOften(part: string, version: string) {
  for (let n = 0; n < 20; n += 1)
    await request('POST /versions-in-use', { body: { tab: tabOf(n), parts: { [part]: version } } });
  for (let n = 0; n < 2; n += 1) {
    const failure = { part, version, route: '/', kind: 'Error', message: '', stack: '' };
    await request('POST /failures', { body: { ...failure, tab: tabOf(n), reference: `0000000${n}` } });
  }
}

test('pages are told of a release on trial until it was stopped for failing too often', async () => {
  keep('shell/dist/registry.json', { revision: 0, remotes: [release('1.4.0')] });
  keep('releases/registry.json', {
    revision: 7,
    remotes: [{ ...release('1.5.0'), trial: { ...release('1.6.0'), share: 0.1 } }],
  });
  expect((await told()).remotes[0]?.trial?.version).toBe('1.6.0');
  await failTooOften('mfe-qc', '1.6.0');
  const [entry] = (await told()).remotes;
  expect([entry?.version, entry?.trial]).toEqual(['1.5.0', undefined]);
});

test('a shell on trial that fails too often is given to nobody any more, and its pages are told of the other', async () => {
  const html = '<body>on trial</body>';
  const shellOf = (version: string, page: string) => ({
    version,
    contract: '1.9',
    taken: [],
    page,
    integrity: `sha384-${createHash('sha384').update(html).digest('base64')}`,
  });
  keep('shell/dist/registry.json', {
    revision: 0,
    remotes: [],
    shell: shellOf('1.0.0', '/shell/1.0.0/index.html'),
  });
  keepText('shell/dist/1.0.0/index.html', '<body>for all</body>');
  keepText('releases/shell/1.1.0/index.html', html);
  keep('releases/registry.json', {
    revision: 2,
    remotes: [],
    shellTrial: { ...shellOf('1.1.0', 'shell/1.1.0/index.html'), share: 0.1 },
  });
  const pageText = async () => (await ask()('/dashboard')).text();
  expect([(await told()).shell?.version, await pageText()]).toEqual(['1.1.0', html]);
  await failTooOften('shell', '1.1.0');
  expect([(await told()).shell?.version, await pageText()]).toEqual(['1.0.0', '<body>for all</body>']);
  expect(await told()).not.toHaveProperty('shellTrial');
  const { stopped } = (await request('GET /versions-in-use', {})).reply;
  expect(stopped).toMatchObject([{ part: 'shell', version: '1.1.0', why: expect.stringMatching(/2 of 20/) }]);
});
