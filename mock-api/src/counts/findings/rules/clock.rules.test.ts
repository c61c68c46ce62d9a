import { findWrongClocks } from './clock.rules.ts';
import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { seriesOf } from './series.ts';

const START = 20_094 * 1440;
const WEEKS = 8;
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};
const shape = (hour: number) =>
  [0, 0, 0, 0, 0, 1, 4, 20, 30, 12, 6, 6, 8, 6, 5, 8, 16, 26, 18, 8, 4, 2, 1, 0][hour] ?? 0;

/** Eight weeks, moved by the hours that `moved` says of each, and of so many people; the last four are under review. */
const clocks = (moved: (week: number) => number, people = 1) =>
  clocksOf(WEEKS * 7 * 24, (hour) => moved(Math.floor(hour / 168)), people);

/** So many hours, moved by what `moved` says of each. */
function clocksOf(hours: number, moved: (hour: number) => number, people = 1) {
  const rows = Array.from({ length: hours }, (_, at) => ({
    minutes: START + at * 60,
    count: Math.floor(shape((at - moved(at) + 24 * 7) % 24) * people),
    interval: 60,
    certified: at < 4 * 168,
    suspect: false,
    excluded: false,
  }));
  const series = seriesOf(flow, rows, {
    start: START,
    end: START + hours * 60,
    isSkipped: () => false,
  });
  return findWrongClocks(series, daysOf(series), settingsFor(1, [])).map(({ from, until, evidence }) => [
    from / 168,
    until / 168,
    evidence.hours,
  ]);
}

test.each<[string, (week: number) => number, unknown[]]>([
  ['never', () => 0, []],
  ['in one week', (week) => (week === 5 ? 3 : 0), [[5, 6, -3]]],
  ['the other way', (week) => (week === 5 ? -4 : 0), [[5, 6, 4]]],
  ['in two weeks', (week) => (week === 5 || week === 6 ? 3 : 0), [[5, 7, -3]]],
  ['in two weeks with one between that is well', (week) => (week === 5 || week === 7 ? 3 : 0), [[5, 8, -3]]],
  [
    'otherwise in the second week',
    (week) => [0, 0, 0, 0, 0, 3, -4, 0][week] ?? 0,
    [
      [5, 6, -3],
      [6, 7, 4],
    ],
  ],
  ['in a certified week', (week) => (week === 3 ? 3 : 0), []],
])('a clock that is wrong %s', (_, moved, told) => expect(clocks(moved)).toEqual(told));

test('a quiet place says nothing of its clock', () =>
  expect(clocks((week) => (week === 5 ? 3 : 0), 0.1)).toEqual([]));

test.each([1, 2, 3, 4, 5, 6])(
  'a clock that went wrong %i days into a week is told a week later, in the middle of a day as well',
  (days) => {
    const wrongFrom = (5 * 7 + days) * 24;
    const weekLater = wrongFrom + 7 * 24 + 13;
    const [told, ...others] = clocksOf(weekLater, (hour) => (hour < wrongFrom ? 0 : 3));
    expect(others).toEqual([]);
    expect(told?.[1]).toBe((wrongFrom + 7 * 24) / 168);
    expect(told?.[2]).toBe(-3);
  },
);
