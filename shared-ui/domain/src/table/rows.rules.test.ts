import { filterOptions, filterRows, sortRows, type CellValue } from './rows.rules.ts';

type Row = { name: string | null; days: number | null };
const rows: Row[] = [
  { name: 'Station 10', days: 3 },
  { name: 'Station 2', days: null },
  { name: 'ábaco', days: 12 },
  { name: null, days: 5 },
];
const columns = [
  { field: 'name', value: (row: Row): CellValue => row.name, filter: 'select' as const },
  { field: 'days', value: (row: Row): CellValue => row.days },
  { field: 'search', value: (row: Row): CellValue => row.name, filter: 'text' as const },
];
const names = (sorted: Row[]) => sorted.map(({ name }) => name);

test.each([
  ['name', 'asc', ['ábaco', 'Station 2', 'Station 10', null]],
  ['name', 'desc', ['Station 10', 'Station 2', 'ábaco', null]],
  ['days', 'asc', ['Station 10', null, 'ábaco', 'Station 2']],
  ['days', 'desc', ['ábaco', null, 'Station 10', 'Station 2']],
] as const)('sorted by %s %s, rows without a value come last', (field, order, expected) => {
  expect(names(sortRows(rows, columns, { field, order }, 'es'))).toEqual(expected);
});

test('without a sort, or by a column that is gone, rows keep their order', () => {
  expect(sortRows(rows, columns, null, 'en')).toEqual(rows);
  expect(sortRows(rows, columns, { field: 'gone', order: 'asc' }, 'en')).toEqual(rows);
});

test.each([
  [{ name: 'Station 2' }, ['Station 2']],
  [{ name: '' }, ['Station 10', 'Station 2', 'ábaco', null]],
  [{ search: 'STATION' }, ['Station 10', 'Station 2']],
  [{ name: 'Station 2', search: '10' }, []],
  [{ days: '3' }, ['Station 10', 'Station 2', 'ábaco', null]],
])('filtered by %j', (filters, expected) => {
  expect(names(filterRows(rows, columns, filters))).toEqual(expected);
});

test('a filter offers each value once, in order, and nothing for empty cells', () => {
  expect(filterOptions([...rows, ...rows], columns[0]!, 'en')).toEqual(['ábaco', 'Station 2', 'Station 10']);
});
