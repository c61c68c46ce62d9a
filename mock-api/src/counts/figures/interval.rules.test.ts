import { expected } from '../../testing/figures/expected.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { yearOfKey } from '../../testing/figures/year-of-key.ts';
import { bootstrap } from './bootstrap.rules.ts';
import { gapShift } from './gap-shift.rules.ts';
import { intervalsOf, toldInterval } from './interval.rules.ts';
import { aashto, type Days } from './methods.rules.ts';
import { mulberry32 } from './mulberry32.ts';
import { dayTotals } from './year-of-hours.ts';

type Drawn = {
  aadt: number;
  T: number;
  weeks: number[];
  rlo: number;
  rhi: number;
  typical: number[];
  measured: number[];
};
const draws = expected['bootstrap'] as Record<string, Drawn>;
const shifts = expected['gapshift'] as Record<string, { n: number; lo?: number; hi?: number }>;

/** A real year's days and their figure; 1 where it has none. */
function read(key: string): { year: number; days: Days; figure: number | null } {
  const hours = yearOfKey(key);
  const days = dayTotals(hours);
  return { year: hours.year, days, figure: aashto(hours.year, days) };
}

test('numbers that are drawn are the same for the same seed', () => {
  const random = mulberry32(1);
  expect([random(), random()]).toEqual([0.627_073_940_588_161_3, 0.002_735_721_180_215_478]);
});

test.each(Object.keys(draws))('the draw of weeks of %s', (key) => {
  const { year, days, figure } = read(key);
  const { aadt, T, weeks, rlo, rhi, typical, measured } = draws[key]!;
  const found = bootstrap(year, figure ?? 0, [days])!;
  expect(found.blocks).toEqual(weeks);
  expectNear(
    [
      figure ?? 0,
      found.statistic,
      found.low_ratio,
      found.high_ratio,
      ...[found.typical, found.measured].flatMap(({ low, high }) => [low, high]),
    ],
    [aadt, T, rlo, rhi, ...typical, ...measured],
  );
});

test('the truth of a year that lacks twenty days lies in the shift of its gap, and is missed by the draw of weeks', () => {
  const truth = read('27harrisonpark 2012').figure ?? 0;
  const { year, days, figure } = read('27harrisonpark 2012 without 1-20 Sep');
  const intervals = intervalsOf(year, figure, [days], 20);
  expect(intervals.measured_by).toBe('gap shift');
  expect(intervals.gap_shift!.low < truth && truth < intervals.gap_shift!.high).toBe(true);
  expect(intervals.bootstrap!.measured.high).toBeLessThan(truth);
  expect(toldInterval(intervals)).toMatchObject({
    measured: { method: 'gap shift', low: intervals.gap_shift!.low },
    typical: intervals.bootstrap!.typical,
  });
});

test.each(Object.entries(shifts))('the shift of the gaps of %s', (key, { n, lo, hi }) => {
  const { year, days, figure } = read(key);
  const found = gapShift(year, figure ?? 0, [days]);
  expectNear(found, n === 0 ? null : { ratios: n, low: lo, high: hi });
});

test('a full year is not moved by gaps, and no interval stands without a figure', () => {
  const { year, days, figure } = read('27harrisonpark 2011');
  expect(gapShift(year, figure ?? 0, [days])).toEqual({ low: figure, high: figure, ratios: 0 });
  expect(toldInterval(intervalsOf(year, null, [days], 0))).toBeNull();
});

test('a quarter with fewer than four weeks of days has no draw, and a longer gap is told by the draw where no shift can be', () => {
  const { year, days, figure } = read('27harrisonpark 2012');
  const spring = days.map((day, at) => (at > 100 && at < 182 ? null : day));
  expect(bootstrap(year, figure ?? 0, [spring])).toBeNull();
  const week = read('27harrisonpark 2012 days 1-7 of each month');
  expect(intervalsOf(year, week.figure, [week.days], 24)).toMatchObject({
    gap_shift: null,
    measured_by: 'bootstrap',
  });
});

test('twice the counts have twice the interval, and so have two flows that count the same', () => {
  const { year, days, figure } = read('14northedinburghaccessrd 2012');
  const one = intervalsOf(year, figure, [days], 1);
  const doubled = days.map((day) => (day === null ? null : 2 * day));
  for (const flows of [[doubled], [days, days]]) {
    const other = intervalsOf(year, 2 * (figure ?? 0), flows, 1);
    expectNear(
      [other.bootstrap!.typical.low, other.gap_shift!.high],
      [2 * one.bootstrap!.typical.low, 2 * one.gap_shift!.high],
    );
  }
});
