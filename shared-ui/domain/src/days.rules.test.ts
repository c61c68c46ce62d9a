import { addDays, datesFrom, daysApart, daysOfYear, monthAfter } from './days.rules.ts';

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-02-29', 1, '2024-03-01'],
  // clocks change on these
  ['2024-03-10', 1, '2024-03-11'],
  ['2024-11-04', -1, '2024-11-03'],
  ['2024-12-31', 1, '2025-01-01'],
  ['2024-01-01', -366, '2022-12-31'],
  ['2024-05-05', 0, '2024-05-05'],
])('%s and %i days is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
  expect(daysApart(day, other)).toBe(days);
});

test('the days from one to another hold both', () => {
  expect(datesFrom('2011-12-31', '2012-01-01')).toEqual(['2011-12-31', '2012-01-01']);
  expect(datesFrom('2012-02-28', '2012-03-01')).toHaveLength(3);
  expect(datesFrom('2012-02-28', '2012-02-28')).toEqual(['2012-02-28']);
  expect(datesFrom('2012-02-28', '2012-02-27')).toEqual([]);
});

test.each([
  ['2024-01-31', '2024-02-01'],
  ['2024-12-01', '2025-01-01'],
  ['2024-02', '2024-03-01'],
])('after the month of %s comes %s', (day, next) => expect(monthAfter(day)).toBe(next));

test.each([
  [2023, 365],
  [2024, 366],
  [1900, 365],
  [2000, 366],
])('%i has %i days', (year, days) => expect(daysOfYear(year)).toBe(days));
