import { cardOrder, sortKey, sortOf } from './cards.rules.ts';

const fields = (columns: Parameters<typeof cardOrder>[0]) => cardOrder(columns).map(({ field }) => field);

test.each([
  [
    'name, reason, rest, actions',
    [
      { field: 'id' },
      { field: 'name', rowHeader: true },
      { field: 'city' },
      { field: 'actions' },
      { field: 'days', leads: true },
    ],
    ['name', 'days', 'id', 'city', 'actions'],
  ],
  [
    'the box that chooses a row before its name',
    [{ field: 'id' }, { field: 'name', rowHeader: true }, { field: 'select' }],
    ['select', 'name', 'id'],
  ],
  [
    'several reasons in the order of the table',
    [
      { field: 'b', leads: true },
      { field: 'a', leads: true },
      { field: 'name', rowHeader: true },
    ],
    ['name', 'b', 'a'],
  ],
])('a card has %s', (_, columns, order) => expect(fields(columns)).toEqual(order));

test.each([
  [{ field: 'days', order: 'desc' }, 'days~desc'],
  [{ field: 'name', order: 'asc' }, 'name~asc'],
  [null, ''],
] as const)('%j is the option %j, and back', (sort, key) => {
  expect(sortKey(sort)).toBe(key);
  expect(sortOf(key)).toEqual(sort);
});
