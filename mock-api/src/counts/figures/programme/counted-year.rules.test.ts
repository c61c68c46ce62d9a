import { certifiedCount } from '../../../testing/figures/counted-flow.ts';
import { MISSING } from '../year-of-hours.ts';
import { addedQuarters, daysMarked, hoursOf, usable } from './counted-year.rules.ts';

const TEXAS_2011 = { year: 2011, timeZone: 'America/Chicago' };
const none = new Set<string>();
const counted = (at: string, interval: number, count: number) => ({
  ...certifiedCount(at, { interval }),
  count,
});

test('figures use what has a value and is not excluded; zero is a value, a mark that keeps it in is none', () => {
  const counts = [
    certifiedCount('2011-01-01T00:00', { count: null }),
    certifiedCount('2011-01-01T01:00', { count: 0 }),
    certifiedCount('2011-01-01T02:00', { suspect: 1 }),
    certifiedCount('2011-01-01T03:00', { suspect: 15 }),
  ];
  expect(usable(counts, (suspect) => suspect === 1)).toEqual([counts[1], counts[3]]);
});

test.each<[string, ReturnType<typeof counted>[], number]>([
  ['one count of an hour', [counted('2011-01-01T00:00', 60, 7)], 7],
  ['nobody', [counted('2011-01-01T00:00', 60, 0)], 0],
  ['four quarters', ['00', '15', '30', '45'].map((m) => counted(`2011-01-01T00:${m}`, 15, 2)), 8],
  ['three quarters', ['00', '15', '45'].map((m) => counted(`2011-01-01T00:${m}`, 15, 2)), MISSING],
  ['twice', [counted('2011-01-01T00:00', 60, 7), counted('2011-01-01T00:00', 60, 7)], MISSING],
  ['two hours', [counted('2011-01-01T00:00', 120, 7)], MISSING],
  ['another year', [counted('2010-12-31T23:00', 60, 7), counted('2012-01-01T00:00', 60, 7)], MISSING],
])('the first hour of a year by %s', (_what, counts, hour) => {
  const { hours } = hoursOf(TEXAS_2011, counts, none);
  expect(hours[0]).toBe(hour);
  expect(hours.filter((count) => count !== MISSING)).toHaveLength(hour === MISSING ? 0 : 1);
});

test('a day on which intervals overlap has no hour, the next one has (C11)', () => {
  const counts = [counted('2011-01-01T23:00', 60, 3), counted('2011-01-02T00:00', 60, 4)];
  const { hours } = hoursOf(TEXAS_2011, counts, new Set(['2011-01-01']));
  expect([hours[23], hours[24]]).toEqual([MISSING, 4]);
});

test('the year knows the hour that spring leaves out on the station clock', () => {
  expect(hoursOf(TEXAS_2011, [], none).spring).toBe((31 + 28 + 12) * 24 + 2);
  expect(hoursOf({ year: 2011, timeZone: 'America/Phoenix' }, [], none).spring).toBeNull();
});

test('quarters of an hour are added where all the flows have them, by time', () => {
  const at = (time: string) => counted(`2011-01-01T${time}`, 15, 2);
  const [first, second, third] = [at('00:00'), at('00:15'), at('00:30')];
  expect(
    addedQuarters([
      [second, first],
      [third, first, second],
    ]),
  ).toEqual([
    { minutes: first.minutes, count: 4 },
    { minutes: second.minutes, count: 4 },
  ]);
});

test.each([
  ['no flow', []],
  ['a flow by hours', [[counted('2011-01-01T00:00', 15, 2)], [counted('2011-01-01T00:00', 60, 2)]]],
])('%s has no quarters', (_what, flows) => expect(addedQuarters(flows)).toBeNull());

test('days that bear a mark are told once each', () => {
  const counts = [
    certifiedCount('2011-03-01T00:00', { suspect: 15 }),
    certifiedCount('2011-03-01T23:45', { suspect: 15 }),
    certifiedCount('2011-03-02T00:00', { suspect: 16 }),
    certifiedCount('2011-03-03T12:00', { suspect: 15 }),
  ];
  expect([...daysMarked(counts, 15)]).toEqual(['2011-03-01', '2011-03-03']);
  expect([...daysMarked(counts, 17)]).toEqual([]);
});
