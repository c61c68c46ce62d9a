import { nextStep, shareKept } from './fetch-steps.rules.ts';

const of = (first_day: string, last_day: string, kept_until: string | null = null) => ({
  first_day,
  last_day,
  kept_until,
});

test.each([
  ['a few days at once', of('2026-03-01', '2026-03-10'), { from: '2026-03-01', until: '2026-03-10' }],
  ['one day', of('2026-03-01', '2026-03-01'), { from: '2026-03-01', until: '2026-03-01' }],
  ['of years the first', of('2024-01-01', '2026-03-01'), { from: '2024-01-01', until: '2024-12-31' }],
  [
    'then the next',
    of('2024-01-01', '2026-03-01', '2024-12-31'),
    { from: '2025-01-01', until: '2026-01-01' },
  ],
  [
    'then the rest',
    of('2024-01-01', '2026-03-01', '2026-01-01'),
    { from: '2026-01-02', until: '2026-03-01' },
  ],
  ['then nothing', of('2024-01-01', '2026-03-01', '2026-03-01'), null],
])('%s', (_name, fetch, step) => expect(nextStep(fetch)).toEqual(step));

test.each([
  ['nothing', of('2026-03-01', '2026-03-10'), 0],
  ['half', of('2026-03-01', '2026-03-10', '2026-03-05'), 0.5],
  ['all', of('2026-03-01', '2026-03-10', '2026-03-10'), 1],
])('%s is kept', (_name, fetch, share) => expect(shareKept(fetch)).toBeCloseTo(share, 10));
