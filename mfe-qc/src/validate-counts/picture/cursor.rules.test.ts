import { cursorAfterKey, intervalOf, windowHolding } from './cursor.rules.ts';
import { DAY, HOUR, MINUTE, toDay, toMinute, toTime } from './time.rules.ts';

const SPAN = { from: toTime('2025-01-01'), to: toTime('2025-02-01') };
const HOURS = { across: DAY, down: HOUR };
const QUARTERS = { across: 15 * MINUTE };

test.each([
  ['ArrowLeft', '2025-01-09 08:00:00', HOURS, '2025-01-08 08:00'],
  ['ArrowRight', '2025-01-09 08:00:00', HOURS, '2025-01-10 08:00'],
  ['ArrowUp', '2025-01-09 08:00:00', HOURS, '2025-01-09 07:00'],
  ['ArrowDown', '2025-01-09 23:00:00', HOURS, '2025-01-10 00:00'],
  ['ArrowRight', '2025-01-09 08:45:00', QUARTERS, '2025-01-09 09:00'],
  ['ArrowUp', '2025-01-09 08:45:00', QUARTERS, null],
  ['Home', '2025-01-09 08:00:00', HOURS, null],
  ['ArrowLeft', '2025-01-01 08:00:00', HOURS, '2025-01-01 08:00'],
  ['ArrowUp', '2025-01-01 00:00:00', HOURS, '2025-01-01 00:00'],
  ['ArrowRight', '2025-01-31 08:00:00', HOURS, '2025-01-31 08:00'],
  ['ArrowDown', '2025-01-31 23:00:00', HOURS, '2025-01-31 23:00'],
  ['ArrowRight', '2025-01-31 23:45:00', QUARTERS, '2025-01-31 23:45'],
])('%s leads from %s by %j to %s', (key, from, steps, to) => {
  const reached = cursorAfterKey(key, toTime(from), steps, SPAN);
  expect(reached === null ? null : toMinute(reached)).toBe(to);
});

test.each([
  [HOURS, '2025-01-09 08:00'],
  [QUARTERS, '2025-01-09 08:45'],
  [{ across: DAY }, '2025-01-09 00:00'],
])('with steps of %j a time stands in the interval of %s', (steps, interval) => {
  expect(toMinute(intervalOf(toTime('2025-01-09 08:59:00'), steps))).toBe(interval);
});

test.each([
  ['within it', '2025-01-12', ['2025-01-09', '2025-01-17']],
  ['just before it', '2025-01-08', ['2025-01-07', '2025-01-15']],
  ['just behind it', '2025-01-17', ['2025-01-11', '2025-01-19']],
  ['far before it', '2025-01-02', ['2025-01-01', '2025-01-09']],
  ['at the end of all', '2025-01-31', ['2025-01-24', '2025-02-01']],
])('a window shows a time %s', (_, day, shown) => {
  const window = { from: toTime('2025-01-09'), to: toTime('2025-01-17') };
  const { from, to } = windowHolding(toTime(day), window, SPAN);
  expect([toDay(from), toDay(to)]).toEqual(shown);
  expect(toTime(day)).toBeGreaterThanOrEqual(from);
  expect(toTime(day)).toBeLessThan(to);
});
