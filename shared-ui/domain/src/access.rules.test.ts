import { may, mayOpen, paths } from './index.ts';

const person = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as const;
const admin = { ...person, admin: 1 } as const;
const superAdmin = { ...person, super_admin: 1 } as const;
const previewer = { ...person, flag_next_stations: 1 } as const;
const lender = { ...superAdmin, flag_deployments: 1 } as const;

test.each([
  ['nobody', null, 'POST /user/login', true],
  ['nobody', null, 'GET /counts', false],
  ['an ordinary person', person, 'POST /counts/certify', true],
  ['an ordinary person', person, 'POST /counts/reopen', false],
  ['an admin', admin, 'POST /counts/reopen', false],
  ['a super admin', superAdmin, 'POST /counts/reopen', true],
  ['an admin', admin, 'GET /audit', true],
  ['an ordinary person', person, 'GET /audit', false],
  ['a super admin without the flag', superAdmin, 'GET /deployments', false],
  ['a super admin with the flag', lender, 'GET /deployments', true],
  ['a person with the preview', previewer, 'POST /next-stations', true],
  ['a super admin without the preview', superAdmin, 'POST /next-stations', false],
] as const)('%s (%j) may %s: %s', (_who, user, call, allowed) => {
  expect(may(user, call)).toBe(allowed);
});

test.each([
  ['an ordinary person', person, paths.dashboard, true],
  ['an ordinary person', person, paths.stations, false],
  ['a super admin', superAdmin, paths.stations, true],
  ['a super admin without the preview', superAdmin, paths.nextStations, false],
  ['nobody', null, paths.dashboard, false],
  ['nobody', null, paths.login, true],
])('%s (%j) comes to %j: %s', (_who, user, screen, allowed) => {
  expect(mayOpen(user, screen)).toBe(allowed);
});
