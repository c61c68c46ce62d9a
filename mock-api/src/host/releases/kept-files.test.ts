import { existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptFiles } from './kept-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was asked for longest ago goes first when there is too much', async () => {
  const kept = keptFiles(folder, 2500);
  const key = (name: string) => `remotes/mfe-qc/1.0.0/${name}.js`;
  const old = new Date(Date.now() - 50 * 3_600_000);
  for (const name of ['a', 'b']) {
    await kept.keep([[key(name), new Uint8Array(1000)]]);
    utimesSync(kept.pathOf(key(name)), old, old);
  }
  const before = statSync(kept.pathOf(key('a'))).mtimeMs;
  await kept.use(key('a'));
  await kept.keep([[key('c'), new Uint8Array(800)]]);
  expect(['a', 'b', 'c'].map((name) => existsSync(kept.pathOf(key(name))))).toEqual([true, false, true]);
  // a validator goes by the time of the change
  expect(statSync(kept.pathOf(key('a'))).mtimeMs).toBe(before);
});
