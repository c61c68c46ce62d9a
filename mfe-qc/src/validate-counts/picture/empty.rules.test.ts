import { emptySpans } from './empty.rules.ts';

const NaN_ = Number.NaN;
const line = (step: number, values: number[], at = 0) => values.map((y, i) => ({ x: at + i * step, y }));

test.each<[string, { x: number; y: number }[][], number, [number, number][]]>([
  ['no line', [], 0, []],
  ['a line without a gap', [line(10, [1, 0, 3])], 0, []],
  ['a gap between values', [line(10, [1, NaN_, NaN_, 3])], 0, [[10, 30]]],
  [
    'a gap at both ends',
    [line(10, [NaN_, 1, NaN_])],
    0,
    [
      [0, 10],
      [20, 30],
    ],
  ],
  ['nothing at all', [line(10, [NaN_, NaN_])], 0, [[0, 20]]],
  ['a gap that another line fills', [line(10, [1, NaN_, NaN_, 3]), line(10, [NaN_, 5, 5, 5])], 0, []],
  [
    'a gap that another line fills in part',
    [line(10, [1, NaN_, NaN_, 3]), line(10, [NaN_, NaN_, 5, 5])],
    0,
    [[10, 20]],
  ],
  ['quarters beside an hour that covers them', [line(10, [1, NaN_, NaN_, NaN_]), line(40, [7, 8])], 0, []],
  ['an hour that the clock skips', [[...line(10, [1, 2]), ...line(10, [3, 4], 30)]], 0, []],
  ['days, which stand at noon', [line(10, [1, NaN_, 3], 5)], 5, [[10, 20]]],
])('%s', (_, lines, lead, expected) => {
  expect(emptySpans(lines, lead)).toEqual(expected.map(([from, to]) => ({ from, to })));
});

test.each<[string, { x: number; y: number }[][], [number, number][]]>([
  ['a line without points', [[]], []],
  ['one point with a value', [[{ x: 5, y: 0 }]], []],
  ['gaps of two flows that do not meet', [line(10, [NaN_, 1, 1, 1]), line(10, [1, 1, 1, NaN_])], []],
  [
    'flows one after the other with a gap between',
    [line(10, [1, NaN_, NaN_]), line(10, [NaN_, 2], 20)],
    [[10, 30]],
  ],
])('%s', (_, lines, expected) => {
  expect(emptySpans(lines, 0)).toEqual(expected.map(([from, to]) => ({ from, to })));
});
