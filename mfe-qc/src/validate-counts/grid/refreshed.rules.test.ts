import type { CountRow } from 'shared-domain';
import { gridOf, isEdited, reduceGrid, type GridAction, type GridState } from './grid.rules.ts';

const count = (id: number, fields: Partial<CountRow> = {}): CountRow => ({
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
});
const fresh = () => gridOf([count(0), count(1), count(2), count(3)]);
const after = (state: GridState, ...actions: GridAction[]) => actions.reduce(reduceGrid, state);
const selected = (state: GridState) => state.rows.filter((row) => row.selected).map((row) => row.count.id);
const edited = (state: GridState) => state.rows.filter(isEdited).map((row) => row.count.id);

describe('what comes by itself behind the counts of an earlier visit', () => {
  const typed = () =>
    after(
      fresh(),
      { type: 'edit', index: 1, change: { note: 'rain' } },
      { type: 'toggle', index: 2 },
      { type: 'refused', index: 2, message: 'No.' },
    );

  test('shows, and leaves alone what was typed, chosen and refused', () => {
    const now = [count(0, { note: 'seen' }), count(1, { suspect_id: 9 }), count(2), count(3)];
    const state = after(typed(), { type: 'refreshed', counts: now });
    expect(state.rows.map(({ note }) => note)).toEqual(['seen', 'rain', '', '']);
    expect(edited(state)).toEqual([1]);
    expect(selected(state)).toEqual([2]);
    expect(state.rows[2]?.refusal).toBe('No.');
  });

  test.each([
    ['is on the page no more', [count(0), count(2), count(3)]],
    ['is certified by now', [count(0), count(1, { certified: true }), count(2), count(3)]],
  ])('waits where the row that was typed into %s', (_, now) => {
    const before = typed();
    expect(after(before, { type: 'refreshed', counts: now })).toBe(before);
  });

  test('takes everything where nothing was typed', () => {
    const state = after(fresh(), { type: 'refreshed', counts: [count(4), count(5, { certified: true })] });
    expect(state.rows.map((row) => row.count.id)).toEqual([4, 5]);
    expect(edited(state)).toEqual([]);
  });
});
