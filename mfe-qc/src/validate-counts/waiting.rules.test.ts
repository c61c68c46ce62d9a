import { firstWaitingDay } from './waiting.rules.ts';

test.each([
  ['2023-01-01 00:00:00', '2026-01-05 00:00:00', '2026-01-05'],
  ['2026-01-05 00:00:00', '2026-01-05 00:00:00', null],
  ['2023-01-01 00:00:00', null, null],
  [null, null, null],
])('with counts since %s and uncertified ones since %s, %s is pointed out', (firstCount, first, expected) => {
  expect(firstWaitingDay({ first }, firstCount)).toBe(expected);
});
