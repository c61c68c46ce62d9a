import { settingsFor } from './finding-settings.rules.ts';
import { findGaps } from './gap.rules.ts';
import { seriesOf, type SeriesRow } from './series.ts';

const START = 20_094 * 1440;
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

/** Three days of hours under review; `count` says what is in each, undefined for no row. */
function gaps(count: (hour: number) => number | null | undefined, certified = false) {
  const rows = Array.from({ length: 72 }, (_, hour): SeriesRow[] => {
    const value = count(hour);
    if (value === undefined) return [];
    return [
      { minutes: START + hour * 60, count: value, interval: 60, certified, suspect: false, excluded: false },
    ];
  }).flat();
  const series = seriesOf(flow, rows, { start: START, end: START + 72 * 60, isSkipped: () => false });
  return findGaps(series, settingsFor(1, [])).map(({ from, until, severity, value }) => [
    from,
    until,
    severity,
    value,
  ]);
}
const except = (from: number, until: number, value?: null) => (hour: number) =>
  hour >= from && hour < until ? value : 5;

test.each<[string, (hour: number) => number | null | undefined, unknown[]]>([
  ['no hour', () => 5, []],
  ['an hour without a row', except(30, 31), [[30, 31, 'review', 1]]],
  ['an hour without a value', except(30, 31, null), [[30, 31, 'review', 1]]],
  ['eleven hours, five of them by day', except(24, 35), [[24, 35, 'review', 11]]],
  ['twelve hours of a day', except(24, 36), [[24, 36, 'strong', 12]]],
  ['six hours by day', except(24 + 14, 24 + 20), [[38, 44, 'strong', 6]]],
  ['a night over midnight', except(20, 30), [[20, 30, 'review', 10]]],
  ['zeros', except(0, 0), []],
])('missing: %s', (_, count, told) => expect(gaps(count)).toEqual(told));

test('a gap between certified counts is not told', () =>
  expect(gaps(except(30, 31, null), true)).toEqual([]));
