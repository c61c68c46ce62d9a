import { axisEnd, nthTicks } from './line-axis.rules.ts';

test.each([
  [[[null, 3, 7]], 8],
  [[[1], [200]], 200],
  [[[201]], 300],
  [[[501, null]], 600],
  [[[0, 0]], 1],
  [[[]], 1],
  [[[0.45]], 0.5],
])('the axis of %j ends at %d', (lines, end) => expect(axisEnd(lines)).toBeCloseTo(end, 9));

test.each([
  [7, 860, 5, [0, 1, 2, 3, 4, 5, 6]],
  [28, 860, 6, [0, 7, 14, 21]],
  [28, 300, 6, [0, 7, 14, 21]],
  [28, 110, 6, [0, 14]],
  [3, 20, 12, [0]],
])(
  'of %i points over %i pixels those are named whose names of %i letters have room',
  (count, width, letters, ticks) => {
    expect(nthTicks(count, width, letters)).toEqual(ticks);
  },
);
