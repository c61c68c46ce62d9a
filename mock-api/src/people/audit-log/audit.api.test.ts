import type { AuditFilters } from 'shared-domain';
import { forgetSignIns, personas, request, signIn, testApi, type Persona } from '../../testing/index.ts';
import { clearAudit } from '../../testing/clear-audit.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // signing in is an entry itself
  for (const persona of Object.keys(personas) as Persona[]) await signIn(persona);
  await clearAudit();
});

const audit = async (as: Persona, query: AuditFilters = {}, headers = {}) =>
  (await request('GET /audit', { query }, as, headers)).reply;
const rename = (name: string) =>
  request('PUT /users/:userId', { params: { userId: '3' }, body: { name } }, 'user');
const mark = (as: Persona, station: string) =>
  request('POST /counts/update', { body: { flowid_txdot: station, note: 'Sensor covered' } }, as);

test('says in words who did what, the newest first, in the reader’s language', async () => {
  await rename('Uma C.');
  await mark('user', 'AU0001');
  const { data, next } = await audit('admin');
  expect(data.map(({ user_name, text }) => [user_name, text])).toEqual([
    ['Uma C.', expect.stringMatching(/^Changed the suspect or note of [\d,]+ counts\.$/)],
    ['Uma Castillo', 'Changed the user Uma Castillo: name Uma Castillo → Uma C.'],
  ]);
  expect(data[0]).toMatchObject({
    station_id_tmg: 'AU0001',
    agency: 'City of Austin',
    action: 'counts.update',
  });
  expect(next).toBeNull();
  const spanish = await audit('admin', {}, { 'accept-language': 'es' });
  expect(spanish.data[1]?.text).toBe('Modificó al usuario Uma Castillo: nombre Uma Castillo → Uma C.');
  expect(spanish.actions).toContainEqual({ code: 'user.update', label: 'Usuario modificado' });
});

test('an entry belongs to its station’s agency, whoever did it', async () => {
  await mark('super', 'AU0001');
  const [entry] = (await audit('admin')).data;
  expect(entry).toMatchObject({
    user_name: 'Sam Rivera',
    agency: 'City of Austin',
    station_id_tmg: 'AU0001',
  });
});

test('a draft that is deleted is noted with the agency it was of', async () => {
  const [draft] = await testApi().query<{ id: number }>(
    'select id from stations where agency_id = 3 and draft limit 1',
  );
  const params = { id: String(draft?.id) };
  await request('DELETE /next-draft-stations/:id', { params }, 'super');
  expect((await audit('admin')).data[0]).toMatchObject({ action: 'draft.delete', agency: 'City of Austin' });
});

test('an admin does not read another agency’s entries, a super admin reads all', async () => {
  await mark('houston', 'HO0001');
  expect((await audit('admin')).data).toEqual([]);
  expect((await audit('super')).data).toHaveLength(1);
});

test('is not an ordinary user’s to read', async () => {
  expect((await request('GET /audit', { query: {} }, 'user')).status).toBe(403);
});

test('goes on page by page without a gap', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await rename(name);
  const seen: number[] = [];
  let before: number | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data, next } = await audit('admin', { limit: 2, before });
    seen.push(...data.map(({ id }) => id));
    before = next ?? undefined;
  }
  expect(seen).toHaveLength(5);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(before).toBeUndefined();
});

test.each<[AuditFilters, number]>([
  [{ action: 'counts.update' }, 1],
  [{ action: 'user.delete' }, 0],
  [{ station: 'au00' }, 1],
  [{ station: '%' }, 0],
  [{ user: 'castillo' }, 2],
  [{ user: 'USER@example' }, 2],
  [{ user: 'sam' }, 0],
  [{ user: "' or 1=1 --" }, 0],
  [{ action: '', station: ' ' }, 2],
])('narrowed by %j holds %i of two entries', async (filters, expected) => {
  await mark('user', 'AU0001');
  await rename('Uma Castillo-Reyes');
  expect((await audit('admin', filters)).data).toHaveLength(expected);
});

test.each([{ limit: 0 }, { limit: 1000 }, { before: 'x' }])('refuses %j', async (query) => {
  expect((await request('GET /audit', { query: query as AuditFilters }, 'admin')).status).toBe(422);
});

test('agencies, rights and codes are told in words, in either language', async () => {
  const admin = { params: { userId: '3' }, body: { agency_id: 4, admin: 1 as const } };
  await request('PUT /users/:userId', admin, 'super');
  const [entry] = (await audit('super')).data;
  expect(entry?.text).toBe(
    'Changed the user Uma Castillo: admin no → yes, agency City of Austin → City of Houston.',
  );
  expect(entry?.detail).toMatchObject({
    user_id: 'Uma Castillo',
    after: { agency_id: 'City of Houston', admin: 'yes' },
  });
  const [spanish] = (await audit('super', {}, { 'accept-language': 'es' })).data;
  expect(spanish?.text).toContain('administrador no → sí');
});

test.each([
  [
    'an agency',
    async () => {
      const [agency] = (await request('GET /agencies', { query: { agency_id: 3 } }, 'super')).reply;
      const { name = '', eco_domain = null, txdot_districts = [] } = agency ?? {};
      const body = { name, eco_domain, txdot_districts };
      return request('PUT /agencies/:agencyId', { params: { agencyId: '3' }, body }, 'super');
    },
  ],
  [
    'a city',
    async () => {
      const [city] = (await request('GET /cities', {}, 'super')).reply;
      if (!city) throw new Error('The seed has no city');
      const { city_area, county_code, tmg_prefix, latitude, longitude } = city;
      const body = { city_area, county_code, tmg_prefix, latitude, longitude };
      return request('PUT /cities/:id', { params: { id: String(city.id) }, body }, 'super');
    },
  ],
])('saving %s without a change writes no entry', async (_, save) => {
  expect((await save()).status).toBe(200);
  expect((await audit('super')).data).toEqual([]);
});
