import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putIntoUse, sweepBuilds } from './put-into-use.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'count-exchange-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const file = (name: string) => path.join(dist, name);
const isThere = (name: string) => existsSync(file(name));

/** A file as a build wrote it so many days ago. */
function written(name: string, days: number) {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), name);
  const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file(name), at, at);
}
function build(version: string, ...names: string[]) {
  const files = Object.fromEntries(names.map((name) => [name, 'sha384-x']));
  putIntoUse('shell', { entry: { version }, files }, dist);
  sweepBuilds('shell', dist);
}
/** The first build that says what it consists of. */
const begin = () => build('0.0.1');

test('builds of before versions had folders stay for the tabs that are open when the first one is made', () => {
  written('main.00000000.js', 90);
  written('1.0.0/main.11111111.js', 0);
  build('1.0.0', 'main.11111111.js');
  expect(isThere('main.00000000.js')).toBe(true);
});

test('a build stays when the next is made, however long ago it was made itself', () => {
  begin();
  for (const name of ['main.11111111.js', 'main.11111111.js.br', 'chunk.11111111.js'])
    written(`1.0.0/${name}`, 90);
  build('1.0.0', 'main.11111111.js', 'chunk.11111111.js');
  written('1.0.0/main.22222222.js', 0);
  build('1.0.0', 'main.22222222.js', 'chunk.11111111.js');
  written('1.1.0/main.33333333.js', 0);
  build('1.1.0', 'main.33333333.js');
  for (const name of ['main.11111111.js', 'main.11111111.js.br', 'chunk.11111111.js', 'main.22222222.js'])
    expect([name, isThere(`1.0.0/${name}`)]).toEqual([name, true]);
  expect(JSON.parse(readFileSync(file('shell.json'), 'utf8'))).toEqual({ version: '1.1.0' });
});

test('a source map stays as long as its file does, and goes with it', () => {
  begin();
  written('0.9.0/main.00000000.js', 31);
  written('.maps/0.9.0/main.00000000.js.map', 31);
  written('1.0.0/main.11111111.js', 90);
  written('.maps/1.0.0/main.11111111.js.map', 90);
  build('1.0.0', 'main.11111111.js');
  const maps = ['.maps/0.9.0/main.00000000.js.map', '.maps/1.0.0/main.11111111.js.map'];
  expect(maps.map(isThere)).toEqual([false, true]);
});

test('what no build has named for thirty days goes, with its compressed twins and its folder', () => {
  begin();
  written('0.9.0/main.00000000.js', 31);
  written('0.9.0/main.00000000.js.gz', 31);
  written('1.0.0/other.00000000.js', 29);
  written('old.00000000.js', 31);
  written('.source', 31);
  written('third-party-notices.txt', 31);
  written('1.0.0/main.11111111.js', 90);
  build('1.0.0', 'main.11111111.js');
  expect(['0.9.0', 'old.00000000.js'].map(isThere)).toEqual([false, false]);
  const stay = ['1.0.0/other.00000000.js', '1.0.0/main.11111111.js', '.source', 'third-party-notices.txt'];
  expect(stay.map(isThere)).toEqual([true, true, true, true]);
});
