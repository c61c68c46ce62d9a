import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRemote, nameFault, titleOf } from './make-remote.ts';

const here = process.cwd();
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'count-exchange-new-remote-'));
  for (const name of [
    'package.json',
    'tsconfig.json',
    '.tools/template',
    'mfe-qc/package.json',
    'mfe-qc/tsconfig.json',
  ])
    cpSync(path.join(here, name), path.join(root, name), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const jsonOf = (file: string) => JSON.parse(textOf(file)) as Record<string, unknown>;

test.each(['', 'surveys', 'mfe-', 'mfe-Surveys', 'mfe-a b', '../mfe-x', 'mfe-template', 'mfe-qc'])(
  'a remote can’t be named "%s"',
  (name) => {
    expect(nameFault(root, name)).toMatch(/^(Name the remote|mfe-\w+ is taken)/);
  },
);

test.each([
  ['mfe-surveys', 'Surveys'],
  ['mfe-trail-surveys', 'Trail Surveys'],
])('%s is titled %s', (name, title) => {
  expect(nameFault(root, name)).toBeNull();
  expect(titleOf(name)).toBe(title);
});

test('the new remote stands in its folder under its own name, and the workspace knows it', () => {
  makeRemote(root, 'mfe-trail-surveys');
  expect(jsonOf('mfe-trail-surveys/package.json')).toMatchObject({ name: 'mfe-trail-surveys' });
  const descriptor = textOf('mfe-trail-surveys/src/descriptor.ts');
  expect(descriptor).toContain("path: '/trail-surveys'");
  expect(descriptor).toContain("en: 'Trail Surveys'");
  for (const file of ['package.json', 'rspack.config.ts', 'tsconfig.json', 'README.md', 'src/app.tsx'])
    expect(textOf(`mfe-trail-surveys/${file}`)).not.toMatch(/template/i);
  expect(existsSync(path.join(root, 'mfe-trail-surveys/src/first/first.screen.test.tsx'))).toBe(true);
  expect((jsonOf('package.json')['workspaces'] as string[]).at(-1)).toBe('mfe-trail-surveys');
  expect((jsonOf('tsconfig.json')['references'] as { path: string }[]).at(-1)).toEqual({
    path: 'mfe-trail-surveys',
  });
});

test('the template asks for the packages that the other remotes ask for', () => {
  type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
  const { dependencies, devDependencies } = jsonOf('.tools/template/package.json') as Package;
  const other = jsonOf('mfe-qc/package.json') as Package;
  expect(other.dependencies).toMatchObject(dependencies);
  expect(other.devDependencies).toEqual(devDependencies);
});
