import { mayScope } from './token-scope.rules.ts';

const person = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0, monitors: 0 } as const;
const admin = { ...person, admin: 1 } as const;

test.each([
  ['counts:read', 'person', person, true],
  ['counts:import', 'agency', admin, true],
  ['webhooks:manage', 'person', admin, true],
  ['webhooks:manage', 'person', person, false],
  ['webhooks:manage', 'agency', admin, false],
  ['webhooks:manage', 'person', null, false],
] as const)('a token for %s, of %s %j: %p', (scope, owner, user, is) =>
  expect(mayScope(scope, owner, user)).toBe(is),
);
