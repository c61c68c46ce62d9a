import { fitLook, lookOf, sameLook } from './views.rules.ts';

const columns = [
  { field: 'name', filter: 'text' as const, sortable: true, rowHeader: true },
  { field: 'city', filter: 'select' as const, sortable: true },
  { field: 'days' },
  { field: 'actions' },
];
const byName = { field: 'name', order: 'asc' as const };
const byCity = { field: 'city', order: 'desc' as const };
const plain = { columns: null, filters: [], sort: null };

test.each([
  ['a table as it comes', { filters: {}, sort: byName, columns: null }, plain],
  ['an empty filter', { filters: { city: '' }, sort: byName, columns: null }, plain],
  ['all columns in their order', { filters: {}, sort: byName, columns: ['name', 'city', 'days'] }, plain],
  [
    'what was chosen',
    { filters: { city: 'Austin', gone: 'x' }, sort: byCity, columns: ['days', 'name'] },
    { columns: ['days', 'name'], filters: [{ field: 'city', value: 'Austin' }], sort: byCity },
  ],
])('%s is kept', (_what, shown, expected) => expect(lookOf(columns, shown, byName)).toEqual(expected));

test('a view of an older table is shown as far as it goes, with what is left out', () =>
  expect(
    fitLook(
      columns,
      {
        columns: ['street', 'name'],
        filters: [
          { field: 'city', value: 'Austin' },
          { field: 'days', value: '3' },
        ],
        sort: { field: 'days', order: 'asc' },
      },
      byName,
    ),
  ).toEqual({
    look: { columns: ['name'], filters: [{ field: 'city', value: 'Austin' }], sort: null },
    lost: ['street', 'days'],
  }));

test('a view that fits loses nothing', () => {
  const look = { columns: ['city', 'name'], filters: [], sort: byCity };
  expect(fitLook(columns, look, byName)).toEqual({ look, lost: [] });
});

test.each([
  [plain, plain, true],
  [plain, { ...plain, sort: byCity }, false],
  [plain, { ...plain, columns: ['name'] }, false],
  [
    {
      ...plain,
      filters: [
        { field: 'a', value: '1' },
        { field: 'b', value: '2' },
      ],
    },
    {
      ...plain,
      filters: [
        { field: 'b', value: '2' },
        { field: 'a', value: '1' },
      ],
    },
    true,
  ],
])('%j and %j show the same: %s', (one, other, same) => expect(sameLook(one, other)).toBe(same));
