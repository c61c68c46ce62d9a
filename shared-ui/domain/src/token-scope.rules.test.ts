import { mayScope } from './token-scope.rules.ts';

const person = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0, monitors: 0 } as const;
const admin = { ...person, admin: 1 } as const;

test.each([
  ['read', 'person', person, true],
  ['import', 'agency', admin, true],
  ['webhooks', 'person', admin, true],
  ['webhooks', 'person', person, false],
  ['webhooks', 'agency', admin, false],
  ['webhooks', 'person', null, false],
] as const)('a token for %s, of %s %j: %p', (scope, owner, user, is) =>
  expect(mayScope(scope, owner, user)).toBe(is),
);
