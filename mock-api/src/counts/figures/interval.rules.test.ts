import { expectNear } from '../../testing/figures/expect-near.ts';
import { readFigure as read } from '../../testing/figures/read-figure.ts';
import { bootstrap } from './bootstrap.rules.ts';
import { gapShift } from './gap-shift.rules.ts';
import { intervalsOf, toldInterval } from './interval.rules.ts';

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
