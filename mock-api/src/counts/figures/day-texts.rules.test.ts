import { addHourTexts, hoursOn, readDayTexts } from './day-texts.rules.ts';
import { emptyYear, MISSING } from './year-of-hours.ts';

test('days that are complete have their total, the others the minutes that are covered', () => {
  const { days, whole, partial } = readDayTexts(2023, '0 12,364 0,5 ~1380,7 99');
  expect([days.length, days[0], days[364], days[5], days[7], whole]).toEqual([365, 12, 0, null, 99, 3]);
  expect([...partial]).toEqual([[5, 1380]]);
});

test('hours are put where they belong, in any order, and none that the year does not have', () => {
  const year = emptyYear(2023);
  addHourTexts(year, '8759 3,0 0,8760 9');
  expect([year.hours[0], year.hours[1], year.hours[8759], year.hours.length]).toEqual([0, MISSING, 3, 8760]);
});

test.each([
  ['hours of any day', '0 1,1 1', 1658, 2],
  ['a counted spring day without the hour that is left out', '1656 5,1657 5', 1658, 3],
  ['a spring day on which the counter has that hour', '1657 5,1658 5', 1658, 2],
  ['a clock that leaves none out', '1656 5', null, 1],
] as const)('%s', (_, text, spring, hours) => expect(hoursOn(text, spring)).toBe(hours));
