import { settingsFor } from './finding-settings.rules.ts';
import { findSameValues } from './same-value.rules.ts';
import { seriesOf } from './series.ts';

const START = 20_094 * 1440;
const DAYS = 40;
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

/** Forty days in steps of some minutes, the last one under review; at other times no two values are alike. */
function runs(interval: number, last: (cell: number) => number | null, before?: (cell: number) => number) {
  const size = 1440 / interval;
  const rows = Array.from({ length: DAYS * size }, (_, at) => {
    const [day, cell] = [Math.floor(at / size), at % size];
    const own = 1000 + ((day * 37 + cell * 11) % 700);
    return {
      minutes: START + at * interval,
      count: (day === DAYS - 1 ? last(cell) : before?.(cell)) ?? own,
      interval,
      certified: day < DAYS - 1,
      suspect: false,
      excluded: false,
    };
  });
  const series = seriesOf(flow, rows, { start: START, end: START + DAYS * 1440, isSkipped: () => false });
  const first = (DAYS - 1) * size;
  return findSameValues(series, settingsFor(1, [])).map(({ from, until, evidence }) => [
    from - first,
    until - first,
    evidence.value,
  ]);
}
const run = (from: number, until: number, value: number) => (cell: number) =>
  cell >= from && cell < until ? value : null;

test.each<[string, number, (cell: number) => number | null, unknown[]]>([
  ['four hours', 60, run(8, 12, 17), [[8, 12, 17]]],
  ['three hours', 60, run(8, 11, 17), []],
  ['zeros', 60, run(8, 20, 0), []],
  ['eight quarters of an hour', 15, run(30, 38, 3), [[30, 38, 3]]],
  ['seven quarters', 15, run(30, 37, 3), []],
  ['eight quarters of two', 15, run(30, 38, 2), []],
])('the same value for %s', (_, interval, last, told) => expect(runs(interval, last)).toEqual(told));

test('what comes at that time every day is no repeat', () => {
  expect(runs(60, run(0, 6, 1), (cell) => (cell < 6 ? 1 : 1000 + cell))).toEqual([]);
});
