import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { linksIn, pathsIn, placesIn } from './paths.rules.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(root, file));
const PAGES = ['.github/ARCHITECTURE.md', '.github/NOUNS.md', '.tools/README.md'];
const LINKING = [...PAGES, 'README.md', '.github/CONTRIBUTING.md', '.github/decisions/README.md'];
/** Made by a build or by a start. */
const isMade = (file: string) => file.split('/').includes('dist');

test.each(PAGES)('every path that %s names exists', (page) => {
  const named = pathsIn(read(page)).filter((file) => !isMade(file));
  const lost = named.filter((file) => !isThere(file) && !isThere(path.join(path.dirname(page), file)));
  expect(named.length).toBeGreaterThan(3);
  expect(lost).toEqual([]);
});

test.each(LINKING)('every link of %s leads somewhere', (page) => {
  const lost = linksIn(read(page)).filter((to) => !isThere(path.join(path.dirname(page), to)));
  expect(lost).toEqual([]);
});

const [, whereIs = ''] = read('.github/ARCHITECTURE.md').split('## Where is');

test.each(placesIn(whereIs))('$word stands in $file', ({ file, word }) => {
  expect(read(file).toLowerCase()).toContain(word.toLowerCase());
});

test.each([
  'JAMAR',
  'may reopen',
  'refusal',
  'colour of a suspect',
  'paging',
  'menu item',
  'session warning',
  'station number',
  'spike',
  'CSV',
])('the where-is table answers a newcomer who looks for "%s"', (search) => {
  const row = whereIs.split('\n').find((line) => line.split('|')[1]?.includes(search)) ?? '';
  expect(placesIn(row)).toHaveLength(1);
});

test('the README of the tools names every script, and every command that a script is for', () => {
  const page = read('.tools/README.md');
  const scripts = globSync('*.{mjs,ts}', { cwd: path.join(root, '.tools') });
  const told = scripts.filter((name) => !/\.(?:test\.ts|d\.mts)$/.test(name));
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const folders = readdirSync(path.join(root, '.tools'), { withFileTypes: true }).filter((it) =>
    it.isDirectory(),
  );
  expect(folders.filter(({ name }) => !page.includes(`\`${name}/\``))).toEqual([]);
  const { scripts: commands } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const ours = Object.entries(commands).filter(([, line]) => line.startsWith('node .tools/'));
  expect(
    ours.map(([name]) => name).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(page)),
  ).toEqual([]);
});
