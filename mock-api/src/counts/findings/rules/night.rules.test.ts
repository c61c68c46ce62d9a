import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { findBusyNights } from './night.rules.ts';
import { seriesOf } from './series.ts';

const START = 20_094 * 1440;
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

/** Thirty days of hours; `count` says how many came. The last day is under review. */
function nights(count: (day: number, hour: number) => number) {
  const rows = Array.from({ length: 30 * 24 }, (_, at) => ({
    minutes: START + at * 60,
    count: count(Math.floor(at / 24), at % 24),
    interval: 60,
    certified: at < 29 * 24,
    suspect: false,
    excluded: false,
  }));
  const series = seriesOf(flow, rows, { start: START, end: START + 30 * 1440, isSkipped: () => false });
  return findBusyNights(series, daysOf(series), settingsFor(1, [])).map(
    ({ from, until, value, threshold }) => [from - 29 * 24, until - 29 * 24, value, threshold],
  );
}

test.each<[string, (day: number, hour: number) => number, unknown[]]>([
  ['nobody', () => 0, []],
  ['49 people at four', (day, hour) => (day === 29 && hour === 4 ? 49 : 0), []],
  ['50 people at four', (day, hour) => (day === 29 && hour === 4 ? 50 : 0), [[4, 5, 50, 50]]],
  ['50 people at two', (day, hour) => (day === 29 && hour === 2 ? 50 : 0), []],
  ['50 people at six', (day, hour) => (day === 29 && hour === 6 ? 50 : 0), []],
  [
    'hours next to each other, told by the fullest',
    (day, hour) => (day === 29 && (hour === 3 || hour === 4) ? 50 + hour : 0),
    [[3, 5, 54, 50]],
  ],
  ['a crowd that is there every night', () => 60, []],
  [
    'three times the crowd of every night',
    (day, hour) => (day === 29 && hour === 5 ? 180 : 60),
    [[5, 6, 180, 180]],
  ],
  ['a crowd on a certified night', (day, hour) => (day === 28 && hour === 4 ? 500 : 0), []],
])('%s', (_, count, told) => expect(nights(count)).toEqual(told));
