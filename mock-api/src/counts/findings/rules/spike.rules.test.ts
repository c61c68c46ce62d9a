import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { seriesOf } from './series.ts';
import { findSpikes } from './spike.rules.ts';
import { usualDays } from './usual-days.rules.ts';

const START = 20_094 * 1440;
const settings = settingsFor(1, []);
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

/** Forty days of hours with twenty people in each but for what `count` says; the last five are under review. */
function spikes(count: (day: number, hour: number) => number | undefined, days = 40) {
  const rows = Array.from({ length: days * 24 }, (_, at) => ({
    minutes: START + at * 60,
    count: count(Math.floor(at / 24), at % 24) ?? 20,
    interval: 60,
    certified: at < (days - 5) * 24,
    suspect: false,
    excluded: false,
  }));
  const series = seriesOf(flow, rows, { start: START, end: START + days * 1440, isSkipped: () => false });
  return findSpikes(series, usualDays(daysOf(series), settings), settings).map(
    ({ from, until, value, threshold }) => [
      from - (days - 5) * 24,
      until - (days - 5) * 24,
      value,
      threshold,
    ],
  );
}
const at = (hours: Record<number, number>) => (day: number, hour: number) =>
  day === 36 ? hours[hour] : undefined;

// day 36 is a Tuesday, the second of those under review
test.each<[string, Record<number, number>, unknown[]]>([
  ['as usual', {}, []],
  ['five times the usual', { 8: 100 }, []],
  ['more than that', { 8: 101 }, [[32, 33, 101, 100]]],
  ['neighbours are one, told by the highest', { 8: 110, 9: 130, 10: 120 }, [[32, 35, 130, 100]]],
  [
    'two apart',
    { 8: 110, 12: 110 },
    [
      [32, 33, 110, 100],
      [36, 37, 110, 100],
    ],
  ],
])('an hour of %s', (_, hours, told) => expect(spikes(at(hours))).toEqual(told));

test('where few people come it takes fifty more than usual', () => {
  const quiet = (people: number) => spikes((day, hour) => (day === 36 && hour === 8 ? people : 2));
  expect(quiet(52)).toEqual([]);
  expect(quiet(53)).toEqual([[32, 33, 53, 52]]);
});

test('certified counts are not told, and too short a past says nothing', () => {
  expect(spikes((day, hour) => (day === 20 && hour === 8 ? 900 : undefined))).toEqual([]);
  expect(spikes((day, hour) => (day === 11 && hour === 8 ? 900 : undefined), 14)).toEqual([]);
});
