import type { TableLook } from 'shared-domain';
import { NO_FILTERS } from '../filters.rules.ts';
import { addressOfLook, differsFrom, lookOf } from './look.rules.ts';

const NORTH = { ...NO_FILTERS, travel_direction: '1', suspect_id: 0, show_null_values: true };
const WAITING = { filters: { ...NO_FILTERS, minDate: '2026-02-01' }, opened: true, order: 'asc' } as const;
const TYPED = {
  filters: { ...NO_FILTERS, minDate: '2025-05-01', maxDate: '2025-05-31' },
  opened: false,
  order: 'asc',
} as const;
const SHORT = ['date', 'count', 'suspect', 'note'];
const view = (part: Partial<TableLook> = {}): TableLook => ({
  columns: null,
  filters: [],
  sort: null,
  ...part,
});
const north = [
  { field: 'travel_direction', value: '1' },
  { field: 'suspect_id', value: '0' },
  { field: 'show_null_values', value: 'true' },
];

test('a view keeps filters and columns, and days only where somebody chose them', () => {
  expect(lookOf({ filters: NORTH, opened: false, order: 'asc' }, SHORT)).toEqual(
    view({ filters: north, columns: SHORT }),
  );
  expect(lookOf(WAITING, null)).toEqual(view());
  expect(lookOf(TYPED, null).filters).toEqual([
    { field: 'minDate', value: '2025-05-01' },
    { field: 'maxDate', value: '2025-05-31' },
  ]);
});

test('it leads to what it keeps; the day that the screen opened with stays, days that were typed go', () => {
  const look = view({ filters: north, columns: SHORT });
  expect(addressOfLook(look, WAITING)).toEqual({
    filters: { ...NORTH, minDate: '2026-02-01' },
    opened: true,
    columns: SHORT,
    order: 'asc',
    lost: [],
  });
  expect(addressOfLook(look, TYPED)).toEqual({ filters: NORTH, columns: SHORT, order: 'asc', lost: [] });
});

test('an order that isn’t the usual one is kept, and led to', () => {
  const newest = { field: 'date', order: 'desc' } as const;
  expect(lookOf({ ...TYPED, order: 'desc' }, null).sort).toEqual(newest);
  const { order, lost } = addressOfLook(view({ sort: newest }), WAITING);
  expect([order, lost]).toEqual(['desc', []]);
  expect(differsFrom(view({ sort: newest }), { ...WAITING, order: 'desc' }, null)).toBe(false);
  expect(differsFrom(view({ sort: newest }), WAITING, null)).toBe(true);
});

test('days of a view take the place of the screen’s own', () => {
  const look = view({ filters: [{ field: 'maxDate', value: '2025-05-31' }] });
  const { filters, opened } = addressOfLook(look, WAITING);
  expect([filters, opened]).toEqual([{ ...NO_FILTERS, maxDate: '2025-05-31' }, undefined]);
});

test('what another release kept and this list lacks is left out, and named', () => {
  const look = view({
    columns: ['date', 'flow', 'count'],
    filters: [
      { field: 'lane', value: '2' },
      { field: 'minDate', value: 'yesterday' },
    ],
    sort: { field: 'count', order: 'desc' },
  });
  const { filters, columns, lost } = addressOfLook(look, TYPED);
  expect([filters, columns, lost]).toEqual([NO_FILTERS, SHORT, ['lane', 'minDate', 'flow', 'count']]);
});

test.each([
  ['the same', NORTH, SHORT, false],
  ['other columns', NORTH, null, true],
  ['another filter', { ...NORTH, suspect_id: 9 }, SHORT, true],
  ['a day more', { ...NORTH, minDate: '2025-05-01' }, SHORT, true],
])('whether the list shows something else than its view: %s', (_, filters, columns, differs) => {
  const look = view({ filters: north.toReversed(), columns: [...SHORT].toReversed() });
  expect(differsFrom(look, { filters, opened: false, order: 'asc' }, columns)).toBe(differs);
});

test('the day that the screen opened with makes no view another', () => {
  expect(differsFrom(view(), WAITING, null)).toBe(false);
});
