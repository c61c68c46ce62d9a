import { certifiedCount } from '../../testing/figures/counted-flow.ts';
import { MISSING } from '../figures/year-of-hours.ts';
import { firstFormHours } from './first-form.rules.ts';

const TEXAS_2011 = { year: 2011, timeZone: 'America/Chicago' };
const NONE = new Set<string>();
const counted = (at: string, interval: number, count: number) => ({
  ...certifiedCount(at, { interval }),
  count,
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
  const { hours } = firstFormHours(TEXAS_2011, counts, NONE);
  expect(hours[0]).toBe(hour);
  expect(hours.filter((count) => count !== MISSING)).toHaveLength(hour === MISSING ? 0 : 1);
});

test('a day on which intervals overlap has no hour, the next one has', () => {
  const counts = [counted('2011-01-01T23:00', 60, 3), counted('2011-01-02T00:00', 60, 4)];
  const { hours } = firstFormHours(TEXAS_2011, counts, new Set(['2011-01-01']));
  expect([hours[23], hours[24]]).toEqual([MISSING, 4]);
});

test('the year knows the hour that spring leaves out on the station clock', () => {
  expect(firstFormHours(TEXAS_2011, [], NONE).spring).toBe((31 + 28 + 12) * 24 + 2);
  expect(firstFormHours({ year: 2011, timeZone: 'America/Phoenix' }, [], NONE).spring).toBeNull();
});
