import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { treeCopy } from './copy-tree.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-copy-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const from = path.join(root, 'from');
const to = path.join(root, 'to');
const long = new Date(Date.now() - 60_000);

function put(name: string, text: string, changed = new Date()): void {
  mkdirSync(path.dirname(path.join(from, name)), { recursive: true });
  writeFileSync(path.join(from, name), text);
  utimesSync(path.join(from, name), changed, changed);
}
const copied = (name: string) => readFileSync(path.join(to, name), 'utf8');

test('the second time only what has changed is copied, and what has gone goes', async () => {
  put('base/1', 'old', long);
  put('base/2', 'old', long);
  put('base/just-now', 'old');
  put('wal/1', 'old', long);
  put('upload.csv.0a0b.part', 'half');
  const copy = treeCopy(from, to);
  await copy.bringUpToDate();
  expect(readdirSync(to, { recursive: true }).map(String).toSorted()).toEqual(
    ['base', 'base/1', 'base/2', 'base/just-now', 'wal', 'wal/1'].map((name) => path.join(name)),
  );

  // as long as before, at the same time by its clock: but shortly before it was looked at, so it may be another
  writeFileSync(path.join(to, 'base/just-now'), 'torn');
  writeFileSync(path.join(to, 'base/1'), 'left alone');
  put('base/2', 'new');
  rmSync(path.join(from, 'wal'), { recursive: true });
  await copy.bringUpToDate();
  expect(copied('base/just-now')).toBe('old');
  expect(copied('base/1')).toBe('left alone');
  expect(copied('base/2')).toBe('new');
  expect(readdirSync(to)).toEqual(['base']);
});
