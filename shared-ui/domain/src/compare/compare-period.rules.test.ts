import { usualPeriod } from './compare-period.rules.ts';

const TODAY = '2026-11-25';

test.each<[Parameters<typeof usualPeriod>[0], string, string]>([
  [{ from: null, to: null, bin: 'day', as: 'absolute' }, '2025-11-27', '2026-11-25'],
  [{ from: '2025-03-01', to: '2025-03-31', bin: 'day', as: 'absolute' }, '2025-03-01', '2025-03-31'],
  [{ from: '2025-03-01', to: null, bin: 'day', as: 'absolute' }, '2025-03-01', '2026-02-27'],
  [{ from: null, to: '2025-03-31', bin: 'day', as: 'absolute' }, '2024-04-02', '2025-03-31'],
  // no more than can be shown so
  [{ from: null, to: null, bin: 'interval', as: 'absolute' }, '2026-11-19', '2026-11-25'],
  [{ from: '2025-03-01', to: null, bin: 'hour', as: 'absolute' }, '2025-03-01', '2025-04-29'],
])('%j is the period from %s to %s', (said, from, to) => {
  expect(usualPeriod(said, TODAY)).toEqual({ from, to });
});
