import type { Access, User } from 'shared-domain';
import type { MenuItem, RegistryEntry } from 'shared-ui/remote';
import { lineHere, menuFor } from './menu.rules.ts';

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
  remote('mfe-exports', [
    item('CSV Export', '/exports', 70, 'signedIn', 'results'),
    item('Report', '/report', 59, 'superAdmin', 'results'),
  ]),
  remote('mfe-imports', [item('Upload Count Data', '/import-counts', 20, 'signedIn', 'counts')]),
  remote('mfe-stations', [
    item('Add Station Location (Preview)', '/next/import-stations', 12, 'nextStations', 'stations'),
    item('Add Station Location', '/import-stations', 10, 'signedIn', 'stations'),
    item('Stations (Preview)', '/next/stations', 2, 'superAdmin+nextStations', 'stations'),
    item('Stations', '/stations', 1, 'superAdmin', 'stations'),
  ]),
  remote('mfe-qc', [item('Quality Control', '/quality-control', 50, 'signedIn', 'counts')]),
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

const drafts = ['Stations:', '- Drafts'];
const add = '- Add Station Location';
const counts = ['Counts:', '- Upload Count Data', '- Quality Control'];
const csv = ['Results:', '- CSV Export'];
const help = ['Help & Feedback:', '- User Manual (PDF)', '- Glossary', '- Contact Us'];
test.each<[string, Partial<User>, string[]]>([
  ['an ordinary user', {}, ['Dashboard', ...drafts, add, ...counts, ...csv]],
  [
    'a user with the preview flag',
    { flag_next_stations: 1 },
    ['Dashboard', ...drafts, add, `${add} (Preview)`, ...counts, ...csv],
  ],
  ['an admin', { admin: 1 }, ['Dashboard', ...drafts, add, ...counts, ...csv, 'Authorized Users']],
  [
    'a super admin with the preview flag',
    { super_admin: 1, flag_next_stations: 1 },
    [
      'Dashboard',
      'Stations:',
      '- Stations',
      '- Stations (Preview)',
      '- Drafts',
      add,
      `${add} (Preview)`,
      ...counts,
      'Results:',
      '- Report',
      '- CSV Export',
      'Authorized Users',
      'Agencies',
    ],
  ],
])('%s sees their lines in groups', (_, rights, expected) => {
  expect(labels(person(rights))).toEqual([...expected, ...help]);
});

test('a remote of contract 1.12 keeps the groups that it names', () => {
  const before = [
    remote('mfe-exports', [item('CSV Export', '/exports', 70, 'signedIn', 'export')]),
    remote('mfe-imports', [item('Upload Count Data', '/import-counts', 20, 'signedIn', 'import')]),
    remote('mfe-qc', [item('Quality Control', '/quality-control', 30, 'signedIn')]),
  ];
  expect(labels(person({}), before)).toEqual([
    'Dashboard',
    ...drafts,
    'Import:',
    '- Upload Count Data',
    'Quality Control',
    'Export:',
    '- CSV Export',
    ...help,
  ]);
});

test.each<[string, string | null]>([
  ['/dashboard', '/dashboard'],
  ['/dashboard?show=all', '/dashboard'],
  ['/dashboard?show=drafts', '/dashboard?show=drafts'],
  ['/dashboard?page=2&show=drafts', '/dashboard?show=drafts'],
  ['/exports?station=AU0001', '/exports'],
  ['/glossary', '/glossary'],
  ['/stations/AU0001', null],
])('at %s the line of %s is the one where one is', (address, expected) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  expect(lineHere(menuFor(person({ super_admin: 1 }), remotes), { pathname, search })).toBe(expected);
});

test('without remotes the dashboard and the help stay', () => {
  expect(labels(person({ super_admin: 1 }), [])).toEqual(['Dashboard', ...drafts, ...help]);
});
