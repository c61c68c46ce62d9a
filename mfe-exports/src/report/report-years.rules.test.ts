import type { AadtYear } from 'shared-domain';
import { firstYear, runsOf, yearOf, yearsOf } from './report-years.rules.ts';

const year = (of: number, aadt: number | null): AadtYear => ({
  year: of,
  aadt,
  days_used: 1,
  days_in_year: 365,
  weekdays: { used: 1, of: 261 },
  weekends: { used: 0, of: 104 },
  cells_filled: 1,
  months: [],
  missing_months: [],
});
const flow = (...years: AadtYear[]) => ({
  flowid_txdot: '',
  name: '',
  count_type: '',
  direction: '',
  movement_direction_code: null,
  years,
});

test.each([
  ['the newest of two complete', [flow(year(2025, 1), year(2024, 1))], [2025, 2024], 2025],
  ['the newest complete', [flow(year(2025, null), year(2024, 1))], [2025, 2024], 2024],
  [
    'the one that more flows have complete',
    [flow(year(2025, 1), year(2024, 1)), flow(year(2025, null), year(2024, 2))],
    [2025, 2024],
    2024,
  ],
  ['the newest where none is complete', [flow(year(2025, null)), flow(year(2024, null))], [2025, 2024], 2025],
  ['none without days', [flow()], [], null],
])('begins with %s', (_, flows, years, first) => {
  expect(yearsOf({ flows })).toEqual(years);
  expect(firstYear({ flows })).toBe(first);
});

test('a flow without the year has none', () => {
  expect(yearOf(flow(year(2024, 3)), 2024)?.aadt).toBe(3);
  expect(yearOf(flow(year(2024, 3)), 2025)).toBeNull();
});

test.each([
  [[], []],
  [[2], [[2, 2]]],
  [
    [2, 3],
    [
      [2, 2],
      [3, 3],
    ],
  ],
  [
    [2, 5, 6, 7, 12],
    [
      [2, 2],
      [5, 7],
      [12, 12],
    ],
  ],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('the numbers %j are the runs %j', (numbers, runs) => expect(runsOf(numbers)).toEqual(runs));
