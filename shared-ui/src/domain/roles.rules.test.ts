import { mayAccess, type Access } from './roles.rules.ts';

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
