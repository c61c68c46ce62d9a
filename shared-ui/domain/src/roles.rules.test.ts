import {
  demandsAtLeast,
  isAccess,
  mayAccess,
  type Access,
  lackingRights,
  rightsMark,
} from './roles.rules.ts';

const none = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as const;
const people = {
  nobody: null,
  ordinary: none,
  flagged: { ...none, flag_deployments: 1, flag_next_stations: 1 } as const,
  admin: { ...none, admin: 1 } as const,
  superAdmin: { ...none, super_admin: 1 } as const,
  flaggedSuper: { ...none, super_admin: 1, flag_deployments: 1, flag_next_stations: 1 } as const,
};

test.each<[Access, (keyof typeof people)[]]>([
  ['public', ['nobody', 'ordinary', 'flagged', 'admin', 'superAdmin', 'flaggedSuper']],
  ['signedIn', ['ordinary', 'flagged', 'admin', 'superAdmin', 'flaggedSuper']],
  ['admin', ['admin', 'superAdmin', 'flaggedSuper']],
  ['superAdmin', ['superAdmin', 'flaggedSuper']],
  ['nextStations', ['flagged', 'flaggedSuper']],
  ['superAdmin+nextStations', ['flaggedSuper']],
  ['deployments', ['flagged', 'flaggedSuper']],
  ['superAdmin+deployments', ['flaggedSuper']],
])('%s is open to %j alone', (access, allowed) => {
  const open = Object.entries(people).filter(([, user]) => mayAccess(access, user));
  expect(open.map(([name]) => name)).toEqual(allowed);
});

test.each<[Access, Access, boolean]>([
  ['nextStations', 'nextStations', true],
  ['superAdmin+nextStations', 'nextStations', true],
  ['superAdmin', 'nextStations', false],
  ['signedIn', 'nextStations', false],
  ['public', 'signedIn', false],
  ['admin', 'superAdmin', false],
  ['superAdmin+deployments', 'superAdmin', true],
  ['superAdmin', 'admin', true],
])('%s demands at least %s: %s', (access, floor, expected) => {
  expect(demandsAtLeast(access, floor)).toBe(expected);
});

test.each([
  ['admin', true],
  ['toString', false],
  ['', false],
  [1, false],
])('%p names an access: %s', (value, expected) => expect(isAccess(value)).toBe(expected));

const nobodySpecial = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as const;

test.each([
  ['public', {}, []],
  ['signedIn', {}, []],
  ['admin', {}, ['admin']],
  ['admin', { super_admin: 1 }, []],
  ['superAdmin', { admin: 1 }, ['superAdmin']],
  ['nextStations', {}, ['nextStations']],
  ['superAdmin+nextStations', {}, ['superAdmin', 'nextStations']],
  ['superAdmin+nextStations', { super_admin: 1 }, ['nextStations']],
  ['superAdmin+deployments', { flag_deployments: 1 }, ['superAdmin']],
  ['superAdmin+deployments', { super_admin: 1, flag_deployments: 1 }, []],
] as const)('for %s a person with %j lacks %j', (access, rights, lacking) =>
  expect(lackingRights(access, { ...nobodySpecial, ...rights })).toEqual(lacking),
);

test.each([
  [{}, '00000'],
  [{ admin: 1 }, '10000'],
  [{ super_admin: 1, flag_next_stations: 1 }, '01001'],
  [{ monitors: 1, flag_deployments: 1 }, '00110'],
] as const)('the mark of the rights %j is %s', (rights, mark) =>
  expect(rightsMark({ ...nobodySpecial, monitors: 0, ...rights })).toBe(mark),
);
