import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderTarget } from './folder-target.ts';
import { switchOff, switchOn } from './commands.ts';
import { readChanges } from './registry-changes.ts';
import type { Target } from './target.ts';
import { changesInDays, releaseOf } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A target that counts what is read of it. */
function counting(): Target & { reads: string[] } {
  const target = folderTarget(folder);
  const reads: string[] = [];
  const read = (key: string) => {
    reads.push(key);
    return target.read(key);
  };
  return { ...target, read, reads };
}
async function layDown(count: number): Promise<void> {
  const target = folderTarget(folder);
  const versions = Array.from({ length: count }, (_, index) => ({ entry: releaseOf(`1.0.${index}`) }));
  for (const change of changesInDays('mfe-qc', versions))
    await target.write(`changes/${change.id}.json`, Buffer.from(JSON.stringify(change)), { forever: true });
}
const asked = { by: 'Ann', why: 'Wrong sums' };

test('a thousand changes are read as one snapshot and what came since', async () => {
  await layDown(1200);
  const first = counting();
  await switchOff(first, 'mfe-qc', asked);
  expect(first.reads.filter((key) => key.startsWith('changes/'))).toHaveLength(1201);

  const next = counting();
  const registry = await switchOn(next, 'mfe-qc', asked);
  expect(registry.revision).toBe(1202);
  expect(registry.remotes[0]?.version).toBe('1.0.1199');
  expect(next.reads.filter((key) => /^(changes|snapshots)\//.test(key))).toHaveLength(2);
  expect(await next.list('changes/')).toHaveLength(1);
  expect(await next.list('snapshots/')).toHaveLength(1);
  expect(await readChanges(folderTarget(folder))).toHaveLength(1202);
});

test('of changes made at once, while they are folded, none is lost', async () => {
  await layDown(95);
  const names = Array.from({ length: 20 }, (_, index) => `mfe-${String.fromCodePoint(97 + index)}`);
  // each by a process of its own
  await Promise.all(names.map((name) => switchOff(folderTarget(folder), name, asked)));
  const changes = await readChanges(folderTarget(folder));
  expect(changes).toHaveLength(115);
  expect(new Set(changes.map(({ remote }) => remote))).toEqual(new Set(['mfe-qc', ...names]));
  const registry = await switchOn(folderTarget(folder), 'mfe-a', asked);
  expect(Object.keys(registry.off ?? {})).toHaveLength(19);
  expect(registry.revision).toBe(116);
});

test('a change that was folded between being listed and being read is found in the snapshot', async () => {
  await layDown(100);
  const target = folderTarget(folder);
  let isFirst = true;
  const late: Target = {
    ...target,
    list: async (prefix) => {
      const found = await target.list(prefix);
      if (prefix === 'snapshots/' && isFirst) {
        isFirst = false;
        await switchOff(target, 'mfe-admin', asked);
      }
      return found;
    },
  };
  expect(await readChanges(late)).toHaveLength(101);
});
