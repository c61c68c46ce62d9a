import type { Account } from 'shared-domain';
import { findUsers, splitUsers } from './users.rules.ts';

const user = (id: number, facts: Partial<Account> = {}): Account => ({
  id,
  name: `User ${id}`,
  email: `user${id}@example.org`,
  agency_id: 3,
  agency: { id: 3, name: 'City of Austin', statewide: false },
  admin: 0,
  super_admin: 0,
  flag_deployments: 0,
  flag_next_stations: 0,
  monitors: 0,
  status: 'active',
  last_sign_in: null,
  pending_email: null,
  mail_stopped: null,
  ...facts,
});

test('super admins stand apart from the people of the agency', () => {
  const everybody = [user(1), user(2, { admin: 1 }), user(3, { super_admin: 1 })];
  const { agencyUsers, superAdmins } = splitUsers(everybody);
  expect(agencyUsers.map(({ id }) => id)).toEqual([1, 2]);
  expect(superAdmins.map(({ id }) => id)).toEqual([3]);
});

const people = [
  user(1, { name: 'Ana Peña' }),
  user(2, { email: 'bo@houston.example', agency: { id: 4, name: 'City of Houston', statewide: false } }),
  user(3, { name: 'Cy Young', status: 'invited' }),
];
test.each([
  ['', [1, 2, 3]],
  ['pena', [1]],
  ['HOUSTON', [2]],
  ['houston.example bo', [2]],
  ['invited', [3]],
  ['invited peña', []],
])('%j finds %j', (search, expected) => {
  const found = findUsers(people, search, ({ status }) => status);
  expect(found.map(({ id }) => id)).toEqual(expected);
});
