import { emptied, enlarged } from './replies.rules.ts';

test.each([
  ['a list', [1, 2], []],
  ['the lists of a record', { data: [1], total: 1 }, { data: [], total: 1 }],
  ['a record without lists', { id: 7 }, { id: 7 }],
  ['nothing', null, null],
])('%s is emptied', (_, reply, empty) => {
  expect(emptied(reply)).toEqual(empty);
});

test('a list grows to ten thousand rows, each with an id of its own', () => {
  const rows = enlarged([
    { id: 1, key: 'a', name: 'Shoal Creek' },
    { id: 2, key: 'b', name: 'Lamar' },
  ]) as { id: number; key: string; name: string }[];
  expect(rows).toHaveLength(10_000);
  expect(rows[3]).toEqual({ id: 1_000_002, key: 'b-1', name: 'Lamar' });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(10_000);
});

test('what has no rows has nothing to repeat', () => {
  expect(enlarged({ data: [], total: 0 })).toEqual({ data: [], total: 0 });
});
