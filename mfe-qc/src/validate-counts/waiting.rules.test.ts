import { firstWaitingDay, isFirstWaiting } from './waiting.rules.ts';

test.each([
  ['2023-01-01 00:00:00', '2026-01-05 00:00:00', '2026-01-05'],
  ['2026-01-05 00:00:00', '2026-01-05 00:00:00', null],
  ['2023-01-01 00:00:00', null, null],
  [null, null, null],
])('with counts since %s and uncertified ones since %s, %s is pointed out', (firstCount, first, expected) => {
  expect(firstWaitingDay({ first }, firstCount)).toBe(expected);
});

test.each([
  ['2026-01-05 00:00:00', true],
  ['2026-01-06 00:00:00', false],
  [null, false],
])('with uncertified counts since %s it is %s that Jan 5 is the first day', (first, expected) => {
  expect(isFirstWaiting({ first }, '2026-01-05')).toBe(expected);
});
