import { tableCsv, tableFileName } from './table-csv.rules.ts';

type Row = { name: string; note: string | null; days: number };
const columns = [
  { field: 'select', header: 'Choose', value: () => 1 },
  { field: 'name', header: 'Name', value: (row: Row) => row.name },
  { field: 'note', header: 'Note, of whom', value: (row: Row) => row.note },
  { field: 'days', header: 'Days', value: (row: Row) => row.days, csv: (row: Row) => row.days * 2 },
  { field: 'share', header: 'Share', value: () => 0.5, cardsOnly: true },
  { field: 'actions', header: 'Actions', value: () => null },
];
const file = (...rows: Row[]) => tableCsv(rows, columns);

test('headings and rows as RFC 4180 has them, without boxes and buttons', () =>
  expect(file({ name: 'Shoal Creek', note: null, days: 2 })).toBe(
    '\ufeffName,"Note, of whom",Days,Share\r\nShoal Creek,,4,0.5\r\n',
  ));

test('words beside a number have a column of their own, so that the number stays one', () => {
  const beside = { header: 'Notes, days', value: ({ days }: Row) => (days > 1 ? '=in part, so far' : null) };
  const more = columns.map((column) => (column.field === 'days' ? { ...column, csvBeside: beside } : column));
  const rows = [2, 1].map((days) => ({ name: 'A', note: null, days }));
  expect(tableCsv(rows, more)).toBe(
    '\ufeffName,"Note, of whom",Days,"Notes, days",Share\r\nA,,4,"\'=in part, so far",0.5\r\nA,,2,,0.5\r\n',
  );
});

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a sum', '+1', "'+1"],
  ['a minus', '-1', "'-1"],
  ['an at sign', '@x', "'@x"],
  ['quotes', 'the "creek"', '"the ""creek"""'],
  ['two lines', 'one\ntwo', '"one\ntwo"'],
  ['a formula with a comma', '=A1,B1', '"\'=A1,B1"'],
])('%s is written harmless and whole', (_what, note, expected) =>
  expect(file({ name: 'A', note, days: 1 }).split('A,')[1]).toBe(`${expected},2,0.5\r\n`),
);

test('a number below zero stays a number', () =>
  expect(file({ name: 'A', note: null, days: -1 })).toContain('A,,-2,'));

test.each([
  ['Stations', '2026-03-02 Stations.csv'],
  ['Published / Drafts: "all"', '2026-03-02 Published Drafts all.csv'],
])('the file of %s is called %s', (table, name) => expect(tableFileName('2026-03-02', table)).toBe(name));
