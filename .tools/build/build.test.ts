import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, root, rspack } from '../project.mjs';

const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
const { workspaces, devDependencies } = jsonOf('package.json') as {
  workspaces: string[];
  devDependencies: Record<string, string>;
};
const parts = workspaces.filter((name) => name === 'shell' || name.startsWith('mfe-'));

test.each(parts)('%s has a configuration that the bundler’s command reads', (part) => {
  expect(existsSync(path.join(root, part, 'rspack.config.ts'))).toBe(true);
});

test('the command is of the bundler’s line, and both are exact', () => {
  const { '@rspack/cli': command = '', '@rspack/core': bundler = '' } = devDependencies;
  expect(command).toMatch(/^\d+\.\d+\.\d+$/);
  expect(command.split('.').slice(0, 2)).toEqual(bundler.split('.').slice(0, 2));
});

test('no tool builds or serves behind the command’s back', () => {
  const files = globSync(['*.mjs', '**/*.mjs', '**/*.ts'], { cwd: path.join(root, '.tools') });
  const own = files.filter((file) => !file.endsWith('.test.ts'));
  const builders = own.filter((file) =>
    /RspackDevServer|[^.\w]rspack\((?!'(?:build|dev)'\))/.test(
      readFileSync(path.join(root, '.tools', file), 'utf8'),
    ),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(builders).toEqual([]);
});

describe('what is left to do after a build', () => {
  let folder: string;
  beforeEach(() => {
    // inside the repository, so that packages are found
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    folder = mkdtempSync(path.join(root, 'test-results/build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function build(source: string, work: string) {
    writeFileSync(path.join(folder, 'index.js'), source);
    const config = `
      import { AfterBuild } from ${JSON.stringify(path.join(root, '.tools/build/after-build.ts'))};
      import { writeFileSync } from 'node:fs';
      export default {
        mode: 'none', entry: './index.js', context: import.meta.dirname, output: { path: import.meta.dirname + '/out' },
        plugins: [new AfterBuild(async () => { ${work} })],
      };`;
    writeFileSync(path.join(folder, 'rspack.config.mjs'), config);
    const { status } = spawnSync(pinnedNode(), rspack('build'), { cwd: folder });
    return { status, isDone: existsSync(path.join(folder, 'out/done')) };
  }
  const note =
    "await new Promise((go) => setTimeout(go, 50)); writeFileSync(import.meta.dirname + '/out/done', '')";

  test('is done when the command ends', () => {
    expect(build('export {};', note)).toEqual({ status: 0, isDone: true });
  });

  test('is not begun after a build that failed', () => {
    expect(build("import './gone.js';", note)).toEqual({ status: 1, isDone: false });
  });

  test('fails the command when it fails', () => {
    expect(build('export {};', "throw new Error('full')")).toEqual({ status: 2, isDone: false });
  });
});
