import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from './lock-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-'));
const file = path.join(folder, 'count-exchange.lock');
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('the lock names its process and goes with its release', () => {
  const release = takeLock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
  expect(existsSync(file)).toBe(false);
});

test('a folder that a living process holds is refused with what to do', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => takeLock(file)).toThrow(
    `The data folder ${folder} is in use by another Count Exchange (process ${process.ppid}). Stop it first, or set COUNT_EXCHANGE_DATA to another folder.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test.each([
  ['a process that has died', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['a process with the same number before a restart', () => String(process.pid)],
  ['a write that was cut off', () => ''],
])('the lock of %s is taken over', (_, content) => {
  writeFileSync(file, content());
  takeLock(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
