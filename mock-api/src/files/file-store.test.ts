import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

  test.each(['../secret.csv', '/etc/passwd', 'a/b.csv', '..', '', 'a.csv.part'])(
    'refuses the name "%s"',
    async (name) => {
      await expect((async () => store.write(name, pieces('x')))()).rejects.toThrow(RangeError);
    },
  );
});
