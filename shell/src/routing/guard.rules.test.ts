import type { Access, User } from 'shared-domain';
import type { RegistryEntry } from 'shared-ui/remote';
import { decide, type GuardInput } from './guard.rules.ts';
import { screensOf } from './routes.ts';

const title = { en: 'Screen', es: 'Pantalla' };
const remoteRoute = (path: string, access: Access) => ({ path, access, layout: 'default' as const, title });
const remote: RegistryEntry = {
  name: 'mfe-all',
  version: '1.0.0',
  contract: '1.0',
  entry: '/mf-manifest.json',
  routes: [
    remoteRoute('/quality-control', 'signedIn'),
    remoteRoute('/validate-counts/:stationId', 'signedIn'),
    remoteRoute('/authorized-users', 'admin'),
    remoteRoute('/agencies', 'superAdmin'),
    remoteRoute('/next/import-stations', 'nextStations'),
    remoteRoute('/next/stations', 'superAdmin+nextStations'),
  ],
  menu: [],
};

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
const people = {
  nobody: null,
  ordinary: person({}),
  flagged: person({ flag_next_stations: 1 }),
  admin: person({ admin: 1 }),
  superAdmin: person({ super_admin: 1 }),
  flaggedSuper: person({ super_admin: 1, flag_next_stations: 1 }),
};
type Who = keyof typeof people;

function at(address: string, who: Who, change: Partial<GuardInput> = {}) {
  const { pathname, search, hash, origin } = new URL(address, 'http://counts.example');
  const decision = decide({
    screens: screensOf([remote]),
    registry: 'loaded',
    session: { user: people[who], token: people[who] && 'secret' },
    at: { pathname, search, hash, origin },
    ...change,
  });
  if (decision.kind === 'redirect' || decision.kind === 'turnAway') return decision.to;
  return decision.kind === 'show' ? decision.screen.path : decision.kind;
}

const home = '/dashboard';
test.each<[string, Record<Who, string>]>([
  ['/', { nobody: '/', ordinary: home, flagged: home, admin: home, superAdmin: home, flaggedSuper: home }],
  [
    '/login',
    { nobody: '/login', ordinary: home, flagged: home, admin: home, superAdmin: home, flaggedSuper: home },
  ],
  ...(
    [
      ['/dashboard', ['ordinary', 'flagged', 'admin', 'superAdmin', 'flaggedSuper']],
      ['/quality-control', ['ordinary', 'flagged', 'admin', 'superAdmin', 'flaggedSuper']],
      ['/validate-counts/AU0001', ['ordinary', 'flagged', 'admin', 'superAdmin', 'flaggedSuper']],
      ['/authorized-users', ['admin', 'superAdmin', 'flaggedSuper']],
      ['/agencies', ['superAdmin', 'flaggedSuper']],
      ['/next/import-stations', ['flagged', 'flaggedSuper']],
      ['/next/stations', ['flaggedSuper']],
    ] as [string, Who[]][]
  ).map(([path, allowed]): [string, Record<Who, string>] => {
    const shown = path.replace('AU0001', ':stationId');
    const seen = (who: Who) => (allowed.includes(who) ? shown : home);
    return [
      path,
      {
        nobody: `/login?redirect=${encodeURIComponent(path)}`,
        ordinary: seen('ordinary'),
        flagged: seen('flagged'),
        admin: seen('admin'),
        superAdmin: seen('superAdmin'),
        flaggedSuper: seen('flaggedSuper'),
      },
    ];
  }),
  ['/nowhere', { nobody: '/', ordinary: '/', flagged: '/', admin: '/', superAdmin: '/', flaggedSuper: '/' }],
])('%s answers each person by their rights', (address, expected) => {
  const seen = Object.fromEntries((Object.keys(people) as Who[]).map((who) => [who, at(address, who)]));
  expect(seen).toEqual(expected);
});

test('everybody may log out', () => {
  expect(at('/logout', 'nobody')).toBe('/logout');
  expect(at('/logout', 'ordinary')).toBe('/logout');
});

test('a person who is signed in already goes where the query says', () => {
  expect(at('/login?redirect=%2Fquality-control%3Fpage%3D2', 'ordinary')).toBe('/quality-control?page=2');
  expect(at('/login?redirect=https%3A%2F%2Felsewhere.example', 'ordinary')).toBe('/dashboard');
});

test('signing in leads back to the whole address', () => {
  expect(at('/validate-counts/AU0001?suspect_id=3#row', 'nobody')).toBe(
    '/login?redirect=%2Fvalidate-counts%2FAU0001%3Fsuspect_id%3D3%23row',
  );
});

test.each(['expired', 'revoked', 'elsewhere', 'missing'] as const)(
  'a session that is %s is told of on the way',
  (why) => {
    const session = { user: null, token: null, why };
    expect(at('/quality-control', 'nobody', { session })).toBe(
      `/login?redirect=%2Fquality-control&why=${why}`,
    );
  },
);

test('whoever signed out is led to the bare login screen', () => {
  const session = { user: null, token: null, why: 'signedOut' as const };
  expect(at('/quality-control', 'nobody', { session })).toBe('/login?redirect=%2Fquality-control');
});

test('a page whose session is over is shown as long as its person is known', () => {
  expect(at('/quality-control', 'ordinary', { session: { user: people.ordinary, token: null } })).toBe(
    '/quality-control',
  );
});

test('an address that no screen of the shell has waits for the list of remotes', () => {
  const screens = screensOf([]);
  expect(at('/quality-control', 'ordinary', { screens, registry: 'loading' })).toBe('wait');
  expect(at('/dashboard', 'ordinary', { screens, registry: 'loading' })).toBe('/dashboard');
  expect(at('/quality-control', 'ordinary', { screens, registry: 'failed' })).toBe('unavailable');
  expect(at('/quality-control', 'nobody', { screens, registry: 'failed' })).toBe(
    '/login?redirect=%2Fquality-control',
  );
});

test('who lacks a right by what the browser knows is not led away before the server has said so', () => {
  const session = { user: people.ordinary, token: 'secret', asking: true };
  expect(at('/authorized-users', 'ordinary', { session })).toBe('wait');
  expect(at('/quality-control', 'ordinary', { session })).toBe('/quality-control');
  expect(at('/authorized-users', 'ordinary', { session: { ...session, asking: false } })).toBe('/dashboard');
});

test('a token whose person is not known yet is waited for', () => {
  expect(at('/dashboard', 'nobody', { session: { user: null, token: 'secret' } })).toBe('wait');
});
