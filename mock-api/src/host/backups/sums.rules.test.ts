import { backupName, differing } from './sums.rules.ts';

const of = (table: string, rows: number | null, sum: string | null) => ({ table, rows, sum });

test.each([
  ['nothing', [of('a', 1, '5')], [of('a', 1, '5')], []],
  ['a table with other contents', [of('a', 1, '5')], [of('a', 1, '6')], ['a']],
  ['a table with more rows', [of('a', 1, '0')], [of('a', 2, '0')], ['a']],
  ['a table that is missing', [of('a', 1, '5'), of('b', 0, '0')], [of('a', 1, '5')], ['b']],
  ['a table that came besides', [], [of('b', 0, '0')], ['b']],
  ['not what was too large to be read', [of('a', null, null)], [of('a', 9, '6')], []],
])('two readings differ in: %s', (_, one, other, expected) => {
  expect(differing(one, other)).toEqual(expected);
});

test('a backup is called by its time', () => {
  expect(backupName(new Date('2026-11-22T23:45:06.789Z'))).toBe('count-exchange-20261122-234506');
});
