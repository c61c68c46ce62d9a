import { mayGrant, mayManage } from './user-rights.rules.ts';

const ordinary = { id: 1, agency_id: 10, admin: 0, super_admin: 0 } as const;
const colleague = { ...ordinary, id: 2 } as const;
const admin = { ...ordinary, id: 3, admin: 1 } as const;
const stranger = { ...ordinary, id: 4, agency_id: 20 } as const;
const superAdmin = { ...ordinary, id: 5, admin: 1, super_admin: 1 } as const;
const people = { ordinary, colleague, admin, stranger, superAdmin };

test.each<[keyof typeof people, (keyof typeof people)[]]>([
  ['ordinary', ['ordinary']],
  ['admin', ['ordinary', 'colleague', 'admin']],
  ['superAdmin', ['ordinary', 'colleague', 'admin', 'stranger', 'superAdmin']],
])('%s manages %j alone', (caller, expected) => {
  const managed = Object.entries(people).filter(([, person]) => mayManage(people[caller], person));
  expect(managed.map(([name]) => name)).toEqual(expected);
});

test.each<[keyof typeof people, { admin: 0 | 1; agency_id: number }, boolean]>([
  ['admin', { admin: 0, agency_id: 10 }, true],
  ['admin', { admin: 1, agency_id: 10 }, false],
  ['admin', { admin: 0, agency_id: 20 }, false],
  ['ordinary', { admin: 1, agency_id: 10 }, false],
  ['superAdmin', { admin: 1, agency_id: 20 }, true],
])('%s turning a colleague into %j: %s', (caller, after, expected) => {
  expect(mayGrant(people[caller], colleague, after)).toBe(expected);
});
