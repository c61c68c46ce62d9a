import { equalDays } from '../../../testing/figures/counted-flow.ts';
import { expectNear } from '../../../testing/figures/expect-near.ts';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { northYear } from '../../../testing/figures/north-year.ts';
import { calendarOf } from '../year-of-hours.ts';
import { cellMeans } from './cells.rules.ts';
import { changeOverCells, changeOverDates } from './years.rules.ts';

test('2012 against 2011 over common cells and over common dates is that of the reference', () => {
  const [before, after] = [northYear(2011).days, northYear(2012).days];
  const overCells = changeOverCells(cellMeans(2012, after), cellMeans(2011, before));
  const overDates = changeOverDates({ year: 2012, days: after }, { year: 2011, days: before });
  expectNear([overCells!.cells, overCells!.change], expected.trend_cells);
  expectNear([overDates!.days, overDates!.change], expected.trend_same_dates);
});

test('29 February has no partner in a common year', () => {
  const [leap, common] = [equalDays(2012, 100), equalDays(2011, 100)];
  const change = { days: 365, change: 0 };
  expect(changeOverDates({ year: 2012, days: leap }, { year: 2011, days: common })).toEqual(change);
  expect(changeOverDates({ year: 2013, days: common }, { year: 2012, days: leap })).toEqual(change);
});

test('holes of either year change nothing over what both have', () => {
  const year = (of: number, times: number, without: number) =>
    calendarOf(of).map(({ month }) => (month === without ? null : month * times));
  const [now, before] = [year(2023, 110, 6), year(2022, 100, 1)];
  const overCells = changeOverCells(cellMeans(2023, now), cellMeans(2022, before));
  expectNear(overCells, { cells: 70, change: 0.1 });
  expectNear(changeOverDates({ year: 2023, days: now }, { year: 2022, days: before }), {
    days: 365 - 30 - 31,
    change: 0.1,
  });
});

test.each<[string, (number | null)[]]>([
  ['nothing in common', equalDays(2022, 5).map(() => null)],
  ['nobody before', equalDays(2022, 0)],
])('%s is no change', (_what, before) => {
  const now = equalDays(2023, 5);
  expect(changeOverCells(cellMeans(2023, now), cellMeans(2022, before))).toBeNull();
  expect(changeOverDates({ year: 2023, days: now }, { year: 2022, days: before })).toBeNull();
});
