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
  expect(read(good)).toEqual({ remotes: [good], refused: [], unfit: [], off: {}, shell: null });
  const whole = {
    ...good,
    ahead: ['remoteEntry.1a2b3c4d.js', '__federation_expose_lifecycles.5e6f7a8b.css'],
  };
  expect(read(whole)).toMatchObject({ remotes: [whole], refused: [] });
});

const hash = `sha384-${'a'.repeat(64)}`;

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

describe('where the present release can not be used', () => {
  const older = (version: string, change: object = {}) => ({ ...good, version, ...change });
  test.each<[string, object, string]>([
    ['needs another contract', { contract: '^1.4' }, 'needs contract ^1.4, and the shell offers 1.3'],
    ['has a damaged path', { routes: [{ path: '*' }] }, 'a route has no proper path'],
    ['has a damaged integrity', { integrity: {} }, 'damaged integrity'],
  ])('because it %s, the first before it that fits is used', (_, change, reason) => {
    const before = [
      older('1.4.0', { contract: '^9.0' }),
      older('1.3.0', { name: 'mfe-other' }),
      'damaged',
      older('1.2.0'),
      older('1.1.0'),
    ];
    const { remotes, refused } = read({ ...good, ...change, version: '1.5.0', before });
    expect(remotes).toEqual([{ ...older('1.2.0'), before: [older('1.2.0'), older('1.1.0')] }]);
    expect(refused).toEqual([{ name: 'mfe-qc', version: '1.5.0', reason, instead: '1.2.0' }]);
  });

  test('and none before it fits, its screens are still known, to say so', () => {
    const newer = older('2.0.0', { contract: '^2.0', before: [older('1.9.0', { contract: '^1.9' })] });
    const thief = { ...good, name: 'mfe-thief' };
    const { remotes, unfit, refused } = read(newer, thief);
    expect(remotes).toEqual([]);
    expect(unfit).toEqual([older('2.0.0', { contract: '^2.0' })]);
    expect(refused.map(({ name }) => name)).toEqual(['mfe-qc', 'mfe-thief']);
  });
});

describe('what stands beside an entry', () => {
  test.each<[string, object]>([
    ['former releases that are no list', { before: 'none' }],
    ['a trial without a share', { trial: good }],
    ['a trial of more than all', { trial: { ...good, share: 2 } }],
    ['a signature that is none', { signature: 'Ann' }],
    ['a signature without its key', { signature: { value: 'x' } }],
  ])('costs nothing where it is damaged: %s', (_, extra) => {
    expect(read({ ...good, ...extra })).toMatchObject({ remotes: [good], refused: [] });
    expect(Object.keys(read({ ...good, ...extra }).remotes[0] ?? {})).toEqual(Object.keys(good));
  });

  test('a signature is taken over', () => {
    const entry = { ...good, signature: { key: 'qc', value: 'x' } };
    expect(read(entry).remotes).toEqual([entry]);
  });

  const trial = { ...good, version: '1.3.0', share: 0.25 };
  test.each([
    [0.1, '1.3.0'],
    [0.25, '1.2.0'],
    [undefined, '1.2.0'],
  ])('a session that drew %s gets %s of a trial for a quarter', (draw, version) => {
    const registry = { remotes: [{ ...good, trial }] };
    const { remotes } = readRegistry(registry, { ...surroundings, ...(draw !== undefined && { draw }) });
    expect(remotes).toEqual([{ ...good, version, trial }]);
  });

  test('a trial that can not be used leaves the present release', () => {
    const damaged = { ...trial, contract: '^1.9' };
    const { remotes, refused } = readRegistry(
      { remotes: [{ ...good, trial: damaged }] },
      { ...surroundings, draw: 0 },
    );
    expect(remotes).toEqual([good]);
    expect(refused).toMatchObject([{ version: '1.3.0', instead: '1.2.0' }]);
  });
});

test('a release that does not say what its files must be is refused where that is demanded', () => {
  const demanding = { ...surroundings, demandsIntegrity: true };
  const sound = { ...good, version: '1.1.0', integrity: { manifest: hash, entry: hash } };
  const { remotes, refused } = readRegistry({ remotes: [{ ...good, before: [good, sound] }] }, demanding);
  expect(remotes).toEqual([{ ...sound, before: [sound] }]);
  const reason = 'it does not say what its files must be';
  expect(refused).toEqual([{ name: 'mfe-qc', version: '1.2.0', reason, instead: '1.1.0' }]);
});

describe('the release of the shell', () => {
  const shell = {
    version: '3.0.0',
    contract: '1.9',
    taken: ['/'],
    page: '/releases/shell/3.0.0/index.html',
    shared: { react: '19.3.1' },
    integrity: hash,
  };
  const withShell = (value: unknown) => readRegistry({ remotes: [good], shell: value }, surroundings);
  test('is taken over, its signature with it', () => {
    const signed = { ...shell, signature: { key: 'shell', value: 'x' } };
    expect(withShell({ ...signed, more: 1 }).shell).toEqual(signed);
  });

  test.each<[string, unknown, string]>([
    ['null', null, 'no version'],
    ['one without integrity', { ...shell, integrity: undefined }, 'damaged integrity'],
    ['one without a contract', { ...shell, contract: '^1.9' }, 'no contract version'],
    ['one without its page', { ...shell, page: '' }, 'no address'],
    ['one without its screens', { ...shell, taken: [7] }, 'no list of its screens'],
  ])('is refused alone: %s', (_, value, reason) => {
    const read = withShell(value);
    expect(read).toMatchObject({ shell: null, remotes: [good], refused: [{ name: 'shell', reason }] });
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
