import { firstDays } from './first-days.rules.ts';

test('of each station the first day is kept, in whatever order they are told', () => {
  const told = [
    [7, '2026-03-02'],
    [8, '2026-01-05'],
    [7, '2026-02-28'],
    [8, '2026-01-06'],
  ] as const;
  expect([...firstDays(told)]).toEqual([
    [7, '2026-02-28'],
    [8, '2026-01-05'],
  ]);
});
