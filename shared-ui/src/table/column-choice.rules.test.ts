import {
  chosenColumns,
  hasChoice,
  hasLooks,
  keptChoice,
  plainChoice,
  shownFields,
  standardChoice,
  withColumn,
  withMoved,
  type ColumnChoice,
} from './column-choice.rules.ts';

const columns = [
  { field: 'select' },
  { field: 'id' },
  { field: 'name', rowHeader: true },
  { field: 'city' },
  { field: 'progress', cardsOnly: true },
  { field: 'actions' },
];
const fieldsOf = (choice: ColumnChoice) => chosenColumns(columns, choice).map(({ field }) => field);

test.each<[string, ColumnChoice, string[]]>([
  ['no choice', null, ['select', 'id', 'name', 'city', 'progress', 'actions']],
  ['another order', ['city', 'name', 'id'], ['select', 'city', 'name', 'id', 'progress', 'actions']],
  ['fewer', ['name', 'city'], ['select', 'name', 'city', 'progress', 'actions']],
  ['all but what names the row', ['city'], ['select', 'name', 'city', 'progress', 'actions']],
  ['a column that is gone', ['name', 'gone'], ['select', 'name', 'progress', 'actions']],
  ['one said twice', ['name', 'city', 'name'], ['select', 'name', 'city', 'progress', 'actions']],
  ['what can’t be chosen', ['actions', 'select', 'name'], ['select', 'name', 'progress', 'actions']],
])('%s', (_what, choice, expected) => expect(fieldsOf(choice)).toEqual(expected));

const withExtra = columns.map((column) => (column.field === 'city' ? { ...column, extra: true } : column));

test.each<[string, typeof columns, ColumnChoice]>([
  ['none', columns, null],
  ['one', withExtra, ['id', 'name']],
])('of %s extra columns, who chose nothing sees the others', (_what, of, expected) =>
  expect(standardChoice(of)).toEqual(expected),
);

test.each<[string, typeof columns, ColumnChoice, ColumnChoice]>([
  ['all, where that is usual', columns, null, null],
  ['fewer, where all are usual', columns, ['id', 'name'], ['id', 'name']],
  ['all, where that is not usual', withExtra, null, ['id', 'name', 'city']],
  ['what is usual', withExtra, ['id', 'name'], null],
  ['another order', withExtra, ['name', 'id'], ['name', 'id']],
])('%s: kept as that', (_what, of, choice, expected) => expect(keptChoice(of, choice)).toEqual(expected));

test.each<[ColumnChoice, ColumnChoice]>([
  [null, null],
  [['id', 'name', 'city'], null],
  [
    ['city', 'name', 'id'],
    ['city', 'name', 'id'],
  ],
  [['name', 'gone'], ['name']],
])('%j is in short %j', (choice, expected) => expect(plainChoice(columns, choice)).toEqual(expected));

test.each<[ColumnChoice, string, boolean, string[]]>([
  [null, 'city', false, ['id', 'name']],
  [['name', 'id'], 'city', true, ['name', 'id', 'city']],
  [null, 'name', false, ['name', 'id', 'city']],
])('%j with %s shown %s', (choice, field, shown, expected) =>
  expect(shownFields(columns, withColumn(columns, choice, field, shown))).toEqual(expected),
);

test.each<[ColumnChoice, string, -1 | 1, string[]]>([
  [null, 'city', -1, ['id', 'city', 'name']],
  [null, 'id', 1, ['name', 'id', 'city']],
  [null, 'id', -1, ['id', 'name', 'city']],
  [null, 'city', 1, ['id', 'name', 'city']],
  [['name', 'id'], 'city', -1, ['name', 'id']],
  [['id', 'city', 'name'], 'name', -1, ['id', 'name', 'city']],
])('%j with %s moved by %i', (choice, field, by, expected) =>
  expect(shownFields(columns, withMoved(columns, choice, field, by))).toEqual(expected),
);

test.each([
  ['two, a box and buttons', columns.slice(0, 3).concat({ field: 'actions' }), false],
  ['three, a box and buttons', columns, true],
])('a table of %s: its columns can be chosen: %s', (_what, of, expected) =>
  expect(hasChoice(of)).toBe(expected),
);

test.each([
  ['neither', [{}, {}], false],
  ['neither, and says so', [{ sortable: false, filter: undefined }], false],
  ['put in order', [{}, { sortable: true }], true],
  ['narrowed', [{ filter: 'text' as const }], true],
])('a table that is %s has looks to keep: %s', (_what, of, expected) => expect(hasLooks(of)).toBe(expected));
