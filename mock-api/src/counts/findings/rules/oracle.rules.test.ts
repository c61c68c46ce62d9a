import { minutesOfText, wallClock } from 'shared-domain';
import { steadfastgateCounts } from '../../../demo/seed/steadfastgate.ts';
import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { findGaps } from './gap.rules.ts';
import { ABSENT, seriesOf, type RuleFlow, type SeriesRow } from './series.ts';
import { usualDays } from './usual-days.rules.ts';
import { findZeroDays } from './zeros.rules.ts';

// a real counter that failed from October 2011 to March 2012; both channels added, as on the reference page

const settings = settingsFor(1, []);
const flow: RuleFlow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '9',
  street_side_code: '9',
};

const sums = new Map<number, number>();
for (const { ts, count } of steadfastgateCounts()) {
  const minutes = minutesOfText(ts) ?? NaN;
  sums.set(minutes, (sums.get(minutes) ?? 0) + (count ?? 0));
}
const rows: SeriesRow[] = [...sums]
  .toSorted(([a], [b]) => a - b)
  .map(([minutes, count]) => ({
    minutes,
    count,
    interval: 60,
    certified: false,
    suspect: false,
    excluded: false,
  }));
const first = rows[0]?.minutes ?? 0;
const last = rows.at(-1)?.minutes ?? 0;
// the reference's figures take the last day, which breaks off at 09:00, to its end
const end = last - (last % 1440) + 1440;
const series = seriesOf(flow, rows, { start: first - (first % 1440), end, isSkipped: () => false });
const dateOf = (at: number) => wallClock(series.start + at * series.interval).slice(0, 10);

test('the runs of zero days are those of the reference page, longest first', () => {
  const runs = findZeroDays(usualDays(daysOf(series), settings), settings)
    .map(({ from, until, value }) => [value, dateOf(from), dateOf(until - 1)] as const)
    .toSorted(([a, from], [b, otherFrom]) => b - a || from.localeCompare(otherFrom));
  expect(runs.slice(0, 10)).toEqual([
    [41, '2012-02-10', '2012-03-21'],
    [29, '2011-11-15', '2011-12-13'],
    [18, '2012-01-11', '2012-01-28'],
    [15, '2011-10-30', '2011-11-13'],
    [10, '2012-01-30', '2012-02-08'],
    [9, '2011-10-20', '2011-10-28'],
    [8, '2009-05-27', '2009-06-03'],
    [8, '2011-12-15', '2011-12-22'],
    [6, '2011-10-13', '2011-10-18'],
    [4, '2011-12-24', '2011-12-27'],
  ]);
  expect(runs.slice(0, 9).every(([days]) => days >= 6)).toBe(true);
});

test('there are 159 zero days in all', () => {
  expect(daysOf(series).filter(({ total }) => total === 0)).toHaveLength(159);
});

test('days with rows but not all 24 of them are those of the reference page', () => {
  const size = 24;
  const incomplete = daysOf(series).flatMap(({ from, until }) => {
    const present = series.values.subarray(from, until).filter((value) => value !== ABSENT).length;
    return present > 0 && present < size ? [[dateOf(from), present]] : [];
  });
  expect(incomplete).toEqual([
    ['2009-05-27', 10],
    ['2009-07-08', 18],
    ['2009-11-30', 6],
    ['2012-01-24', 23],
    ['2012-08-22', 22],
    ['2013-02-19', 23],
    ['2013-05-21', 22],
    ['2013-09-20', 9],
  ]);
});

test('up to the last row there are 15 hours less, all of them absent', () => {
  const short = seriesOf(flow, rows, { start: series.start, end: last + 60, isSkipped: () => false });
  expect((last + 60 - first) / 60).toBe(37_858 - 15);
  expect(findGaps(short, settings).reduce((hours, { value }) => hours + value, 0)).toBe(3501 - 15);
});

test('gaps hold each of the 3,501 absent hours of 37,858 once', () => {
  expect((end - first) / 60).toBe(37_858);
  const gaps = findGaps(series, settings);
  expect(gaps.reduce((hours, { value }) => hours + value, 0)).toBe(3501);
  const hours = gaps.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, at) => from + at));
  expect(new Set(hours).size).toBe(3501);
  expect(hours.every((at) => series.values[at] === ABSENT)).toBe(true);
});
