import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What lint says of such a file, in a house of its own with our rules. */
function lintOf(file: string, content: string): string {
  const house = mkdtempSync(path.join(tmpdir(), 'count-exchange-lint-'));
  try {
    for (const part of ['.tools/lint', 'mock-api/floors.mjs', '.oxlintrc.json'])
      cpSync(path.join(root, part), path.join(house, part), { recursive: true });
    const planted = path.join(house, file);
    mkdirSync(path.dirname(planted), { recursive: true });
    writeFileSync(planted, content);
    const lint = path.join(root, 'node_modules/.bin/oxlint');
    const { stdout, stderr } = spawnSync(lint, [planted], { cwd: house, encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const nine = '{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9 }';
const eight = '{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 }';
const REVIEW = 'mfe-qc/src/validate-counts/planted.ts';

test.each([
  ['a declared hook', `export function usePlanted() {\n  return ${nine};\n}\n`],
  ['an arrow', `export const usePlanted = () => (${nine});\n`],
  ['an arrow with a body', `export const usePlanted = () => {\n  return ${nine};\n};\n`],
  ['what has a name first', `export function usePlanted() {\n  const all = ${nine};\n  return all;\n}\n`],
  ['what is said to be constant', `export function usePlanted() {\n  return ${nine} as const;\n}\n`],
])('lint refuses nine members of %s', (_what, content) => {
  expect(lintOf(REVIEW, content)).toContain(
    'hooks(few-members): usePlanted returns 9 members, more than 8: make a store of it.',
  );
});

test.each([
  ['eight members', REVIEW, `export function usePlanted() {\n  return ${eight};\n}\n`],
  ['what is no hook', REVIEW, `export function userOf() {\n  return ${nine};\n}\n`],
  [
    'a function inside a hook',
    REVIEW,
    `export function usePlanted() {\n  return () => {\n    return ${nine};\n  };\n}\n`,
  ],
  ['another part', 'mfe-admin/src/planted.ts', `export function usePlanted() {\n  return ${nine};\n}\n`],
])('lint lets pass %s', (_what, file, content) => {
  expect(lintOf(file, content)).not.toContain('hooks(few-members)');
});
