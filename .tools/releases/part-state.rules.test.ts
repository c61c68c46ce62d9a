import type { RegistryEntry } from '../../shared-ui/domain/src/registry/registry.ts';
import type { Change } from './changes.rules.ts';
import { registryAfter, releaseBefore, stateOf } from './part-state.rules.ts';
import { changesInDays, releaseOf, shellOf } from './testing.ts';

const put = (version: string): Partial<Change> => ({ entry: releaseOf(version) });
const back = (version: string | null): Partial<Change> => ({
  kind: 'rollback',
  entry: version === null ? null : releaseOf(version),
});
const after = (...steps: Partial<Change>[]) => changesInDays('mfe-qc', steps);
const versionOf = (release: { version: string } | null) => release?.version ?? null;
const entryAfter = (...steps: Partial<Change>[]): RegistryEntry | undefined =>
  registryAfter(after(...steps)).remotes[0];

test('the registry names the last version of each remote, in whatever order the changes are read', () => {
  const changes = [
    ...after(put('1.0.0'), put('1.1.0')),
    ...changesInDays('mfe-admin', [{ entry: releaseOf('2.0.0', { name: 'mfe-admin' }) }], 9),
  ];
  const { revision, remotes } = registryAfter(changes.toReversed());
  expect(remotes.map(({ name, version }) => [name, version])).toEqual([
    ['mfe-admin', '2.0.0'],
    ['mfe-qc', '1.1.0'],
  ]);
  expect(revision).toBe(3);
});

test('the shell stands by itself', () => {
  const registry = registryAfter(changesInDays('shell', [{ entry: shellOf('1.0.0') }]));
  expect(registry).toEqual({ revision: 1, remotes: [], shell: shellOf('1.0.0') });
});

test.each<[string, Partial<Change>[], string | null]>([
  ['to what ran before', [put('1.0.0'), put('1.1.0')], '1.0.0'],
  ['further each time', [put('1.0.0'), put('1.1.0'), put('1.2.0'), back('1.1.0')], '1.0.0'],
  ['out of the registry from the first', [put('1.0.0')], null],
  ['past what was taken back before', [put('1.0.0'), put('1.1.0'), back('1.0.0'), put('1.2.0')], '1.0.0'],
  [
    'not to what was taken back and put in use again by its name, once that is taken back again',
    [put('1.0.0'), put('1.1.0'), back('1.0.0'), back('1.1.0'), back('1.0.0'), put('1.2.0')],
    '1.0.0',
  ],
  ['to one that was named again', [put('1.0.0'), put('1.1.0'), back('1.0.0'), back('1.1.0')], '1.0.0'],
  ['from where a name led, not up again', [put('1.0.0'), put('1.1.0'), put('1.2.0'), back('1.0.0')], null],
  ['past the same version deployed twice', [put('1.0.0'), put('1.1.0'), put('1.1.0')], '1.0.0'],
])('going back leads %s', (_, steps, expected) => {
  expect(versionOf(releaseBefore(after(...steps), 'mfe-qc'))).toBe(expected);
});

test('what is named is what is gone back to, taken back or not', () => {
  const changes = after(put('1.0.0'), put('1.1.0'), back('1.0.0'));
  expect(stateOf(changes, 'mfe-qc').bad).toEqual(new Set(['1.1.0']));
  expect(versionOf(releaseBefore(changes, 'mfe-qc', '1.1.0'))).toBe('1.1.0');
  expect(stateOf([...changes, ...changesInDays('mfe-qc', [back('1.1.0')], 9)], 'mfe-qc').bad).toEqual(
    new Set(),
  );
  expect(() => releaseBefore(changes, 'mfe-qc', '9.0.0')).toThrow('mfe-qc 9.0.0 was never deployed here.');
  expect(() => releaseBefore([], 'mfe-qc')).toThrow('mfe-qc is not deployed here.');
});

test('three releases before stand beside the present one, without those that are bad', () => {
  const steps = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map(put);
  expect(entryAfter(...steps, back('1.3.0'), put('1.5.0'))?.before?.map(versionOf)).toEqual([
    '1.3.0',
    '1.2.0',
    '1.1.0',
  ]);
  expect(entryAfter(put('1.0.0'))?.before).toBeUndefined();
});

const off = { why: 'Wrong sums', whyEs: 'Sumas incorrectas' };
const disabled = (version: string | null): Partial<Change> => ({
  kind: 'disable',
  entry: version === null ? null : releaseOf(version),
  off,
});

test.each<[string, Partial<Change>[]]>([
  ['nothing', [put('1.0.0'), disabled('1.0.0')]],
  ['a deploy', [put('1.0.0'), disabled('1.0.0'), put('1.1.0')]],
  ['a rollback', [put('1.0.0'), put('1.1.0'), disabled('1.1.0'), back('1.0.0')]],
  ['a first deploy', [disabled(null), put('1.0.0')]],
])('a switch that was thrown stays thrown after %s', (_, steps) => {
  expect(registryAfter(after(...steps))).toMatchObject({
    off: { 'mfe-qc': off },
    remotes: [{ name: 'mfe-qc', disabled: off }],
  });
  const on = [...steps, { kind: 'enable' as const, entry: releaseOf('1.0.0') }];
  expect(registryAfter(after(...on)).off).toBeUndefined();
  expect(entryAfter(...on)?.disabled).toBeUndefined();
});

test('what only came with the server is off as well', () => {
  expect(registryAfter(after(disabled(null)))).toEqual({ revision: 1, remotes: [], off: { 'mfe-qc': off } });
});

test('what an older tool switched off, and its next deploy on again, is on', () => {
  const older = {
    kind: 'disable' as const,
    entry: { ...releaseOf('1.0.0'), disabled: { why: 'Wrong sums' } },
  };
  expect(registryAfter(after(put('1.0.0'), older)).off).toEqual({ 'mfe-qc': { why: 'Wrong sums' } });
  expect(registryAfter(after(put('1.0.0'), older, put('1.1.0'))).off).toBeUndefined();
});

test('a trial stands beside what is in use, until it is over', () => {
  const trial = { ...releaseOf('1.1.0'), share: 0.1 };
  const steps: Partial<Change>[] = [put('1.0.0'), { kind: 'trial', ...put('1.0.0'), trial }];
  expect(entryAfter(...steps)).toEqual({ ...releaseOf('1.0.0'), trial });
  const stopped = after(...steps, { kind: 'stop', ...put('1.0.0') });
  expect(registryAfter(stopped).remotes).toEqual([releaseOf('1.0.0')]);
  expect(stateOf(stopped, 'mfe-qc').bad).toEqual(new Set(['1.1.0']));
  expect(entryAfter(...steps, put('1.1.0'))).toEqual({ ...releaseOf('1.1.0'), before: [releaseOf('1.0.0')] });
});
