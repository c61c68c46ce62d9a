import {
  binOf,
  binOfDay,
  binStarts,
  daysIn,
  isoWeek,
  mostDays,
  nextStart,
  ownPeriod,
  ownStarts,
  shiftedStart,
  yearsBetween,
} from './compare-bins.rules.ts';
import type { CompareBin } from './comparison.ts';

test.each([
  ['2025-03-01', '2025-03-01', 1],
  ['2025-03-01', '2025-03-07', 7],
  ['2024-01-01', '2024-12-31', 366],
])('%s to %s are %i days', (from, to, days) => expect(daysIn({ from, to })).toBe(days));

test.each<[string, CompareBin, string]>([
  ['2025-03-09', 'day', '2025-03-09'],
  ['2025-03-09', 'week', '2025-03-03'],
  ['2025-03-10', 'week', '2025-03-10'],
  ['2025-01-01', 'week', '2024-12-30'],
  ['1969-12-31', 'week', '1969-12-29'],
  ['2025-03-09', 'month', '2025-03-01'],
  ['2025-03-09', 'year', '2025-01-01'],
])('%s lies in the %s of %s', (date, bin, start) => expect(binOfDay(date, bin)).toBe(start));

test.each<[string, CompareBin, string]>([
  ['2025-03-09 01:00:00', 'interval', '2025-03-09 01:15:00'],
  ['2025-03-09 23:00:00', 'hour', '2025-03-10 00:00:00'],
  ['2024-02-28', 'day', '2024-02-29'],
  ['2025-03-03', 'week', '2025-03-10'],
  ['2025-12-01', 'month', '2026-01-01'],
  ['2025-01-01', 'year', '2026-01-01'],
])('after %s the next %s begins at %s', (start, bin, next) => expect(nextStart(start, bin, 15)).toBe(next));

test.each<[string, string, CompareBin, number, string, string]>([
  ['2025-03-01', '2025-03-01', 'interval', 96, '2025-03-01 00:00:00', '2025-03-01 23:45:00'],
  ['2025-03-01', '2025-03-02', 'hour', 48, '2025-03-01 00:00:00', '2025-03-02 23:00:00'],
  ['2025-03-01', '2025-03-31', 'day', 31, '2025-03-01', '2025-03-31'],
  ['2025-01-01', '2025-12-31', 'week', 53, '2024-12-30', '2025-12-29'],
  ['2025-01-15', '2025-03-15', 'month', 3, '2025-01-01', '2025-03-01'],
  ['2023-06-01', '2025-06-01', 'year', 3, '2023-01-01', '2025-01-01'],
])('%s to %s by %s are %i bins from %s to %s', (from, to, bin, count, first, last) => {
  const starts = binStarts({ from, to }, bin);
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([count, first, last]);
});

test.each<[string, CompareBin, number, string | null]>([
  ['2025-03-09', 'day', 0, '2025-03-09'],
  ['2025-03-09', 'day', -1, '2024-03-09'],
  ['2025-03-09 05:00:00', 'hour', -1, '2024-03-09 05:00:00'],
  ['2024-02-29', 'day', 1, null],
  ['2024-02-29', 'day', 4, '2028-02-29'],
  ['2025-03-01', 'month', 2, '2027-03-01'],
  // week 10 is from Mar 3 in 2025, from Mar 4 in 2024
  ['2025-03-03', 'week', -1, '2024-03-04'],
  // week 1 of 2025 begins in 2024, that of 2024 on January 1
  ['2024-12-30', 'week', -1, '2024-01-01'],
  // 2020 has a week 53, 2021 has none
  ['2020-12-28', 'week', 1, null],
])('%s by %s is %i years on %s', (start, bin, years, shifted) => {
  expect(shiftedStart(start, bin, years)).toBe(shifted);
});

test.each([
  ['2024-12-30', 2025, 1],
  ['2025-12-28', 2025, 52],
  ['2021-01-03', 2020, 53],
  ['2021-01-04', 2021, 1],
])('%s is of %i, week %i', (date, year, week) => expect(isoWeek(date)).toEqual({ year, week }));

test.each<[CompareBin, 'absolute' | 'weekday' | 'hour', CompareBin, number]>([
  ['interval', 'absolute', 'interval', 7],
  ['hour', 'absolute', 'hour', 60],
  ['day', 'absolute', 'day', 800],
  ['month', 'weekday', 'day', 800],
  ['interval', 'weekday', 'day', 800],
  ['day', 'hour', 'hour', 366],
  ['week', 'absolute', 'week', 3660],
])('by %s, %s is worked out by %s over at most %i days', (bin, as, by, days) => {
  expect([binOf({ bin, as }), mostDays({ bin, as })]).toEqual([by, days]);
});

test.each([
  ['2025-06-01', null, 0],
  ['2025-06-01', 2024, -1],
  ['2025-06-01', 2025, 0],
])('from %s a series of %s is %i years on', (from, year, years) =>
  expect(yearsBetween(from, year)).toBe(years),
);

test.each<[string, CompareBin, string | null, number | null, (string | null)[]]>([
  ['the period itself', 'day', null, null, ['2025-02-28', '2025-03-01', '2025-03-02']],
  ['another year', 'day', null, 2024, ['2024-02-28', '2024-03-01', '2024-03-02']],
  ['a period of its own', 'day', '2024-02-28', null, ['2024-02-28', '2024-02-29', '2024-03-01']],
  [
    'weeks of its own, by the week of its first day',
    'week',
    '2024-02-29',
    null,
    ['2024-02-26', '2024-03-04'],
  ],
  ['months of its own', 'month', '2024-11-15', null, ['2024-11-01', '2024-12-01', '2025-01-01']],
])('%s (by %s)', (_what, bin, first, year, own) => {
  const from = '2025-02-28';
  const to = bin === 'day' ? '2025-03-02' : bin === 'week' ? '2025-03-09' : '2025-04-01';
  const starts = binStarts({ from, to }, bin);
  expect(ownStarts(starts, { year, first }, { from, bin, length: 60 })).toEqual(own);
});

test('hours of a period of its own stand hour by hour', () => {
  const starts = binStarts({ from: '2025-03-03', to: '2025-03-03' }, 'hour');
  const own = ownStarts(
    starts,
    { year: null, first: '2025-03-31' },
    { from: '2025-03-03', bin: 'hour', length: 60 },
  );
  expect([own.length, own[0], own.at(-1)]).toEqual([24, '2025-03-31 00:00:00', '2025-03-31 23:00:00']);
});

test('a period of its own has as many days as the comparison', () =>
  expect(ownPeriod('2025-03-31', { from: '2025-03-03', to: '2025-03-30' })).toEqual({
    from: '2025-03-31',
    to: '2025-04-27',
  }));
