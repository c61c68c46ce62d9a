import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { codeOfPage, decisionsIn } from './decisions.rules.ts';
import { ownFiles } from './own-files.ts';

const FOLDER = '.github/decisions';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = readdirSync(path.join(root, FOLDER)).filter((name) => name !== 'README.md');
const codes = new Set(pages.map(codeOfPage));
const files = ownFiles(root).filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file));

test.each([
  ['a comment', 'a.ts', '/** Two editors (S10), or one (decision C4). */', ['S10', 'C4']],
  ['a line of a comment', 'a.ts', "call('x'); // A8: header first", ['A8']],
  ['a statement’s comment', 'a.sql.ts', '`\n  -- A4, A11: one is left\n`', ['A4', 'A11']],
  ['a page', 'README.md', 'Channels may change (S16), `S17` is code.', ['S16']],
  ['a text', 'a.ts', "const agent = 'Mozilla (X11; Linux)'; // as it is told", []],
  ['an address', 'a.ts', "const at = 'https://example.org/A99';", []],
  ['a longer name', 'README.md', 'an S3-like host and a RS232', []],
])('codes are found in %s', (_what, file, text, expected) => {
  expect(decisionsIn(file, text)).toEqual(expected);
});

test('every code in a comment or a page leads to a decision', () => {
  const lost = files
    .filter((file) => !file.endsWith('decisions.test.ts'))
    .flatMap((file) =>
      decisionsIn(file, read(file))
        .filter((code) => !codes.has(code))
        .map((code) => `${file}: ${code}`),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});

test('a decision has one page, whose name and heading carry its code', () => {
  expect(codes.size).toBe(pages.length);
  for (const name of pages)
    expect(read(`${FOLDER}/${name}`)).toMatch(new RegExp(`^# ${codeOfPage(name)}\\. \\S`));
});

test('the index names every decision once, in order', () => {
  const listed = [...read(`${FOLDER}/README.md`).matchAll(/^- \[(\w+)\]\(([^)]+)\)/gm)];
  expect(listed.map(([, , file = '']) => file).toSorted()).toEqual(pages.toSorted());
  for (const [, code, file = ''] of listed) expect(codeOfPage(file)).toBe(code);
});
