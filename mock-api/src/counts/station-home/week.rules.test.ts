import { latestWeek, newest, weekOfHours, WEEK_HOURS } from './week.rules.ts';

test.each([
  ['2026-03-01 23:00:00', '2026-02-23 00:00:00', '2026-03-02 00:00:00'],
  ['2026-03-01 00:00:00', '2026-02-23 00:00:00', '2026-03-02 00:00:00'],
  // a week over a change of clocks has seven days all the same
  ['2026-03-10 12:15:00', '2026-03-04 00:00:00', '2026-03-11 00:00:00'],
  ['2024-03-01 00:00:00', '2024-02-24 00:00:00', '2024-03-02 00:00:00'],
])('the week of a station counted last at %s is %s to %s', (last, from, until) => {
  expect(latestWeek(last)).toEqual({ from, until });
});

test('a station without counts has no week', () => {
  expect(latestWeek(null)).toBeNull();
});

test('an hour that nobody counted is a gap, an hour in which nobody came is 0', () => {
  const hours = weekOfHours([
    [0, 5],
    [2, 0],
    [WEEK_HOURS - 1, 7],
  ]);
  expect([hours.length, hours[0], hours[1], hours[2], hours.at(-1)]).toEqual([168, 5, null, 0, 7]);
  expect(weekOfHours(undefined).every((hour) => hour === null)).toBe(true);
});

test.each([
  [['2025-01-02', null, '2025-01-10'], '2025-01-10'],
  [[null, undefined], null],
  [[], null],
])('the newest of %j is %s', (texts, expected) => {
  expect(newest(texts)).toBe(expected);
});
