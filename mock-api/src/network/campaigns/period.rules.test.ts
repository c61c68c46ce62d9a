import { daysIn, daysUntil, hoursOfDays } from './period.rules.ts';

test.each([
  ['2026-01-01', '2026-01-01', 1],
  ['2026-01-01', '2026-03-31', 90],
  ['2024-02-28', '2024-03-01', 3],
])('from %s to %s are %d days', (first, last, days) => {
  expect(daysIn(first, last)).toBe(days);
});

test.each([
  ['2026-04-01', '2026-04-15', 14],
  ['2026-04-15', '2026-04-15', 0],
  ['2026-04-22', '2026-04-15', -7],
])('on %s it is so many days until %s: %d', (today, due, days) => {
  expect(daysUntil(today, due)).toBe(days);
});

test.each([
  ['an ordinary day', '2026-03-07', '2026-03-07', 24],
  ['the day whose spring hour does not exist', '2026-03-08', '2026-03-08', 23],
  ['the day whose autumn hour comes twice', '2026-11-01', '2026-11-01', 24],
  ['two days', '2026-03-07', '2026-03-08', 47],
])('%s has so many hours', (_, first, last, hours) => {
  expect(hoursOfDays(first, last, 'America/Chicago')).toHaveLength(hours);
});
