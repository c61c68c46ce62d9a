import fc from 'fast-check';
import { FILL_METHODS } from 'shared-domain';
import { calendarOf } from '../figures/year-of-hours.ts';
import { aashtoOf } from './counter-year.ts';
import { effectOf, fillYear, statementOf } from './filled-year.rules.ts';
import { factorsOf, groupFactors } from './group-factors.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { daysOf, HARRISON, sourcesOf, wholeYear, without } from '../../testing/figures/fill-sources.ts';
import { countersOf } from '../../testing/figures/seven-counters.ts';

const imputation = expected['imputation'] as {
  example: { doy: { aadt: number }; filled_days: number; filled_traffic_doy: number };
};
const july = (at: number) => calendarOf(2012)[at]?.month === 7;

test('the figure says what share of days and of traffic was filled', () => {
  const counted = daysOf(HARRISON).map((total, at) => (july(at) ? null : total));
  // the reference fills July alone: the year's other incomplete days stay
  const all = fillYear(2012, counted, 'day-of-year', sourcesOf(HARRISON)).days;
  const filled = counted.map((total, at) => (july(at) ? (all[at] ?? null) : total));
  const said = statementOf(2012, counted, filled);
  expect(said.filled).toBeCloseTo(imputation.example.doy.aadt, 8);
  expect(said.unfilled).toBeNull();
  expect(said.shareOfDays).toBeCloseTo(imputation.example.filled_days, 8);
  expect(said.shareOfTraffic).toBeCloseTo(imputation.example.filled_traffic_doy, 8);
  // 9.4 % of the traffic with an error of 2.9 % of such a run: about 0.3 % of the figure
  expect(effectOf(said, 0.029)).toBeCloseTo(0.0027, 4);
});

test.each([
  [45, 45, null],
  [46, 0, 'too-long'],
])('a run of %i days: %i are filled', (length, filled, why) => {
  const year = fillYear(2012, without(wholeYear, 100, length), 'day-of-year', sourcesOf(HARRISON));
  expect([year.filled, year.runs[0]?.why]).toEqual([filled, why]);
});

test('ninety days of a year are filled, and with one more none', () => {
  const ninety = without(without(wholeYear, 20, 45), 120, 45);
  expect(fillYear(2012, ninety, 'weekday-month', sourcesOf(HARRISON)).filled).toBe(90);
  const more = fillYear(2012, without(ninety, 250, 1), 'weekday-month', sourcesOf(HARRISON));
  expect(more).toMatchObject({
    filled: 0,
    runs: [{ why: 'too-many' }, { why: 'too-many' }, { why: 'too-many' }],
  });
  expect(more.days.filter((total) => total === null)).toHaveLength(91);
});

test('days of a run that were counted in part are replaced whole, and none outside is touched', () => {
  const filled = fillYear(2012, without(wholeYear, 100, 3), 'day-of-year', sourcesOf(HARRISON));
  expect(filled.days.filter((total, at) => total !== wholeYear[at])).toHaveLength(3);
});

test('a year without gaps stays the year that it is', () => {
  for (const method of FILL_METHODS) {
    const filled = fillYear(2012, wholeYear, method, sourcesOf(HARRISON));
    expect(filled).toMatchObject({ filled: 0, runs: [] });
    expect(statementOf(2012, wholeYear, filled.days)).toMatchObject({
      filled: aashtoOf(2012, wholeYear),
      shareOfDays: 0,
      shareOfTraffic: 0,
    });
  }
});

test('filled with the true values a year has its true average, wherever the gap is', () => {
  const [counter] = countersOf(2012, [HARRISON]);
  const truth = counter ? factorsOf({ ...counter, days: wholeYear }) : null;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 1, max: 45 }), (from, length) => {
      const group = groupFactors(2012, truth ? [truth] : [], 1);
      const filled = fillYear(2012, without(wholeYear, from, length), 'day-of-year', { group, donors: [] });
      expect(aashtoOf(2012, filled.days)).toBeCloseTo(truth?.aadt ?? Number.NaN, 6);
    }),
    { numRuns: 40 },
  );
});
