import { leavesTime, type Deprecated } from './deprecated.rules.ts';
import { CONTRACT } from './index.ts';

test.each([
  ['2026-03-01', '2027-03-01', true],
  ['2026-03-01', '2027-02-28', false],
  ['2026-03-31', '2027-04-01', true],
  ['2026-03-01', '2026-03-02', false],
])('a call deprecated on %s may go on %s: %p', (since, until, may) =>
  expect(leavesTime({ since, until })).toBe(may),
);

test('every deprecated call of the contract answers for as long as was promised', () => {
  const calls = Object.entries(CONTRACT) as [string, { deprecated?: Deprecated }][];
  expect(calls.filter(([, { deprecated }]) => deprecated && !leavesTime(deprecated))).toEqual([]);
});
