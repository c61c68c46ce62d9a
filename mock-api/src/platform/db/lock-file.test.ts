import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from './lock-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-'));
const note = path.join(folder, 'in-use.json');
const earlier = path.join(folder, 'count-exchange.lock');
let release: (() => void) | null = null;
afterEach(() => {
  release?.();
  release = null;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('who holds the lock is noted for people, and the note goes with the release', () => {
  const free = takeLock(folder);
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ host: hostname(), process: process.pid });
  free();
  expect(existsSync(note)).toBe(false);
});

test('a folder that is held is refused with who holds it and what to do', () => {
  release = takeLock(folder);
  const { since } = JSON.parse(readFileSync(note, 'utf8')) as { since: string };
  expect(() => takeLock(folder)).toThrow(
    `The data folder ${folder} is in use by another Count Exchange (process ${process.pid} on ${hostname()}, since ${since}). Stop it first, or set COUNT_EXCHANGE_DATA to another folder.`,
  );
  // being refused took nothing from the one that has it
  expect(() => takeLock(folder)).toThrow('is in use');
});

test('one that has been released is free for the next', () => {
  takeLock(folder)();
  release = takeLock(folder);
});

test('the lock and its note are nobody else’s to read', () => {
  release = takeLock(folder);
  for (const file of ['in-use.lock', 'in-use.json'])
    expect((statSync(path.join(folder, file)).mode & 0o777).toString(8)).toBe('600');
});

test.each([
  ['a process that has died', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['a process with the same number before a restart', () => String(process.pid)],
  ['a number that another program has by now', () => String(process.ppid)],
  ['a write that was cut off', () => ''],
])('what an earlier release left, the lock of %s, stops nobody', (_, content) => {
  writeFileSync(earlier, content());
  release = takeLock(folder);
  expect(existsSync(earlier)).toBe(false);
});

test('a note that was left, or cut off, holds nothing', () => {
  writeFileSync(note, '{"host":"gone","process":1,');
  release = takeLock(folder);
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ process: process.pid });
});
