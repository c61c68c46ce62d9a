import type { CountRow, Suspect } from 'shared-domain';
import {
  editsOf,
  gridOf,
  isEdited,
  reduceGrid,
  shownDate,
  type GridAction,
  type GridState,
} from './grid.rules.ts';

const SUSPECTS: Suspect[] = [
  { id: 1, validity_condition: 'Equipment malfunction', excludes: true },
  { id: 9, validity_condition: 'Implausibly high', excludes: true },
];

function count(id: number, fields: Partial<CountRow> = {}): CountRow {
  return {
    id,
    date: `2025-05-06 0${id}:00:00`,
    flowid_txdot: 'AU0001-1-1-1-1',
    count_type: 'Bicycle',
    direction: 'North',
    count_int: 60,
    count: 10 + id,
    suspect_id: null,
    note: null,
    certified: false,
    vendor_status: null,
    ...fields,
  };
}

const fresh = (...rows: CountRow[]) => gridOf(rows.length ? rows : [count(0), count(1), count(2), count(3)]);
const after = (state: GridState, ...actions: GridAction[]) => actions.reduce(reduceGrid, state);
const selected = (state: GridState) => state.rows.filter((row) => row.selected).map((row) => row.count.id);
const edited = (state: GridState) => state.rows.filter(isEdited).map((row) => row.count.id);

test('a fresh page has no edits', () => {
  expect(edited(fresh(count(0, { note: 'seen', suspect_id: 9 }), count(1)))).toEqual([]);
});

test('an edit changes its row alone and keeps the others as they are', () => {
  const before = fresh();
  const state = after(before, { type: 'edit', index: 1, change: { note: 'rain', suspect_id: 9 } });
  expect(edited(state)).toEqual([1]);
  expect(state.rows[0]).toBe(before.rows[0]);
  expect(editsOf(state.rows.filter(isEdited))).toEqual([
    { id: 1, date: '2025-05-06 01:00:00', suspect_id: 9, note: 'rain' },
  ]);
});

test.each([
  ['note', { suspect_id: 9, note: '' }],
  ['suspect', { suspect_id: null, note: 'rain' }],
  [undefined, { suspect_id: null, note: '' }],
] as const)('restoring %s brings back what the server has', (column, expected) => {
  const state = after(
    fresh(),
    { type: 'edit', index: 0, change: { note: 'rain', suspect_id: 9 } },
    { type: 'restore', index: 0, column },
  );
  expect(state.rows[0]).toMatchObject(expected);
});

test('certified rows take no edit, no selection and no paste', () => {
  const before = fresh(count(0, { certified: true }), count(1));
  const state = after(
    before,
    { type: 'edit', index: 0, change: { note: 'late' } },
    { type: 'toggle', index: 0 },
    { type: 'selectAll', on: true },
    { type: 'paste', index: 0, column: 'note', text: 'a\nb', suspects: SUSPECTS },
  );
  expect(state.rows[0]).toBe(before.rows[0]);
  expect(selected(state)).toEqual([1]);
  expect(state.rows[1]?.note).toBe('b');
  expect(state.notice).toEqual({ what: 'pasted', count: 1 });
});

test('a range is selected from the anchor either way', () => {
  expect(selected(after(fresh(), { type: 'range', from: 1, to: 3 }))).toEqual([1, 2, 3]);
  expect(selected(after(fresh(), { type: 'range', from: 2, to: 0 }))).toEqual([0, 1, 2]);
  const toggled = after(fresh(), { type: 'toggle', index: 2 });
  expect(toggled.anchor).toBe(2);
  expect(selected(after(toggled, { type: 'toggle', index: 2 }))).toEqual([]);
});

test.each([
  ['back towards its start', { from: 0, before: 3, to: 1 }, [0, 1]],
  ['over its start to the other side', { from: 2, before: 3, to: 1 }, [1, 2]],
  ['on', { from: 0, before: 1, to: 2 }, [0, 1, 2]],
])('a range whose end moves %s selects what it reaches now', (_, { from, before, to }, rows) => {
  const state = after(fresh(), { type: 'range', from, to: before }, { type: 'range', from, to, before });
  expect(selected(state)).toEqual(rows);
});

test.each([
  [
    'note',
    'rain\nsnow\n',
    [
      [null, 'rain'],
      [null, 'snow'],
      [null, ''],
    ],
  ],
  [
    'note',
    'rain\r\nsnow',
    [
      [null, 'rain'],
      [null, 'snow'],
      [null, ''],
    ],
  ],
  [
    'suspect',
    'Implausibly high\tspike\n1\tbroken',
    [
      [9, 'spike'],
      [1, 'broken'],
      [null, ''],
    ],
  ],
  [
    'suspect',
    'implausibly HIGH\nno such thing',
    [
      [9, ''],
      [null, ''],
      [null, ''],
    ],
  ],
  [
    'note',
    'x'.repeat(120),
    [
      [null, 'x'.repeat(100)],
      [null, ''],
      [null, ''],
    ],
  ],
] as const)('pasting into %s fills downward: %j', (column, text, expected) => {
  const state = after(fresh(), { type: 'paste', index: 1, column, text, suspects: SUSPECTS });
  expect(state.rows.slice(1).map((row) => [row.suspect_id, row.note])).toEqual(expected);
});

test('pasting past the end of the page stops there', () => {
  const state = after(fresh(), {
    type: 'paste',
    index: 3,
    column: 'note',
    text: 'a\nb\nc',
    suspects: SUSPECTS,
  });
  expect(state.notice).toEqual({ what: 'pasted', count: 1 });
});

test('what is typed while an update runs stays an edit', () => {
  const typed = after(fresh(), { type: 'edit', index: 0, change: { note: 'first' } });
  const sent = editsOf([typed.rows[0]!]);
  const state = after(
    typed,
    { type: 'edit', index: 0, change: { note: 'first and more' } },
    { type: 'saved', sent },
  );
  expect(edited(state)).toEqual([0]);
  expect(after(state, { type: 'restore', index: 0 }).rows[0]?.note).toBe('first');
});

test('rows show what a bulk update has written, except for what was typed meanwhile', () => {
  const typed = after(fresh(), { type: 'edit', index: 0, change: { note: 'own' } });
  const before = editsOf(typed.rows.slice(0, 2));
  const sent = before.map((edit) => ({ ...edit, suspect_id: 9, note: 'all' }));
  const state = after(
    typed,
    { type: 'edit', index: 1, change: { note: 'late' } },
    { type: 'written', sent, before },
  );
  expect(state.rows.slice(0, 2).map(({ suspect_id, note }) => [suspect_id, note])).toEqual([
    [9, 'all'],
    [null, 'late'],
  ]);
  expect(edited(state)).toEqual([1]);
});

test('a refusal stands on its rows until the update succeeds or it is dismissed', () => {
  const typed = after(fresh(), { type: 'edit', index: 0, change: { note: 'x' } });
  const sent = editsOf([typed.rows[0]!]);
  const refused = after(typed, { type: 'refused', index: 0, message: 'No.' });
  expect(refused.rows.map((row) => row.refusal)).toEqual(['No.', null, null, null]);
  expect(edited(refused)).toEqual([0]);
  expect(after(refused, { type: 'saved', sent }).rows[0]?.refusal).toBeNull();
  expect(after(refused, { type: 'dismiss', index: 0 }).rows[0]?.refusal).toBeNull();
});

test('a note of blanks is sent as none and is no edit afterwards', () => {
  const typed = after(fresh(), { type: 'edit', index: 0, change: { note: '   ' } });
  const sent = editsOf([typed.rows[0]!]);
  expect(sent[0]?.note).toBeNull();
  expect(edited(after(typed, { type: 'saved', sent }))).toEqual([]);
});

test.each([
  ['2025-05-06 01:00:00.000', '2025-05-06 01:00:00'],
  ['2025-05-06 01:00:00', '2025-05-06 01:00:00'],
])('the date %s is shown as %s', (date, shown) => expect(shownDate(date)).toBe(shown));

test('all can be chosen and let go of again, but for what is certified', () => {
  const all = after(fresh(count(0), count(1, { certified: true }), count(2)), {
    type: 'selectAll',
    on: true,
  });
  expect(selected(all)).toEqual([0, 2]);
  expect(all.notice).toEqual({ what: 'selected', count: 2 });
  const none = after(all, { type: 'selectAll', on: false });
  expect(selected(none)).toEqual([]);
  expect(none.notice).toEqual({ what: 'cleared', count: 0 });
});

test('the same counts come anew: what was typed and chosen is dropped', () => {
  const typed = after(
    fresh(),
    { type: 'edit', index: 0, change: { note: 'own' } },
    { type: 'toggle', index: 1 },
    { type: 'loaded', counts: [count(0, { note: 'theirs' }), count(1)] },
  );
  expect(edited(typed)).toEqual([]);
  expect(selected(typed)).toEqual([]);
  expect(typed.rows[0]?.note).toBe('theirs');
});

test('work that outlived a session is typed again where its count still takes it', () => {
  const edits = [0, 1, 9].map((id) => ({ id, date: '', suspect_id: 9, note: id === 0 ? 'kept' : null }));
  const state = after(fresh(count(0), count(1, { certified: true }), count(2)), { type: 'kept', edits });
  expect(edited(state)).toEqual([0]);
  expect(state.rows[0]).toMatchObject({ suspect_id: 9, note: 'kept' });
});

test('what is not on this page, or no row at all, changes nothing', () => {
  const before = fresh();
  const sent = [{ id: 99, date: '', suspect_id: 9, note: 'x' }];
  const state = after(
    before,
    { type: 'saved', sent },
    { type: 'toggle', index: 42 },
    { type: 'edit', index: -1, change: { note: 'x' } },
  );
  expect(state.rows.every((row, i) => row === before.rows[i])).toBe(true);
});

test('a row that was cleared of suspect and note is sent as having none', () => {
  const state = after(fresh(count(0, { suspect_id: 9, note: 'spike' })), {
    type: 'edit',
    index: 0,
    change: { suspect_id: null, note: '' },
  });
  expect(editsOf(state.rows)).toEqual([{ id: 0, date: '2025-05-06 00:00:00', suspect_id: null, note: null }]);
  expect(edited(state)).toEqual([0]);
});
