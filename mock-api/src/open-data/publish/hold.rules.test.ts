import { dueDay, revisionDay } from './hold.rules.ts';

test.each([
  ['2025-01-01', null, '2025-03-10'],
  ['2025-11-01', null, '2026-01-10'],
  ['2025-12-01', null, '2026-02-10'],
  ['2025-01-01', 14, '2025-02-14'],
  ['2025-02-01', 14, '2025-03-14'],
  ['2024-12-01', 90, '2025-03-31'],
])('the month of %s with a hold of %p goes out on %s', (month, hold, day) =>
  expect(dueDay(month, hold)).toBe(day),
);

test.each([
  ['2025-03-01', null, '2025-04-10'],
  ['2025-03-27', null, '2025-04-10'],
  ['2025-03-28', null, '2025-05-10'],
  ['2025-12-30', null, '2026-02-10'],
  ['2025-03-01', 14, '2025-03-15'],
])('what was changed on %s with a hold of %p goes out anew on %s', (changed, hold, day) =>
  expect(revisionDay(changed, hold)).toBe(day),
);
