import { needsFactor } from './needs-factor.rules.ts';

test.each([
  ['off', 1, 1, false],
  ['admins', 0, 0, false],
  ['admins', 1, 0, true],
  ['admins', 0, 1, true],
] as const)('%s: admin %i, super admin %i: %s', (policy, admin, super_admin, needed) =>
  expect(needsFactor(policy, { admin, super_admin })).toBe(needed),
);
