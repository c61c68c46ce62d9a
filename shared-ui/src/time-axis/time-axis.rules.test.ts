import {
  DAY,
  gutterFor,
  HOUR,
  MINUTE,
  mondayOf,
  shareOf,
  startOfDay,
  toDay,
  toMinute,
  toTime,
} from './time-axis.rules.ts';

test.each([
  ['1970-01-01', 0],
  ['1970-01-02', DAY],
  ['1970-01-01 00:00:00', 0],
  ['1970-01-01 05:15:30', 5 * HOUR + 15 * MINUTE + 30_000],
  ['2025-03-09 02:30:00', Date.UTC(2025, 2, 9, 2, 30)],
])('%s is a number as if the clock ran in UTC', (date, time) => expect(toTime(date)).toBe(time));

test.each([
  ['2025-03-09 00:00:00', '2025-03-09', '2025-03-09 00:00'],
  ['2025-03-09 23:59:59', '2025-03-09', '2025-03-09 23:59'],
  ['2024-02-29 12:30:00', '2024-02-29', '2024-02-29 12:30'],
])('%s is of its day, and without its seconds', (date, day, minute) => {
  expect(toDay(toTime(date))).toBe(day);
  expect(toMinute(toTime(date))).toBe(minute);
});

test.each([
  ['2025-03-09 00:00:00', '2025-03-09'],
  ['2025-03-09 02:30:00', '2025-03-09'],
  ['2025-11-02 23:59:59', '2025-11-02'],
])('the day of %s starts at midnight, whatever the clock does on it', (date, day) => {
  expect(startOfDay(toTime(date))).toBe(toTime(day));
});

test.each([
  ['2025-03-03', '2025-03-03'],
  ['2025-03-09', '2025-03-03'],
  ['2025-03-09 23:59:59', '2025-03-03'],
  ['2024-12-31', '2024-12-30'],
  ['1969-12-31', '1969-12-29'],
])('the week of %s begins on %s', (day, monday) => expect(toDay(mondayOf(toTime(day)))).toBe(monday));

test.each([
  ['2025-03-03', 0],
  ['2025-03-06 12:00:00', 0.5],
  ['2025-03-10', 1],
  ['2025-03-17', 2],
])('%s stands at %d of a week', (time, share) => {
  expect(shareOf(toTime(time), { from: toTime('2025-03-03'), to: toTime('2025-03-10') })).toBe(share);
});

test.each([
  ['100', 60],
  ['9,999', 63],
  ['1,234,567', 91],
])('numbers as long as %s have %i pixels', (longest, room) => expect(gutterFor(longest)).toBe(room));
