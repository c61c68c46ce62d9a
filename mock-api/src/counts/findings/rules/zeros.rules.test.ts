import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { seriesOf } from './series.ts';
import { usualDays } from './usual-days.rules.ts';
import { findZeroDays, findZeroDaytimes } from './zeros.rules.ts';

const START = 20_094 * 1440;
const DAYS = 63;
const settings = settingsFor(1, []);
const flow = {
  id: 1,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

/** Nine weeks of hours with so many people in each; the last week is under review. */
function weeks(count: (day: number, hour: number) => number) {
  const rows = Array.from({ length: DAYS * 24 }, (_, at) => ({
    minutes: START + at * 60,
    count: count(Math.floor(at / 24), at % 24),
    interval: 60,
    certified: at < 56 * 24,
    suspect: false,
    excluded: false,
  }));
  const series = seriesOf(flow, rows, { start: START, end: START + DAYS * 1440, isSkipped: () => false });
  return { series, days: usualDays(daysOf(series), settings) };
}
const zeroOn = (first: number, last: number, usual: number) => (day: number) =>
  day >= first && day <= last ? 0 : usual;

test.each<[string, (day: number, hour: number) => number, unknown[]]>([
  ['none', () => 5, []],
  ['two', zeroOn(57, 58, 5), []],
  ['three', zeroOn(57, 59, 5), [[57, 60, 'review']]],
  ['six', zeroOn(57, 62, 5), [[57, 63, 'strong']]],
  ['three that are certified', zeroOn(50, 52, 5), []],
  ['three, of which one is under review', zeroOn(54, 56, 5), [[56, 57, 'review']]],
  ['three where hardly anybody comes', (day, hour) => (hour === 8 && (day < 57 || day > 59) ? 1 : 0), []],
])('days of zeros: %s', (_, count, told) => {
  const { days } = weeks(count);
  expect(
    findZeroDays(days, settings).map(({ from, until, severity }) => [from / 24, until / 24, severity]),
  ).toEqual(told);
});

const byDay = (day: number, hour: number, zeroOf: (day: number) => boolean, people = 5) =>
  hour >= 7 && hour < 19 && zeroOf(day) ? 0 : people;

test.each<[string, (day: number, hour: number) => number, unknown[]]>([
  ['one day', (day, hour) => byDay(day, hour, (at) => at === 58), [[58, 58]]],
  ['two next to each other', (day, hour) => byDay(day, hour, (at) => at === 58 || at === 59), [[58, 59]]],
  ['one day of few people', (day, hour) => byDay(day, hour, (at) => at === 58, 2), []],
  ['a certified day', (day, hour) => byDay(day, hour, (at) => at === 50), []],
  ['an hour short', (day, hour) => (day === 58 && hour >= 7 && hour < 18 ? 0 : 5), []],
])('zeros from 07:00 to 19:00: %s', (_, count, told) => {
  const { series, days } = weeks(count);
  const found = findZeroDaytimes(series, days, settings, () => true);
  expect(found.map(({ from, until }) => [Math.floor(from / 24), Math.floor(until / 24)])).toEqual(told);
});

test('what another rule has told is not told again', () => {
  const { series, days } = weeks((day, hour) => byDay(day, hour, (at) => at === 58));
  expect(findZeroDaytimes(series, days, settings, () => false)).toEqual([]);
});
