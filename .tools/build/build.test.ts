import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, root, rspack } from '../project.mjs';
import { notVouchedFor } from './integrity.rules.ts';

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

test('a remote’s entry says what each of its programs and styles must be, and the browser is to check it', () => {
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'test-results/build-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('lifecycles.tsx', "import './first.css'; export const mount = () => import('./later.ts');");
  write('later.ts', "import './later.css'; export const later = () => import('./last.ts');");
  write('last.ts', 'export const last = 1;');
  write('first.css', '.first { color: red; }');
  write('later.css', '.later { color: blue; }');
  // all that a remote's configuration is, but for what is left to do after the build
  write(
    'rspack.config.ts',
    `import { remoteConfig } from ${JSON.stringify(path.join(root, 'rspack.base.ts'))};
     const { plugins, output, ...config } = remoteConfig('mfe-qc');
     const isBuilder = (plugin) => plugin?.constructor.name !== 'AfterBuild';
     for (const plugin of plugins) if (plugin?._options?.exposes) plugin._options.exposes = { './lifecycles': './lifecycles.tsx' };
     export default {
       ...config, context: import.meta.dirname, plugins: plugins.filter(isBuilder),
       output: { ...output, path: import.meta.dirname + '/out' },
     };`,
  );
  const { status, stdout } = spawnSync(pinnedNode(), rspack('build'), { cwd: folder, encoding: 'utf8' });
  const names = status === 0 ? globSync('*.{js,css}', { cwd: path.join(folder, 'out') }) : [stdout];
  const files = Object.fromEntries(
    names.map((name) => [name, status === 0 ? readFileSync(path.join(folder, 'out', name)) : Buffer.of()]),
  );
  rmSync(folder, { recursive: true });
  const entry = names.find((name) => name.startsWith('remoteEntry.')) ?? '';
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(notVouchedFor(files, entry)).toEqual([]);
  expect(String(files[entry])).toContain('integrity=');
});
