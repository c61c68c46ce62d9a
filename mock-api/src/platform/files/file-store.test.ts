import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFileStore } from './folder-file-store.ts';
import type { FileStore } from './file-store.ts';
import { memoryFileStore } from './memory-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* breaksOff(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('half'));
  throw new Error('connection lost');
}

async function textOf(store: FileStore, ...args: Parameters<FileStore['read']>): Promise<string> {
  let text = '';
  for await (const piece of store.read(...args)) text += Buffer.from(piece).toString();
  return text;
}

describe.each([
  ['in a folder', folderFileStore(join(folder, 'files'))],
  ['in memory', memoryFileStore()],
])('a store %s', (_, store) => {
  test('gives back what was stored, whole or in part', async () => {
    expect(await store.write('a1.csv', pieces('Date,', 'NB\n', '1'))).toBe(9);
    expect(await textOf(store, 'a1.csv')).toBe('Date,NB\n1');
    expect(await textOf(store, 'a1.csv', { start: 5, end: 7 })).toBe('NB');
    expect(await store.size('a1.csv')).toBe(9);
  });

  test('keeps nothing of a file that breaks off', async () => {
    await expect(store.write('b2.csv', breaksOff())).rejects.toThrow('connection lost');
    expect(await store.size('b2.csv')).toBeNull();
    expect(readdirSync(join(folder, 'files')).filter((name) => name.startsWith('b2'))).toEqual([]);
  });

  test('takes a file away, also twice', async () => {
    await store.write('c3.csv', pieces('x'));
    await store.remove('c3.csv');
    await store.remove('c3.csv');
    expect(await store.size('c3.csv')).toBeNull();
  });

  test('tells every whole file', async () => {
    await store.write('d4.csv', pieces('x'));
    const listed = (await store.list()).find(({ name }) => name === 'd4.csv');
    expect(listed?.changed.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each(['../secret.csv', '/etc/passwd', 'a/b.csv', '..', '', 'a.csv.part'])(
    'refuses the name "%s"',
    async (name) => {
      await expect((async () => store.write(name, pieces('x')))()).rejects.toThrow(RangeError);
    },
  );
});

test('parts that a process has left are taken away, those that are written to stay', async () => {
  const files = join(folder, 'parts');
  const store = folderFileStore(files);
  await store.write('e5.csv', pieces('x'));
  writeFileSync(join(files, 'old.csv.part'), 'half');
  utimesSync(join(files, 'old.csv.part'), new Date('2026-03-01'), new Date('2026-03-01'));
  writeFileSync(join(files, 'new.csv.part'), 'half');
  await store.removeParts(new Date('2026-03-02'));
  expect(readdirSync(files).toSorted()).toEqual(['e5.csv', 'new.csv.part']);
  expect((await store.list()).map(({ name }) => name)).toEqual(['e5.csv']);
});

test('a folder that is not there yet holds nothing', async () => {
  const store = folderFileStore(join(folder, 'none'));
  await store.removeParts(new Date());
  expect(await store.list()).toEqual([]);
});
