import { momentOf, nextId, versionsToKeep } from './changes.rules.ts';
import { changesInDays, releaseOf } from './testing.ts';

test('a change comes after all others even where the clock runs behind', () => {
  const [last] = changesInDays('mfe-qc', [{ entry: releaseOf('1.0.0') }]);
  const id = nextId(last ? [last] : [], new Date('2025-02-01T00:00:00Z'), 'bbbbbb');
  expect(momentOf(id)).toBe('2026-01-01T00:00:00.001Z');
});

describe('of four versions, a day each', () => {
  const changes = changesInDays(
    'mfe-qc',
    ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => ({ entry: releaseOf(version) })),
  );
  const keep = (openSince: string, count: number, named: string[] = []) =>
    [...versionsToKeep(changes, 'mfe-qc', { keep: count, openSince: new Date(openSince), named })].toSorted();

  test.each<[string, string, number, string[], string[]]>([
    ['the last', '2026-02-01', 1, [], ['1.3.0']],
    ['the last two', '2026-02-01', 2, [], ['1.2.0', '1.3.0']],
    ['one that was in use until the 3rd', '2026-01-03', 1, [], ['1.1.0', '1.2.0', '1.3.0']],
    ['none that ended an hour before', '2026-01-03T01:00:00Z', 1, [], ['1.2.0', '1.3.0']],
    ['one that the registry or a tab names', '2026-02-01', 1, ['1.0.0'], ['1.0.0', '1.3.0']],
  ])('%s stays', (_, openSince, count, named, expected) => {
    expect(keep(openSince, count, named)).toEqual(expected);
  });

  test('what is on trial stays', () => {
    const [, , , last] = changes;
    const trial = { ...releaseOf('1.4.0'), share: 0.1 };
    const more = changesInDays('mfe-qc', [{ kind: 'trial', entry: last?.entry ?? null, trial }], 5);
    const bounds = { keep: 1, openSince: new Date('2026-02-01'), named: [] };
    expect(versionsToKeep([...changes, ...more], 'mfe-qc', bounds)).toContain('1.4.0');
  });
});
