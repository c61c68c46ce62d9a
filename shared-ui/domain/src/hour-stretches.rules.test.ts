import { hoursOf, hourStretchesOf } from './hour-stretches.rules.ts';

const YEAR = 365 * 24;
const none = () => Array.from({ length: YEAR }, (): number | null => null);
const withDays = (...days: number[]) => {
  const hours = none();
  for (const day of days) for (let hour = 0; hour < 24; hour += 1) hours[day * 24 + hour] = day + hour;
  return hours;
};

test.each<[string, (number | null)[], [from: number, length: number][]]>([
  ['no counts', none(), []],
  ['a week', withDays(9, 10, 11, 12, 13, 14, 15), [[9 * 24, 7 * 24]]],
  [
    'days apart',
    withDays(0, 2, 3, 364),
    [
      [0, 24],
      [48, 48],
      [364 * 24, 24],
    ],
  ],
  ['a whole year', none().map(() => 0), [[0, YEAR]]],
  ['one hour of a day', none().with(30, 5), [[24, 24]]],
])('the stretches of %s', (_, hours, expected) => {
  const stretches = hourStretchesOf(hours);
  expect(stretches.map(({ from, counts }) => [from, counts.length])).toEqual(expected);
  expect(hoursOf(stretches, YEAR)).toEqual(hours);
});

test('a zero is a value, and a gap within a counted day stays one', () => {
  const hours = withDays(5)
    .with(5 * 24, 0)
    .with(5 * 24 + 3, null);
  expect(hourStretchesOf(hours)).toEqual([{ from: 120, counts: hours.slice(120, 144) }]);
  expect(hoursOf(hourStretchesOf(hours), YEAR)).toEqual(hours);
});
