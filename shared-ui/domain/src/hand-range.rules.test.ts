import { handRangeFault } from './hand-range.rules.ts';

test.each([
  ['2026-03-01', '2026-03-01', null],
  ['2026-03-02', '2026-03-01', 'backwards'],
  ['2026-01-01', '2035-12-31', null],
  ['2026-01-01', '2036-01-08', null],
  ['2026-01-01', '2036-01-09', 'tooLong'],
  ['1900-01-01', '2200-12-31', 'tooLong'],
])('%s to %s: %s', (first, last, fault) => expect(handRangeFault(first, last)).toBe(fault));
