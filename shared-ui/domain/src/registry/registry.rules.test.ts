import { overlap, readRegistry } from './registry.rules.ts';
import { good, hash, read, surroundings } from './testing.ts';

const route = (change: object) => ({ ...good, routes: [{ ...good.routes[0], ...change }], menu: [] });

test('a sound entry is taken as it is', () => {
  expect(read(good)).toEqual({ remotes: [good], refused: [], unfit: [], off: {}, shell: null });
  const whole = {
    ...good,
    ahead: ['remoteEntry.1a2b3c4d.js', '__federation_expose_lifecycles.5e6f7a8b.css'],
  };
  expect(read(whole)).toMatchObject({ remotes: [whole], refused: [] });
});

test.each<[string, unknown, string]>([
  ['no object', 'mfe-qc', 'not an entry'],
  ['an improper name', { ...good, name: '../x' }, 'no proper name'],
  ['another contract', { ...good, contract: '2.0' }, 'needs contract 2.0, and the shell offers 1.3'],
  ['no contract', { ...good, contract: undefined }, 'no contract version'],
  ['a newer contract', { ...good, contract: '^1.4' }, 'needs contract ^1.4, and the shell offers 1.3'],
  ['a damaged integrity', { ...good, integrity: { manifest: 'sha1-x', entry: '' } }, 'damaged integrity'],
  [
    'a damaged integrity of a chunk',
    { ...good, integrity: { manifest: hash, entry: hash, ahead: { '1.js': 'sha256-x' } } },
    'damaged integrity',
  ],
  ['a file of somebody else to fetch ahead', { ...good, ahead: ['../x.js'] }, 'no files to fetch ahead'],
  ['an address to fetch ahead', { ...good, ahead: ['//x.example/a.js'] }, 'no files to fetch ahead'],
  ["the server's folder of shells", route({ path: '/shell/1' }), "/shell/1: the server's own path"],
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
    "a station's page for everybody",
    route({ path: '/stations/:stationId', access: 'public', layout: 'login' }),
    '/stations/:stationId: weaker than signedIn',
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

test("a station's page is for all who are signed in, though the list is not", () => {
  const entry = route({ path: '/stations/:stationId', access: 'signedIn' });
  expect(read(entry).refused).toEqual([]);
});

test('integrity and the reason for being switched off are taken over', () => {
  const ahead = { '12.5e6f7a8b.js': `sha256-${'b'.repeat(43)}=` };
  const entry = {
    ...good,
    integrity: { manifest: hash, entry: hash, ahead },
    requires: { react: '19.3.1' },
    disabled: { why: 'Wrong sums' },
  };
  expect(read(entry)).toMatchObject({ remotes: [entry], refused: [] });
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
    { name: 'mfe-thief', version: '1.2.0', reason: "/validate-counts/:id: somebody else's path" },
    { name: 'mfe-qc', reason: 'named twice' },
  ]);
});

test('fields that the contract does not know are dropped', () => {
  expect(read({ ...good, admin: true }).remotes).toEqual([good]);
});

describe('a part that is off', () => {
  const general = { why: 'The reason could not be read.', whyEs: 'No se pudo leer el motivo.' };
  const both = { why: 'Wrong sums', whyEs: 'Sumas erróneas' };
  test.each<[string, unknown, unknown]>([
    ['with a reason in each language', both, both],
    ['with a Spanish reason that is damaged', { ...both, whyEs: 7 }, { why: 'Wrong sums' }],
    ['without a reason', true, general],
    ['with a damaged reason', { why: { en: 'x' } }, general],
    ['with nothing said', null, general],
  ])('%s stays off', (_, disabled, expected) => {
    expect(read({ ...good, disabled }).remotes).toEqual([{ ...good, disabled: expected }]);
    const named = readRegistry({ remotes: [good], off: { 'mfe-qc': disabled } }, surroundings);
    expect(named.remotes).toEqual([{ ...good, disabled: expected }]);
    expect(named.off).toEqual({ 'mfe-qc': expected });
  });

  test('stays off whichever of its releases is used, and when it has no entry', () => {
    const misfit = { ...good, version: '1.3.0', contract: '^1.4', before: [good] };
    const off = { 'mfe-qc': both, 'mfe-new': both };
    const { remotes, off: known } = readRegistry({ remotes: [misfit], off }, surroundings);
    expect(remotes).toEqual([{ ...good, before: [good], disabled: both }]);
    expect(known).toEqual(off);
  });

  test.each([[null], [['mfe-qc']], ['mfe-qc']])('a list of them that reads %j is no registry', (off) => {
    expect(() => readRegistry({ remotes: [good], off }, surroundings)).toThrow('not a registry');
  });

  test('is none that merely has the name of a built-in', () => {
    const built = { ...good, name: 'constructor' };
    expect(readRegistry({ remotes: [built], off: {} }, surroundings).remotes).toEqual([built]);
  });
});

test('what the server left out already is passed on', () => {
  const refused = [{ name: 'mfe-qc', version: '1.3.0', reason: 'not signed', instead: '1.2.0' }, { name: 7 }];
  expect(readRegistry({ remotes: [good], refused }, surroundings).refused).toEqual(refused.slice(0, 1));
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
