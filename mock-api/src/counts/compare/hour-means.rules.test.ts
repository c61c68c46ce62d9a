import { binStarts } from 'shared-domain';
import { hourMeans } from './hour-means.rules.ts';

const NONE = new Set<string>();
/** Days of hours, each of them a day's value; `without` are the places of hours that are not complete, `waiting` of those not certified. */
const hours = (
  from: string,
  to: string,
  values: readonly number[],
  without: readonly number[] = [],
  waiting: readonly number[] = [],
) => {
  const starts = binStarts({ from, to }, 'hour');
  return [
    starts,
    {
      values: starts.map((_, at) => values[Math.floor(at / 24)] ?? 0),
      complete: starts.map((_, at) => !without.includes(at)),
      uncertified: starts.map((_, at) => waiting.includes(at)),
    },
  ] as const;
};

test('weekdays and weekend days have means of their own', () => {
  // Friday to Monday
  const { weekday, weekend } = hourMeans(...hours('2025-03-14', '2025-03-17', [10, 4, 6, 20]), NONE);
  expect([weekday.days, weekday.means.length, weekday.means[8]]).toEqual([2, 24, 15]);
  expect([weekend.days, weekend.means[8]]).toEqual([2, 5]);
});

test.each<[string, readonly number[], ReadonlySet<string>]>([
  ['a day that lacks an hour', [30], NONE],
  ['a day on which the clock changes', [], new Set(['2025-03-18'])],
])('%s is left out', (_what, without, changes) => {
  const { weekday } = hourMeans(...hours('2025-03-17', '2025-03-18', [10, 50], without), changes);
  expect([weekday.days, weekday.means[0]]).toEqual([1, 10]);
});

test('without any whole day there is no mean', () => {
  const { weekday, weekend } = hourMeans(...hours('2025-03-17', '2025-03-17', [10], [0]), NONE);
  expect([weekday, weekend]).toEqual([
    { days: 0, means: [], uncertified_hours: [] },
    { days: 0, means: [], uncertified_hours: [] },
  ]);
});

test('an hour is not certified where counts of any day in its mean are not', () => {
  // Monday at 9 and Tuesday at 8; Wednesday at 10, which has lost an hour and is in no mean
  const some = hours('2025-03-17', '2025-03-19', [10, 20, 30], [48], [9, 32, 58]);
  const { weekday, weekend } = hourMeans(...some, NONE);
  expect([weekday.uncertified_hours, weekend.uncertified_hours]).toEqual([[8, 9], []]);
});
