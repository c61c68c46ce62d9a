import { importInterval, isIntervalEnabled, isIntervalForced } from './import-interval.rules.ts';

test.each([
  ['2', 'hourly', 15, 60, true],
  ['2', 'timestamps', 15, 15, false],
  ['2', null, 15, 15, false],
  ['1', 'hourly', 15, 15, false],
  ['0', undefined, 60, 60, false],
] as const)(
  'vendor %s with period %s and %i chosen imports at %i',
  (vendor, period, chosen, used, forced) => {
    expect(importInterval(vendor, period, chosen)).toBe(used);
    expect(isIntervalForced(vendor, period)).toBe(forced);
  },
);

test.each([
  [5, false],
  [10, false],
  [15, true],
  [20, false],
  [30, false],
  [60, true],
  [1440, false],
])('%i minutes can be chosen: %s', (minutes, enabled) => expect(isIntervalEnabled(minutes)).toBe(enabled));
