import fc from 'fast-check';
import { equalDays } from '../../../testing/figures/counted-flow.ts';
import { expectNear } from '../../../testing/figures/expect-near.ts';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { northYear } from '../../../testing/figures/north-year.ts';
import { calendarOf, dayTotals } from '../year-of-hours.ts';
import { cellMeans } from './cells.rules.ts';
import { factorsOf } from './factors.rules.ts';

const { hours, days } = northYear(2011);
const factors = factorsOf(expected.aadt, cellMeans(2011, days), days);
const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, one) => sum + (one ?? 0), 0);

test.each<[string, unknown, unknown]>([
  ['monthly factors', factors.monthly, expected.monthly],
  ['weekday by month factors', factors.cells, expected.wm],
  ['the weekday index', factors.weekdayIndex, expected.dow],
  ['the day-of-year ratios', factors.dayOfYear, expected.doy],
])('%s of the real counter are those of the reference', (_what, found, wanted) => expectNear(found, wanted));

test('the weekday index has the mean 1, and doubling all counts leaves every factor', () => {
  expectNear(sumOf(factors.weekdayIndex) / 7, 1);
  const twice = dayTotals({ ...hours, hours: hours.hours.map((count) => count * 2) });
  expect(factorsOf(expected.aadt * 2, cellMeans(2011, twice), twice)).toEqual(factors);
});

test('all days equal: every factor is 1, whichever days are missing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(364), { maxLength: 60 }), (missing) => {
      const equal = equalDays(2011, 240).map((total, at) => (missing.includes(at) ? null : total));
      const some = factorsOf(240, cellMeans(2011, equal), equal);
      const all = [some.monthly, some.cells.flat(), some.weekdayIndex, some.dayOfYear].flat();
      expect(new Set(all.filter((factor) => factor !== null))).toEqual(new Set([1]));
    }),
    { numRuns: 30, seed: 1 },
  );
});

test('the mean of the day-of-year ratios is the simple mean through the figure', () => {
  const there = factors.dayOfYear.filter((one) => one !== null);
  expectNear(sumOf(there) / there.length, sumOf(days) / 365 / expected.aadt);
});

test('a month of zeros has no factor, and neither has a cell without a day', () => {
  const some = calendarOf(2011).map(({ month, weekday }) => {
    if (month === 2) return 0;
    return month === 3 && weekday === 1 ? null : 100;
  });
  const found = factorsOf(92, cellMeans(2011, some), some);
  expect([found.monthly[1], found.cells[1]?.[0]]).toEqual([null, null]);
  expect([found.monthly[2], found.cells[2]?.[0], found.weekdayIndex[0]]).toEqual([null, null, null]);
  expect([found.monthly[3], found.cells[2]?.[1]]).toEqual([0.92, 0.92]);
});

test('a year without a figure gives no factor at all', () => {
  const none = factorsOf(null, cellMeans(2011, days), days);
  const all = [none.monthly, none.cells.flat(), none.weekdayIndex, none.dayOfYear].flat();
  expect(all).toHaveLength(12 + 84 + 7 + 365);
  expect(new Set(all)).toEqual(new Set([null]));
});

test('29 February is a day like others', () => {
  const leap = equalDays(2012, 100);
  expect(factorsOf(100, cellMeans(2012, leap), leap).dayOfYear[59]).toBe(1);
});
