import { heatMapOf, hourAt, SHADES, shadeOf } from './heat-map.rules.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';

const JAN_1 = toTime('2025-01-01');
const YEAR = {
  year: 2025,
  skipped: [{ from: '2025-03-09 02:00:00', until: '2025-03-09 03:00:00' }],
};
const flow = (counts: (number | null)[]) => ({ counts });
const days = (from: number, to: number) => ({ from: JAN_1 + from * DAY, to: JAN_1 + to * DAY });

test('an hour without a count is no data and an hour of zero is zero', () => {
  expect(heatMapOf([flow([0, null, 5])], YEAR, days(0, 1)).cells.slice(0, 4)).toEqual([0, null, 5, null]);
});

test('flows are summed, and an hour is no data only when none of them has a count', () => {
  const map = heatMapOf([flow([1, null, null]), flow([2, 3, null])], YEAR, days(0, 1));
  expect(map.cells.slice(0, 3)).toEqual([3, 3, null]);
});

test('the map begins where the span begins', () => {
  const map = heatMapOf([flow(Array.from({ length: 72 }, (_, i) => i))], YEAR, days(1, 3));
  expect(map.days).toBe(2);
  expect(map.cells[0]).toBe(24);
  expect(map.cells.at(-1)).toBe(71);
});

test('one outlier does not make the rest pale', () => {
  const counts = Array.from({ length: 24 * 20 }, (_, i) => (i === 100 ? 940 : 10));
  expect(heatMapOf([flow(counts)], YEAR, days(0, 20)).busiest).toBe(10);
});

test.each([
  [0, 100, 0],
  [100, 100, SHADES - 1],
  [940, 100, SHADES - 1],
  [25, 100, Math.round((SHADES - 1) / 2)],
])('a value of %i where %i is busy has the shade %i', (value, busiest, shade) => {
  expect(shadeOf(value, busiest)).toBe(shade);
});

test.each([
  [0, 0, { time: JAN_1, value: 0, exists: true }],
  [0.51, 0.5, { time: JAN_1 + DAY + 12 * HOUR, value: 36, exists: true }],
  [1, 0.5, null],
  [0.5, -0.1, null],
])('at %d across and %d down lies its hour', (x, y, expected) => {
  const span = days(0, 2);
  const map = heatMapOf([flow(Array.from({ length: 48 }, (_, i) => i))], YEAR, span);
  expect(hourAt(x, y, map, span)).toEqual(expected);
});

test.each([
  ['does not exist', null, false],
  ['exists where a counter counted all the same', 5, true],
])('the hour that the clock skips %s', (_, value, exists) => {
  const march9 = days(67, 68);
  const counts = Array.from<number | null>({ length: 69 * 24 }).fill(1);
  counts[67 * 24 + 2] = value;
  const map = heatMapOf([flow(counts)], YEAR, march9);
  expect(hourAt(0.5, 2.5 / 24, map, march9)).toEqual({
    time: toTime('2025-03-09 02:00:00'),
    value,
    exists,
  });
  expect(hourAt(0.5, 3.5 / 24, map, march9)?.exists).toBe(true);
});
