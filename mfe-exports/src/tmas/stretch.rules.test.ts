import { isUnbroken } from './stretch.rules.ts';

test.each([
  [1, '2026-02-11', '2026-02-11', true],
  [3, '2026-02-27', '2026-03-01', true],
  [2, '2026-02-27', '2026-03-01', false],
  [16, '2025-03-10', '2026-03-17', false],
])('%i days from %s to %s are all of them: %s', (days, first, last, unbroken) =>
  expect(isUnbroken(days, first, last)).toBe(unbroken),
);
