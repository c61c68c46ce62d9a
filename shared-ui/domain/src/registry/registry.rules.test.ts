import { overlap, readRegistry } from './registry.rules.ts';

const surroundings = {
  contract: '1.3',
  taken: ['/', '/login', '/dashboard'],
  base: 'http://counts.example/',
};

const good = {
  name: 'mfe-qc',
  version: '1.2.0',
  contract: '^1.3',
  entry: '/remotes/mfe-qc/1.2.0/mf-manifest.json',
  routes: [
    { path: '/quality-control', access: 'signedIn', layout: 'default', title: { en: 'QC', es: 'CC' } },
    {
      path: '/validate-counts/:stationId',
      access: 'signedIn',
      layout: 'default',
      title: { en: 'Counts', es: 'Conteos' },
    },
  ],
  menu: [{ label: { en: 'QC', es: 'CC' }, to: '/quality-control', icon: 'check-square', order: 30 }],
};
const route = (change: object) => ({ ...good, routes: [{ ...good.routes[0], ...change }], menu: [] });
const read = (...remotes: unknown[]) => readRegistry({ revision: 1, remotes }, surroundings);

test('a sound entry is taken as it is', () => {
  expect(read(good)).toEqual({ remotes: [good], refused: [] });
  const whole = {
    ...good,
    ahead: ['remoteEntry.1a2b3c4d.js', '__federation_expose_lifecycles.5e6f7a8b.css'],
  };
  expect(read(whole)).toEqual({ remotes: [whole], refused: [] });
});

test.each<[string, unknown, string]>([
  ['no object', 'mfe-qc', 'not an entry'],
  ['an improper name', { ...good, name: '../x' }, 'no proper name'],
  ['another contract', { ...good, contract: '2.0' }, 'needs contract 2.0, and the shell offers 1.3'],
  ['no contract', { ...good, contract: undefined }, 'no contract version'],
  ['a newer contract', { ...good, contract: '^1.4' }, 'needs contract ^1.4, and the shell offers 1.3'],
  ['a damaged integrity', { ...good, integrity: { manifest: 'sha1-x', entry: '' } }, 'damaged integrity'],
  ['a file of somebody else to fetch ahead', { ...good, ahead: ['../x.js'] }, 'no files to fetch ahead'],
  ['an address to fetch ahead', { ...good, ahead: ['//x.example/a.js'] }, 'no files to fetch ahead'],
  ['no reason for being off', { ...good, disabled: true }, 'switched off without a reason'],
  ['an address that is no web address', { ...good, entry: 'javascript:alert(1)' }, 'no web address'],
  ['no address', { ...good, entry: '' }, 'no address'],
  ['no routes', { ...good, routes: [] }, 'no routes'],
  ['a path with a wildcard', route({ path: '/*' }), 'a route has no proper path'],
  ['a relative path', route({ path: 'quality-control' }), 'a route has no proper path'],
  ['an unknown access', route({ access: 'everyone' }), '/quality-control: unknown access'],
  ['an unknown layout', route({ layout: 'wide' }), '/quality-control: unknown layout'],
  ['a title in one language', route({ title: { en: 'QC' } }), '/quality-control: no title'],
  ["the shell's path", route({ path: '/dashboard' }), "/dashboard: somebody else's path"],
  ["a pattern over the shell's paths", route({ path: '/:any' }), "/:any: somebody else's path"],
  ["the server's path", route({ path: '/api/users' }), "/api/users: the server's own path"],
  [
    'a public path in the signed-in layout',
    route({ access: 'public' }),
    '/quality-control: this layout needs a signed-in person',
  ],
  ['a preview without its flag', route({ path: '/next/new' }), '/next/new: weaker than nextStations'],
  [
    'a weak list of stations',
    route({ path: '/stations', access: 'admin' }),
    '/stations: weaker than superAdmin',
  ],
  [
    'a menu item that leads nowhere',
    { ...good, menu: [{ ...good.menu[0], to: '/elsewhere' }] },
    'menu: /elsewhere is no route',
  ],
  [
    'a menu item that leads to a pattern',
    { ...good, menu: [{ ...good.menu[0], to: '/validate-counts/:stationId' }] },
    'menu: /validate-counts/:stationId is no route',
  ],
  [
    'a menu item of an unknown group',
    { ...good, menu: [{ ...good.menu[0], group: 'help' }] },
    'menu /quality-control: unknown group',
  ],
])('an entry with %s is left out alone', (_, entry, reason) => {
  const other = { ...good, name: 'mfe-other', routes: [{ ...good.routes[0], path: '/other' }], menu: [] };
  const { remotes, refused } = read(entry, other);
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-other']);
  expect(refused.map((refusal) => refusal.reason)).toEqual([reason]);
});

test('integrity and the reason for being switched off are taken over', () => {
  const hash = `sha384-${'a'.repeat(64)}`;
  const entry = { ...good, integrity: { manifest: hash, entry: hash }, disabled: { why: 'Wrong sums' } };
  expect(read(entry)).toEqual({ remotes: [entry], refused: [] });
});

test('a remote can not take the path of another, nor its name', () => {
  const thief = {
    ...good,
    name: 'mfe-thief',
    routes: [{ ...good.routes[1], path: '/validate-counts/:id' }],
    menu: [],
  };
  const twin = { ...good, routes: [{ ...good.routes[0], path: '/twin' }], menu: [] };
  expect(read(good, thief, twin).refused).toEqual([
    { name: 'mfe-thief', reason: "/validate-counts/:id: somebody else's path" },
    { name: 'mfe-qc', reason: 'named twice' },
  ]);
});

test('fields that the contract does not know are dropped', () => {
  expect(read({ ...good, admin: true }).remotes).toEqual([good]);
});

test.each([null, [], {}, { remotes: {} }, '<!doctype html>'])('%j is no registry', (value) => {
  expect(() => readRegistry(value, surroundings)).toThrow('not a registry');
});

test.each([
  ['/a/:id', '/a/b', true],
  ['/a/:id', '/:x/b', true],
  ['/a', '/a/b', false],
  ['/a/b', '/a/c', false],
])('%s and %s overlap: %s', (one, other, expected) => expect(overlap(one, other)).toBe(expected));
