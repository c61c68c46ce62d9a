import { daysOfMonth, monthAfter, weeksOfMonth } from './month.rules.ts';

test.each([
  ['2026-01', 1, '2026-02'],
  ['2026-01', -1, '2025-12'],
  ['2025-12', 1, '2026-01'],
  ['2024-02', 12, '2025-02'],
])('%s and %i months is %s', (month, months, after) => expect(monthAfter(month, months)).toBe(after));

test.each([
  ['2024-02', '2024-02-29'],
  ['2025-02', '2025-02-28'],
  ['2026-12', '2026-12-31'],
])('%s ends with %s', (month, until) => expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, until }));

test('a month’s weeks go from Sunday to Saturday, and have no days of others', () => {
  const weeks = weeksOfMonth('2026-03');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-03-01');
  expect(weeks[4]).toEqual(['2026-03-29', '2026-03-30', '2026-03-31', null, null, null, null]);
  expect(weeksOfMonth('2026-02')).toHaveLength(4);
  expect(weeksOfMonth('2026-08')).toHaveLength(6);
});
