import { mayChangeEmail, mayDelete, mayGrant, mayManage, type Grants } from './user-rights.rules.ts';

const rights = {
  admin: 0,
  super_admin: 0,
  monitors: 0,
  flag_deployments: 0,
  flag_next_stations: 0,
} as const;
const ordinary = { ...rights, id: 1, agency_id: 10 } as const;
const colleague = { ...ordinary, id: 2 } as const;
const admin = { ...ordinary, id: 3, admin: 1 } as const;
const fellow = { ...ordinary, id: 6, admin: 1 } as const;
const stranger = { ...ordinary, id: 4, agency_id: 20 } as const;
const superAdmin = { ...ordinary, id: 5, admin: 1, super_admin: 1 } as const;
const people = { ordinary, colleague, admin, fellow, stranger, superAdmin };
type Name = keyof typeof people;
const everybody: Name[] = ['ordinary', 'colleague', 'admin', 'fellow', 'stranger', 'superAdmin'];

test.each<[Name, Name[]]>([
  ['ordinary', ['ordinary']],
  ['admin', ['ordinary', 'colleague', 'admin', 'fellow']],
  ['superAdmin', everybody],
])('%s manages %j alone', (caller, expected) => {
  expect(everybody.filter((name) => mayManage(people[caller], people[name]))).toEqual(expected);
});

test.each<[Name, Name[]]>([
  ['admin', ['ordinary', 'colleague']],
  ['superAdmin', ['ordinary', 'colleague', 'admin', 'fellow', 'stranger']],
])('of those whom they manage, %s deletes %j', (caller, expected) => {
  const managed = everybody.filter((name) => mayManage(people[caller], people[name]));
  expect(managed.filter((name) => mayDelete(people[caller], people[name]))).toEqual(expected);
});

test('of admins each changes their own address, not a fellow’s; a super admin everybody’s', () => {
  expect(mayChangeEmail(admin, admin)).toBe(true);
  expect(mayChangeEmail(admin, fellow)).toBe(false);
  expect(mayChangeEmail(admin, colleague)).toBe(true);
  expect(mayChangeEmail(superAdmin, admin)).toBe(true);
});

test.each<[Name, Partial<Grants>, boolean]>([
  ['admin', {}, true],
  ['admin', { admin: 1 }, false],
  ['admin', { super_admin: 1 }, false],
  ['admin', { monitors: 1 }, false],
  ['admin', { flag_deployments: 1 }, false],
  ['admin', { flag_next_stations: 1 }, false],
  ['admin', { agency_id: 20 }, false],
  ['ordinary', { admin: 1 }, false],
  ['superAdmin', { admin: 1, super_admin: 1, agency_id: 20 }, true],
])('%s turning a colleague into %j: %s', (caller, after, expected) => {
  expect(mayGrant(people[caller], colleague, { ...colleague, ...after })).toBe(expected);
});
