import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const find = async (q: string, as: Persona) => (await request('GET /search', { query: { q } }, as)).reply;
const stationsOf = async (q: string, as: Persona) =>
  (await find(q, as)).stations.rows.map(({ station_id_tmg, draft_id, name }) =>
    draft_id === null ? station_id_tmg : name,
  );

/** Changes records for one test. */
async function change(statement: string): Promise<void> {
  changed = true;
  await testApi().query(statement);
}
let changed = false;

afterEach(async () => {
  if (!changed) return;
  changed = false;
  await testApi().reset();
  forgetSignIns();
});

test.each<[string, string[]]>([
  ['AU0001', ['AU0001']],
  ['au0001', ['AU0001']],
  ['shoal', ['AU0001']],
  ['SHOAL 24th', ['AU0001']],
  ['oal cre', ['AU0001']],
  ['24th shoal', ['AU0001']],
  ['pease', ['AU0001']],
  ['shoal houston', []],
  ['100%', []],
  ['_u0001', []],
  ["' or 1=1 --", []],
])('"%s" finds the stations %j of an agency', async (q, expected) =>
  expect(await stationsOf(q, 'user')).toEqual(expected),
);

test.each([
  ['AU0001', true],
  ['AU0009', false],
])('%s has certified counts: %s', async (q, expected) => {
  const [row] = (await find(q, 'user')).stations.rows;
  expect(row?.certified).toBe(expected);
});

test('accents do not matter, in what is typed and in what is stored', async () => {
  await change("update stations set station_name = 'Cañón Peatonal Ángel' where station_id_tmg = 'AU0002'");
  expect(await stationsOf('canon angel', 'user')).toEqual(['AU0002']);
  expect(await stationsOf('CAÑÓN', 'user')).toEqual(['AU0002']);
  expect(await stationsOf('shóal', 'user')).toEqual(['AU0001']);
});

test('wide letters do not matter, nor does what cannot be seen', async () => {
  await change(
    "update stations set station_name = 'Ｒｉｖｅｒ\u3000Ｗａｌｋ' where station_id_tmg = 'AU0002'",
  );
  expect(await stationsOf('river walk', 'user')).toEqual(['AU0002']);
  expect(await stationsOf('ｒｉｖｅｒ', 'user')).toEqual(['AU0002']);
  expect(await stationsOf('ＡＵ０００１', 'user')).toEqual(['AU0001']);
  expect(await stationsOf('Sho\u00adal\u200b', 'user')).toEqual(['AU0001']);
  // one that was stored before names were refused for it
  await change("update stations set station_name = 'Li\u202etson' where station_id_tmg = 'AU0004'");
  expect(await stationsOf('litson', 'user')).toEqual(['AU0004']);
});

test('the number stands before names, and names that begin so before others', async () => {
  await change("update stations set station_name = 'AU0002 side' where station_id_tmg = 'AU0004'");
  await change("update stations set station_name = 'Old AU0002' where station_id_tmg = 'AU0005'");
  await change("update stations set station_name = 'XAU0002' where station_id_tmg = 'AU0001'");
  expect(await stationsOf('au0002', 'user')).toEqual(['AU0002', 'AU0004', 'AU0005', 'AU0001']);
});

test('drafts are found by name, and say which they are', async () => {
  const [draft] = (await find('bouldin', 'user')).stations.rows;
  expect(draft).toMatchObject({
    station_id_tmg: null,
    draft_id: expect.any(Number),
    name: 'Bouldin Creek Trail at Barton Springs Rd',
  });
});

test('a station of the vendor is found by the number there', async () => {
  await change("update stations set eco_id = '100098765' where station_id_tmg = 'AU0005'");
  expect(await stationsOf('00098765', 'user')).toEqual(['AU0005']);
  await change("update stations set eco_id = 'false' where station_id_tmg = 'AU0005'");
  expect(await stationsOf('false', 'user')).toEqual([]);
});

test('no more of a kind than are shown, and that there is more', async () => {
  const { stations } = await find('AU00', 'user');
  expect(stations.rows).toHaveLength(6);
  expect(stations.more).toBe(true);
  expect((await find('shoal', 'user')).stations.more).toBe(false);
});

test('flows are found by name and id, of a station by both; the station’s name alone finds no flow', async () => {
  const flowsOf = async (q: string) => (await find(q, 'user')).flows.rows.map((row) => row.flowid_txdot);
  expect((await find('bicycle sb shoal', 'user')).flows.rows).toEqual([
    {
      id: expect.any(Number),
      name: 'Bicycle SB',
      flowid_txdot: 'AU0001-3-2-5-9',
      station_id_tmg: 'AU0001',
      station_name: 'Shoal Creek Trail at 24th St',
    },
  ]);
  expect(await flowsOf('au0001-3-2-5')).toEqual(['AU0001-3-2-5-9']);
  expect(await flowsOf('shoal')).toEqual([]);
  expect(await flowsOf('au0001')).toEqual([]);
});

test('another agency’s records are not there', async () => {
  const { stations, flows, people, agencies } = await find('AU0001', 'houston');
  expect([stations, flows, people, agencies]).toEqual(
    Array.from({ length: 4 }, () => ({ rows: [], more: false })),
  );
  expect(await stationsOf('HO0001', 'houston')).toEqual(['HO0001']);
  expect((await stationsOf('HO0001', 'super')).concat(await stationsOf('AU0001', 'super'))).toEqual([
    'HO0001',
    'AU0001',
  ]);
});

test('a super admin who works in a city finds what its lists show', async () => {
  await change("update users set agency_id = 4 where email = 'super@example.org'");
  expect(await stationsOf('trail', 'super')).not.toContain('AU0001');
  expect(await stationsOf('ho0001', 'super')).toEqual(['HO0001']);
});

test.each<[Persona, string[]]>([
  ['user', []],
  ['admin', ['ada', 'uma'].map((name) => expect.stringMatching(new RegExp(`^${name}`, 'i')))],
])('%s finds of the people with an address here %j', async (as, expected) => {
  const { people } = await find('example.org', as);
  expect(people.rows.map(({ name }) => name)).toEqual(expected);
});

test('a super admin finds everybody, other super admins among them, and the agencies', async () => {
  const { people, agencies } = await find('rivera', 'super');
  expect(people.rows).toEqual([
    expect.objectContaining({ name: 'Sam Rivera', email: 'super@example.org', agency: expect.any(String) }),
  ]);
  expect(agencies.rows).toEqual([]);
  expect((await find('city of', 'super')).agencies.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['City of Austin', 'City of Houston']),
  );
  await change("update agencies set closed_at = now() where name = 'City of Houston'");
  expect((await find('houston', 'super')).agencies.rows).toEqual([]);
  expect((await find('city of', 'admin')).agencies.rows).toEqual([]);
});

test.each([['a'], ['  '], ['x'.repeat(101)], ['sho\u0000al']])('%j is refused', async (q) => {
  const { status, problem } = await request('GET /search', { query: { q } }, 'user');
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual(['q']);
});

test('marks alone find nothing, and more words than count do no harm', async () => {
  expect(await stationsOf('\u0301\u0301', 'user')).toEqual([]);
  expect(await stationsOf('shoal creek trail at 24th st and much more', 'user')).toEqual(['AU0001']);
});
