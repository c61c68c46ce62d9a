import { dayTotals, emptyYear, MISSING } from '../year-of-hours.ts';
import { addedHours } from './series.rules.ts';

test('an hour that one of two flows lacks is missing of both; the hour that spring leaves out is wanted of neither', () => {
  const [one, other] = [emptyYear(2024, 1658), emptyYear(2024, 1658)];
  one.hours.fill(3);
  other.hours.fill(4);
  other.hours[0] = MISSING;
  other.hours[1658] = MISSING;
  const sum = addedHours(2024, [one, other]);
  expect([sum.hours[0], sum.hours[1], sum.hours[1658]]).toEqual([MISSING, 7, 3]);
  expect(dayTotals(sum).slice(0, 2)).toEqual([null, 168]);
  one.hours[1658] = MISSING;
  const without = addedHours(2024, [one, other]);
  expect([without.spring, without.hours[1658], dayTotals(without)[69]]).toEqual([1658, MISSING, 161]);
});

test('no flows have no hours', () =>
  expect(addedHours(2024, []).hours.every((hour) => hour === MISSING)).toBe(true));
