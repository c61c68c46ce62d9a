import { expectNear } from '../../testing/figures/expect-near.ts';
import { changeOf, commonChange } from './change.rules.ts';
import { calendarOf } from './year-of-hours.ts';

test.each([
  [110, 100, 0.1],
  [50, 100, -0.5],
  [null, 100, null],
  [100, null, null],
  [100, 0, null],
])('from %s after %s: %s', (value, before, change) => expectNear(changeOf(value, before), change));

/** A year in which each month counts its number a day, times so much; without some months. */
const year = (number: number, times: number, without: number[] = []) =>
  calendarOf(number).map(({ month }) => (without.includes(month) ? null : month * times));

test('over common cells holes of either year change nothing', () => {
  const change = (now: (number | null)[][], before: (number | null)[][]) =>
    commonChange({ year: 2023, flows: now }, { year: 2022, flows: before });
  expectNear(change([year(2023, 110)], [year(2022, 100)]), { cells: 84, change: 0.1 });
  expectNear(change([year(2023, 110, [6])], [year(2022, 100, [1, 6])]), { cells: 70, change: 0.1 });
  expectNear(change([year(2023, 110), year(2023, 20, [2])], [year(2022, 100), year(2022, 30)]), {
    cells: 77,
    change: 0,
  });
  expect(change([year(2023, 1, [1])], [year(2022, 0)])).toBeNull();
});
