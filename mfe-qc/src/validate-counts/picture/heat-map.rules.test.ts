import type { YearOfCounts } from 'shared-ui/domain';
import { heatMapOf, hourAt, shadeOf } from './heat-map.rules.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';

const JAN_1 = toTime('2025-01-01');
const flow = (counts: (number | null)[]) => ({
  id: 1,
  flowid_txdot: 'AU0001-1-1-1-1',
  name: 'Bicycles north',
  count_type: 'Bicycle',
  direction: 'North',
  counts,
  suspects: [],
});
const year = (interval: number): YearOfCounts => ({
  year: 2025,
  start: '2025-01-01 00:00:00',
  interval,
  years: [2025],
  flows: [],
});
const oneDay = { from: JAN_1, to: JAN_1 + DAY };

test('an hour without a count is no data and an hour of zero is zero', () => {
  expect(heatMapOf(flow([0, null, 5]), year(60), oneDay).cells.slice(0, 4)).toEqual([0, null, 5, null]);
});

test('quarter hours make up their hour', () => {
  const map = heatMapOf(flow([1, 2, 3, 4, null, null, null, null, null, 2, null, null]), year(15), oneDay);
  expect(map.cells.slice(0, 3)).toEqual([10, null, 2]);
});

test('the map begins where the span begins', () => {
  const counts = Array.from({ length: 72 }, (_, i) => i);
  const map = heatMapOf(flow(counts), year(60), { from: JAN_1 + DAY, to: JAN_1 + 3 * DAY });
  expect(map.days).toBe(2);
  expect(map.cells[0]).toBe(24);
  expect(map.cells.at(-1)).toBe(71);
});

test('one outlier does not make the rest pale', () => {
  const counts = Array.from({ length: 24 * 20 }, (_, i) => (i === 100 ? 940 : 10));
  expect(heatMapOf(flow(counts), year(60), { from: JAN_1, to: JAN_1 + 20 * DAY }).busiest).toBe(10);
});

test.each([
  [0, 100, 0],
  [25, 100, 0.5],
  [100, 100, 1],
  [940, 100, 1],
])('a value of %i where %i is busy has the shade %d', (value, busiest, shade) => {
  expect(shadeOf(value, busiest)).toBe(shade);
});

test.each([
  [0, 0, { time: JAN_1, value: 0 }],
  [0.51, 0.5, { time: JAN_1 + DAY + 12 * HOUR, value: 36 }],
  [1, 0.5, null],
  [0.5, -0.1, null],
])('at %d across and %d down lies its hour', (x, y, expected) => {
  const span = { from: JAN_1, to: JAN_1 + 2 * DAY };
  expect(
    hourAt(x, y, heatMapOf(flow(Array.from({ length: 48 }, (_, i) => i)), year(60), span), span),
  ).toEqual(expected);
});
