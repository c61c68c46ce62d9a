import type { RegistryEntry } from '../../shared-ui/domain/src/registry/registry.ts';
import {
  entryBefore,
  momentOf,
  nextId,
  registryAfter,
  versionsToKeep,
  type Change,
} from './changes.rules.ts';

const entry = (version: string, name = 'mfe-qc'): RegistryEntry => ({
  name,
  version,
  contract: '^1.1',
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  routes: [],
  menu: [],
});
let day = 0;
function change(to: RegistryEntry | null, more: Partial<Change> = {}): Change {
  day += 1;
  const at = new Date(Date.UTC(2026, 0, day)).toISOString();
  const id = nextId([], new Date(at), 'aaaaaa');
  const base = { by: 'Ann', why: 'because', remote: 'mfe-qc', kind: 'deploy' as const, from: null };
  return { id, at, ...base, to: to?.version ?? null, entry: to, ...more };
}
beforeEach(() => {
  day = 0;
});

test('the registry names the last version of each remote, in whatever order the changes are read', () => {
  const changes = [change(entry('1.0.0')), change(entry('2.0.0', 'mfe-admin'), { remote: 'mfe-admin' })];
  changes.push(change(entry('1.1.0')));
  const names = registryAfter(changes.toReversed()).remotes.map(({ name, version }) => [name, version]);
  expect(names).toEqual([
    ['mfe-admin', '2.0.0'],
    ['mfe-qc', '1.1.0'],
  ]);
  expect(registryAfter(changes).revision).toBe(3);
});

test('a change comes after all others even where the clock runs behind', () => {
  const last = change(entry('1.0.0'), { at: '2026-03-01T10:00:00.000Z' });
  const id = nextId([last], new Date('2026-02-01T00:00:00Z'), 'bbbbbb');
  expect(momentOf(id)).toBe('2026-03-01T10:00:00.001Z');
});

test('going back leads to the version before, not to one that was switched off', () => {
  const off = { ...entry('1.1.0'), disabled: { why: 'wrong sums' } };
  const changes = [change(entry('1.0.0')), change(entry('1.1.0')), change(off), change(entry('1.2.0'))];
  expect(entryBefore(changes, 'mfe-qc')).toEqual(entry('1.1.0'));
  expect(entryBefore(changes, 'mfe-qc', '1.0.0')).toEqual(entry('1.0.0'));
  expect(entryBefore(changes.slice(0, 1), 'mfe-qc')).toBeNull();
  expect(() => entryBefore(changes, 'mfe-qc', '9.0.0')).toThrow('mfe-qc 9.0.0 was never deployed here.');
  expect(() => entryBefore([], 'mfe-qc')).toThrow('mfe-qc is not deployed here.');
});

test('the last versions stay, and those that an open tab may still use', () => {
  const changes = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => change(entry(version)));
  const keep = (openSince: string, count: number) =>
    [...versionsToKeep(changes, 'mfe-qc', { keep: count, openSince: new Date(openSince) })].sort();
  expect(keep('2026-02-01', 1)).toEqual(['1.3.0']);
  expect(keep('2026-02-01', 2)).toEqual(['1.2.0', '1.3.0']);
  // 1.1.0 was in use until the 3rd
  expect(keep('2026-01-03', 1)).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(keep('2026-01-03T01:00:00Z', 1)).toEqual(['1.2.0', '1.3.0']);
});
