import { calendarOf } from '../figures/year-of-hours.ts';
import { factorAt, factorsOf, groupFactors, shareAt } from './group-factors.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { countersOf } from '../../testing/figures/seven-counters.ts';

const { doy } = expected['factors'] as { doy: (number | null)[] };
const [north] = countersOf(2011, ['14northedinburghaccessrd']);
const own = north ? factorsOf(north) : null;

test('a counter’s ratios by the day of the year are those of the reference', () => {
  expect(own?.dayOfYear).toHaveLength(365);
  for (const [at, ratio] of doy.entries()) expect(own?.dayOfYear[at]).toBeCloseTo(ratio ?? Number.NaN, 8);
});

test('its hourly shares add up to one on weekdays and at weekends', () => {
  for (const shares of [own?.weekday, own?.weekend]) {
    expect(shares?.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(1, 10);
  }
});

test('a day of a special event stays in the average and leaves the factors', () => {
  const marked = north ? factorsOf({ ...north, events: new Set([10]) }) : null;
  expect(marked?.aadt).toBe(own?.aadt);
  expect([marked?.dayOfYear[10], own?.dayOfYear[10] === null]).toEqual([null, false]);
});

test('a year without an average, or without anybody, has no factors', () => {
  if (!north) throw new Error('the counter is there');
  expect(factorsOf({ ...north, days: north.days.map((total, at) => (at < 31 ? null : total)) })).toBeNull();
  expect(factorsOf({ ...north, days: north.days.map(() => 0) })).toBeNull();
});

test('a group’s factor is the mean of its members, however much each counts', () => {
  const members = countersOf(2012, ['12cultinsroad', '15middlemeadowwalk']).flatMap(
    (one) => factorsOf(one) ?? [],
  );
  const group = groupFactors(2012, members);
  const at = calendarOf(2012).findIndex(({ date }) => date === '2012-06-11');
  const mean = members.reduce((sum, { dayOfYear }) => sum + (dayOfYear[at] ?? Number.NaN), 0) / 2;
  expect(factorAt(group, at, 'day-of-year')).toBeCloseTo(mean, 12);
  expect(factorAt(groupFactors(2012, members.slice(0, 1)), at, 'day-of-year')).toBeNull();
  expect(shareAt(groupFactors(2012, []), at, [16, 17])).toBeNull();
});
