import type { Access, User } from 'shared-domain';
import type { MenuItem, RegistryEntry } from 'shared-ui/remote';
import { menuFor } from './menu.rules.ts';

const item = (
  label: string,
  to: string,
  order: number,
  access: Access,
  group?: MenuItem['group'],
): { menu: MenuItem; access: Access } => ({
  menu: { label: { en: label, es: label }, to, icon: 'map', order, ...(group && { group }) },
  access,
});

function remote(name: string, items: ReturnType<typeof item>[]): RegistryEntry {
  return {
    name,
    version: '1.0.0',
    contract: '1.0',
    entry: '/mf-manifest.json',
    routes: items.map(({ menu, access }) => ({
      path: menu.to,
      access,
      layout: 'default',
      title: menu.label,
    })),
    menu: items.map(({ menu }) => menu),
  };
}

const remotes = [
  remote('mfe-admin', [
    item('Authorized Users', '/authorized-users', 80, 'admin'),
    item('Agencies', '/agencies', 90, 'superAdmin'),
  ]),
  remote('mfe-exports', [item('CSV Export', '/exports', 70, 'signedIn', 'export')]),
  remote('mfe-imports', [item('Upload Count Data', '/import-counts', 20, 'signedIn', 'import')]),
  remote('mfe-stations', [
    item('Add Station Location (Preview)', '/next/import-stations', 10, 'nextStations', 'import'),
    item('Stations (Preview)', '/next/stations', 50, 'superAdmin+nextStations'),
    item('Stations', '/stations', 40, 'superAdmin'),
  ]),
  remote('mfe-qc', [item('Quality Control', '/quality-control', 30, 'signedIn')]),
];

const person = (rights: Partial<User>): User => ({
  id: 1,
  name: 'Ann',
  email: 'ann@example.org',
  agency_id: 3,
  agency: { id: 3, name: 'City of Austin', statewide: false },
  admin: 0,
  super_admin: 0,
  flag_deployments: 0,
  flag_next_stations: 0,
  monitors: 0,
  ...rights,
});

const labels = (user: User, from = remotes) =>
  menuFor(user, from).flatMap((line) =>
    line.kind === 'link'
      ? [line.label.en]
      : [`${line.label.en}:`, ...line.items.map(({ label }) => `- ${label.en}`)],
  );

const upload = ['Import:', '- Upload Count Data'];
const preview = ['Import:', '- Add Station Location (Preview)', '- Upload Count Data'];
const csv = ['Export:', '- CSV Export'];
const help = ['Help & Feedback:', '- User Manual (PDF)', '- Glossary', '- Contact Us'];
test.each<[string, Partial<User>, string[]]>([
  ['an ordinary user', {}, ['Dashboard', ...upload, 'Quality Control', ...csv]],
  [
    'a user with the preview flag',
    { flag_next_stations: 1 },
    ['Dashboard', ...preview, 'Quality Control', ...csv],
  ],
  ['an admin', { admin: 1 }, ['Dashboard', ...upload, 'Quality Control', ...csv, 'Authorized Users']],
  [
    'a super admin',
    { super_admin: 1 },
    ['Dashboard', ...upload, 'Quality Control', 'Stations', ...csv, 'Authorized Users', 'Agencies'],
  ],
  [
    'a super admin with the preview flag',
    { super_admin: 1, flag_next_stations: 1 },
    [
      'Dashboard',
      ...preview,
      'Quality Control',
      'Stations',
      'Stations (Preview)',
      ...csv,
      'Authorized Users',
      'Agencies',
    ],
  ],
])('%s sees their lines in the order of the specification', (_, rights, expected) => {
  expect(labels(person(rights))).toEqual([...expected, ...help]);
});

test('without remotes the dashboard and the help stay', () => {
  expect(labels(person({ super_admin: 1 }), [])).toEqual(['Dashboard', ...help]);
});
