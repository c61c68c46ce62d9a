import { affectedIn, expectedIn } from './affected.rules.ts';
import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { seriesOf, type SeriesRow } from './series.ts';
import { usualDays } from './usual-days.rules.ts';

const MONDAY = 20_094;
const DAY = 1440;
const settings = settingsFor(1, []);
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

/** Days of two halves: so many people before noon, so many after. */
function halves(days: number, of: (day: number) => [number, number] | null) {
  const rows = Array.from({ length: days }, (_, day): SeriesRow[] =>
    (of(day) ?? []).map((count, half) => ({
      minutes: (MONDAY + day) * DAY + half * 720,
      count,
      interval: 720,
      certified: false,
      suspect: false,
      excluded: false,
    })),
  ).flat();
  const start = MONDAY * DAY;
  const series = seriesOf(flow, rows, { start, end: start + days * DAY, isSkipped: () => false });
  return { series, days: usualDays(daysOf(series), settings) };
}
const always = () => [30, 70] as [number, number];

test('a day’s usual total is shared out as days of its kind share theirs', () => {
  const { series, days } = halves(40, always);
  const expected = expectedIn(series, days);
  expect(expected(39 * 2)).toBeCloseTo(30);
  expect(expected(39 * 2 + 1)).toBeCloseTo(70);
});

test.each<[string, [number, number] | null, number]>([
  ['as usual', [30, 70], 0],
  ['nobody', [0, 0], 100],
  ['missing', null, 100],
  ['twice as many', [60, 140], 100],
])('of a day with %s … in question are', (_, last, sum) => {
  const { series, days } = halves(40, (day) => (day === 39 ? last : always()));
  expect(affectedIn(series, [{ from: 78, until: 80 }], expectedIn(series, days))).toBe(sum);
});

test('where no count is expected none is in question', () => {
  const { series, days } = halves(40, always);
  series.values.fill(-3, 78, 80);
  expect(affectedIn(series, [{ from: 78, until: 80 }], expectedIn(series, days))).toBe(0);
});

test('without a past nothing is expected, so that all that came is in question', () => {
  const { series, days } = halves(1, always);
  expect(affectedIn(series, [{ from: 0, until: 2 }], () => 0)).toBe(100);
  expect(expectedIn(series, [])(0)).toBe(0);
  expect(days[0]?.usual).toBeNull();
});
