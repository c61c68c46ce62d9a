import { dayColumns, dayOfYearBefore, filled } from './calendar.rules.ts';

const ZONE = 'America/Chicago';

test.each([
  ['2026-02-28', '2025-02-28'],
  ['2024-02-29', '2023-03-01'],
  ['2025-03-01', '2024-03-01'],
  ['2025-12-31', '2024-12-31'],
])('a year before %s is %s', (day, expected) => expect(dayOfYearBefore(day)).toBe(expected));

test('a day without rows is a gap, one of zeros is not', () => {
  const day = {
    day: 1,
    total: 0,
    rows: 96,
    nulls: 2,
    suspects: 3,
    certified: 4,
    interval: 15,
    covered: 1410,
  };
  const columns = dayColumns([day], 2025, ZONE);
  expect(columns.totals.slice(0, 3)).toEqual([null, 0, null]);
  expect(
    [columns.rows, columns.nulls, columns.suspects, columns.certified].map((values) => values[1]),
  ).toEqual([96, 2, 3, 4]);
  expect(columns.missing.slice(0, 3)).toEqual([96, 2, 96]);
  expect([columns.interval, columns.rows[0], columns.totals.length]).toEqual([15, 0, 365]);
});

test.each([
  ['every hour that the clock shows', 23, 0],
  ['all but one', 22, 1],
  ['nothing', 0, 23],
])('a spring day with %s misses what the clock showed, and not the hour it skipped', (_, hours, missing) => {
  // 9 March 2025
  const spring = {
    day: 67,
    total: 5,
    rows: hours,
    nulls: 0,
    suspects: 0,
    certified: 0,
    interval: 60,
    covered: hours * 60,
  };
  expect(dayColumns(hours === 0 ? [] : [spring], 2025, ZONE).missing.slice(66, 69)).toEqual([
    24,
    missing,
    24,
  ]);
});

test.each([
  [0, []],
  [3, [null, null, null]],
])('%i places of one value', (length, all) => expect(filled(length, null)).toEqual(all));
