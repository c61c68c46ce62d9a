import { expectNear } from '../../../testing/figures/expect-near.ts';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { northYear } from '../../../testing/figures/north-year.ts';
import { emptyYear } from '../year-of-hours.ts';
import { designHours, highestDays, highestHours, highestRollingHour } from './peaks.rules.ts';

const { hours, days } = northYear(2011);

test('the highest hours and days, K1 and K30 are those of the reference', () => {
  const highest = highestHours(hours, 30);
  expect(highest.map(({ count, date, hour }) => [count, date, hour])).toEqual(expected.top);
  const { k1, k30, k_not_shown } = designHours(highest, 365, expected.aadt);
  expectNear([k1, k30], [expected.K1, expected.K30]);
  expect(k_not_shown).toBeNull();
  expect(highestDays(2011, days, 10).map(({ count, date }) => [count, date])).toEqual(expected.high);
});

test('equal hours and days come by date, and hours that nobody counted not at all', () => {
  const year = emptyYear(2011);
  year.hours.set([5, 0, 5], 24);
  expect(highestHours(year, 5)).toEqual([
    { count: 5, date: '2011-01-02', hour: 0 },
    { count: 5, date: '2011-01-02', hour: 2 },
    { count: 0, date: '2011-01-02', hour: 1 },
  ]);
  expect(highestDays(2011, [null, 8, 9, 8], 3)).toEqual([
    { count: 9, date: '2011-01-03', weekday: 1, at: 2 },
    { count: 8, date: '2011-01-02', weekday: 7, at: 1 },
    { count: 8, date: '2011-01-04', weekday: 2, at: 3 },
  ]);
});

test.each([
  [29, 365, 100, 'too few hours'],
  [30, 273, 100, 'too few days'],
  [30, 365, null, 'no figure'],
  [30, 365, 0, 'no figure'],
  [30, 274, 100, null],
])('of %i hours, %i days and the figure %p K is not shown because of: %p', (length, complete, aadt, why) => {
  const some = Array.from({ length }, (_, hour) => ({ count: 10, date: '2011-01-01', hour }));
  const { k1, k30, k_not_shown } = designHours(some, complete, aadt);
  expect(k_not_shown).toBe(why);
  expect([k1, k30]).toEqual(why === null ? [0.1, 0.1] : [null, null]);
});

test('the highest rolling hour begins at any quarter, and not across a gap', () => {
  const quarter = (minutes: number, count: number) => ({ minutes, count });
  const row = [quarter(0, 1), quarter(15, 5), quarter(30, 5), quarter(45, 5), quarter(60, 5)];
  expect(highestRollingHour(row)).toEqual({ count: 20, minutes: 15 });
  expect(highestRollingHour([...row, quarter(90, 99)])).toEqual({ count: 20, minutes: 15 });
  expect(highestRollingHour(row.slice(0, 3))).toBeNull();
});
