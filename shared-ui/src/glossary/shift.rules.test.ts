import { shiftInto } from './shift.rules.ts';

test.each<[string, [number, number], [number, number], number]>([
  ['has room', [20, 320], [0, 390], 0],
  ['reaches over the right edge', [100, 400], [0, 390], -18],
  ['lies in a dialog', [100, 400], [50, 380], -28],
  ['is too wide: its beginning stays in view', [100, 500], [0, 320], -92],
  ['begins at the edge already', [4, 400], [0, 320], 0],
])('%s', (_, [left, right], [from, to], shift) => {
  expect(shiftInto({ left, right }, { left: from, right: to })).toBe(shift);
});
