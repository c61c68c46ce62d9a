import { expectNear } from '../../../testing/figures/expect-near.ts';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { northYear } from '../../../testing/figures/north-year.ts';
import { calendarOf } from '../year-of-hours.ts';
import { cellMeans, isWeekday, meanOfAll, monthDays, monthlyMeans, ratio } from './cells.rules.ts';

const { days } = northYear(2011);
const cells = cellMeans(2011, days);
const months = monthDays(2011, days);

test.each<[string, unknown, unknown]>([
  ['MADT', monthlyMeans(cells), expected.madt],
  ['the 84 cells', cells.map((month) => month.map(({ mean }) => mean)), expected.cell],
  ['the mean weekday of each month', months.map(({ weekday }) => weekday), expected.madwd],
  ['the mean weekend day of each month', months.map(({ weekend }) => weekend), expected.madwe],
])('%s of the real counter are those of the reference', (_what, found, wanted) => expectNear(found, wanted));

test('a cell without a day has no mean and leaves its month without MADT; the means of the days stay', () => {
  const some = calendarOf(2011).map(({ month, weekday }) => {
    if (month === 2) return 0;
    return month === 3 && weekday === 1 ? null : 100;
  });
  const found = cellMeans(2011, some);
  expect(found[2]?.slice(0, 2)).toEqual([
    { days: 0, mean: null },
    { days: 5, mean: 100 },
  ]);
  expect(monthlyMeans(found).slice(0, 4)).toEqual([100, 0, null, 100]);
  expect(monthDays(2011, some).slice(1, 3)).toEqual([
    { days: 28, weekday: 0, weekend: 0 },
    { days: 27, weekday: 100, weekend: 100 },
  ]);
});

test('a month in which only weekend days are complete has no mean weekday', () => {
  const weekends = calendarOf(2011).map(({ weekday }) => (weekday > 5 ? 7 : null));
  expect(monthDays(2011, weekends)[0]).toEqual({ days: 10, weekday: null, weekend: 7 });
});

test.each([
  [null, 5, null],
  [5, null, null],
  [5, 0, null],
  [0, 0, null],
  [0, 5, 0],
  [6, 4, 1.5],
])('%p through %p is %p: a dash, never infinity', (a, b, wanted) => expect(ratio(a, b)).toBe(wanted));

test.each([
  [[1, 2, 6], 3],
  [[1, null, 6], null],
  [[], null],
])('the mean of all of %j is %p', (values, mean) => expect(meanOfAll(values)).toBe(mean));

test('weekdays end with Friday', () =>
  expect([1, 2, 3, 4, 5, 6, 7].filter(isWeekday)).toEqual([1, 2, 3, 4, 5]));
