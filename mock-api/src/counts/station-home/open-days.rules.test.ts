import { openOf, openOfAny, type OpenDays } from './open-days.rules.ts';

const OPEN: OpenDays = new Map([
  [1, ['2025-08-10', '2025-08-11', '2025-10-01']],
  [2, ['2025-08-11', '2025-09-29']],
]);

test.each([
  [1, '2025-09-29', 2],
  [1, '2025-08-10', 1],
  [2, '2025-09-28', 1],
  [3, '2025-09-29', 0],
  [1, null, 0],
])('of flow %s, certified up to %s, %s days are open', (flow, until, days) => {
  expect(openOf(OPEN, flow, until)).toBe(days);
});

test('a day that is open at two flows is one of the station', () => {
  expect(openOfAny(OPEN, '2025-09-29')).toBe(3);
  expect(openOfAny(OPEN, null)).toBe(0);
});
