import type { CountRow, Suspect } from 'shared-domain';
import { copied, filled } from './clipboard.rules.ts';
import type { Column } from './columns.ts';
import { gridOf } from './grid.rules.ts';
import type { GridRow } from './grid-row.ts';

const SUSPECTS: Suspect[] = [
  { id: 7, validity_condition: 'Equipment malfunction', excludes: true },
  { id: 9, validity_condition: 'Implausibly high', excludes: true },
];
const count = (id: number, part: Partial<CountRow> = {}): CountRow => ({
  id,
  date: `2025-05-06 0${id}:00:00`,
  flowid_txdot: 'AU0001-1-2-1-0',
  count_type: 'Bicycle',
  direction: 'North',
  count_int: 60,
  count: 5,
  suspect_id: null,
  note: null,
  certified: false,
  vendor_status: null,
  ...part,
});
const COUNTS = [
  count(0, { suspect_id: 9, note: 'parade' }),
  count(1, { suspect_id: 7 }),
  count(2, { certified: true }),
  count(3, { note: 'rain' }),
];
const rows = (selected: number[] = []): GridRow[] =>
  gridOf(COUNTS).rows.map((row, i) => ({ ...row, selected: selected.includes(i) }));

test.each([
  ['note', [], 0, { text: 'parade', count: 1 }],
  ['suspect', [], 0, { text: 'Implausibly high', count: 1 }],
  ['suspect', [], 3, { text: '', count: 1 }],
  ['suspect', [0, 1, 3], 1, { text: 'Implausibly high\nEquipment malfunction\n', count: 3 }],
  ['note', [0, 1, 3], 0, { text: 'parade\n\nrain', count: 3 }],
  ['note', [0, 1], 3, { text: 'rain', count: 1 }],
  ['date', [], 0, null],
  ['note', [], 9, null],
] as const)('copying %s with rows %j selected at row %i takes %j', (column, selected, index, expected) => {
  expect(copied(rows([...selected]), { index, column, suspects: SUSPECTS })).toEqual(expected);
});

const notes = (text: string, index: number, selected: number[], column: Column = 'note') =>
  filled(rows(selected), { index, column, text, suspects: SUSPECTS });

test('a single value fills every selected row', () => {
  const { rows: done, count: number } = notes('same', 0, [0, 1, 3]);
  expect(done.map(({ note }) => note)).toEqual(['same', 'same', '', 'same']);
  expect(number).toBe(3);
});

test('a single value beside the selection fills its own row', () => {
  expect(notes('one', 1, [0, 3]).rows.map(({ note }) => note)).toEqual(['parade', 'one', '', 'rain']);
});

test('several lines fill downward, whatever is selected; a certified row takes up its line', () => {
  const { rows: done, count: number } = notes('a\nb\nc\nd', 0, [0, 3]);
  expect(done.map(({ note }) => note)).toEqual(['a', 'b', '', 'd']);
  expect(number).toBe(3);
});

test('what was copied of one column can be pasted into another place', () => {
  const taken = copied(rows([0, 1]), { index: 0, column: 'suspect', suspects: SUSPECTS });
  const done = notes(taken?.text ?? '', 1, [], 'suspect');
  expect(done.rows.map(({ suspect_id }) => suspect_id)).toEqual([9, 9, null, null]);
});

test.each([
  [
    'nothing',
    '',
    [
      [null, ''],
      [7, ''],
      [null, ''],
      [null, 'rain'],
    ],
  ],
  [
    'blanks',
    '  ',
    [
      [null, ''],
      [7, ''],
      [null, ''],
      [null, 'rain'],
    ],
  ],
  [
    'a number',
    '7',
    [
      [7, ''],
      [7, ''],
      [null, ''],
      [null, 'rain'],
    ],
  ],
  [
    'an unknown name',
    'Martians',
    [
      [9, ''],
      [7, ''],
      [null, ''],
      [null, 'rain'],
    ],
  ],
])('%s pasted as a suspect', (_, text, expected) => {
  const done = filled(rows([]), { index: 0, column: 'suspect', text: `${text}\t`, suspects: SUSPECTS });
  expect(done.rows.map(({ suspect_id, note }) => [suspect_id, note])).toEqual(expected);
});

test('more values than columns are left out, and an empty line clears its note', () => {
  expect(notes('a\tb\tc\n\nd', 0, []).rows.map(({ note }) => note)).toEqual(['a', '', '', 'rain']);
});

test('rows that take nothing keep their identity, so that only changed ones are drawn', () => {
  const before = rows([]);
  const { rows: done } = filled(before, { index: 1, column: 'note', text: 'x', suspects: SUSPECTS });
  expect(done.map((row, i) => row === before[i])).toEqual([true, false, true, true]);
});

test('a certified row among the selected ones is copied with them, and pasted into by none', () => {
  const taken = copied(rows([0, 2]), { index: 0, column: 'note', suspects: SUSPECTS });
  expect(taken).toEqual({ text: 'parade\n', count: 2 });
  expect(notes('same', 0, [0, 2]).rows.map(({ note }) => note)).toEqual(['same', '', '', 'rain']);
});
