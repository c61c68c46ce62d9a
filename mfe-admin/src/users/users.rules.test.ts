import type { User } from 'shared-ui/domain';
import { mayDelete, splitUsers } from './users.rules.ts';

const user = (id: number, rights: Partial<User> = {}): User => ({
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
  ...rights,
});

test('super admins stand apart from the people of the agency', () => {
  const everybody = [user(1), user(2, { admin: 1 }), user(3, { super_admin: 1 })];
  const { agencyUsers, superAdmins } = splitUsers(everybody);
  expect(agencyUsers.map(({ id }) => id)).toEqual([1, 2]);
  expect(superAdmins.map(({ id }) => id)).toEqual([3]);
});

test('nobody deletes their own account', () => {
  expect(mayDelete(user(1), user(1))).toBe(false);
  expect(mayDelete(user(1), user(2))).toBe(true);
});
