import { busiestOf, heatMapOf, hourAt, SHADES, shadeOf } from './heat-map.rules.ts';
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
  [1.02, 0.5, { time: JAN_1 + DAY + 12 * HOUR, value: 36, exists: true }],
  [2, 0.5, null],
  [-0.1, 0.5, null],
  [1, -0.1, null],
  [1, 1, null],
])('%d days along and %d down lies its hour', (along, y, expected) => {
  const span = days(0, 2);
  const map = heatMapOf([flow(Array.from({ length: 48 }, (_, i) => i))], YEAR, span);
  expect(hourAt(JAN_1 + along * DAY, y, map, span)).toEqual(expected);
});

test.each([
  ['does not exist', null, false],
  ['exists where a counter counted all the same', 5, true],
])('the hour that the clock skips %s', (_, value, exists) => {
  const march9 = days(67, 68);
  const counts = Array.from<number | null>({ length: 69 * 24 }).fill(1);
  counts[67 * 24 + 2] = value;
  const map = heatMapOf([flow(counts)], YEAR, march9);
  expect(hourAt(march9.from + DAY / 2, 2.5 / 24, map, march9)).toEqual({
    time: toTime('2025-03-09 02:00:00'),
    value,
    exists,
  });
  expect(hourAt(march9.from + DAY / 2, 3.5 / 24, map, march9)?.exists).toBe(true);
});

test.each([
  ['nothing', [], 1],
  ['gaps only', [null, null], 1],
  ['zeros only', [0, 0], 1],
  ['one count', [7], 7],
  ['gaps beside a count', [null, 7, null], 7],
])('of %s the darkest shade stands for at least 1', (_, values, busiest) => {
  expect(busiestOf(values)).toBe(busiest);
});

test('a busier value is never paler, and zero is the palest', () => {
  const shades = Array.from({ length: 101 }, (_, value) => shadeOf(value, 100));
  expect(shades[0]).toBe(0);
  expect(shades.every((shade, i) => shade >= (shades[i - 1] ?? 0))).toBe(true);
  expect(shades.at(-1)).toBe(SHADES - 1);
});

test('no flow has a map of hours without data', () => {
  const map = heatMapOf([], YEAR, days(0, 2));
  expect(map).toMatchObject({ days: 2, busiest: 1 });
  expect(map.cells).toEqual(Array.from({ length: 48 }, () => null));
});

test('the hour that the clock skips on another day than the span’s is not in it', () => {
  expect([...heatMapOf([], YEAR, days(70, 72)).skipped]).toEqual([]);
  expect([...heatMapOf([], YEAR, days(67, 68)).skipped]).toEqual([2]);
});

test('the hour that comes twice in autumn is one cell', () => {
  const november2 = days(305, 306);
  const counts = Array.from<number | null>({ length: 306 * 24 }).fill(null);
  counts[305 * 24 + 1] = 40;
  const map = heatMapOf([flow(counts)], YEAR, november2);
  expect(map.cells).toHaveLength(24);
  expect(hourAt(november2.from + DAY / 2, 1.5 / 24, map, november2)).toEqual({
    time: toTime('2025-11-02 01:00:00'),
    value: 40,
    exists: true,
  });
});

test.each([
  [-0.01, 0.5],
  [0.5, 1],
  [1, 1],
])('beside the drawing, at %d and %d, is no hour', (x, y) => {
  expect(hourAt(x, y, heatMapOf([], YEAR, days(0, 1)), days(0, 1))).toBeNull();
});
