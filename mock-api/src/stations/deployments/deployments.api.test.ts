import type { DeploymentRequest } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

const plain: DeploymentRequest = {
  name: '2026-02 Waller Creek',
  station_id_tmgs: ['AU0001', 'AU0002'],
  start_date: '2026-02-01',
  end_date: '2026-02-21',
  location: 'Waller Creek at 15th St',
  notes: '',
  agency: 3,
  primary_count_purpose_code: 'B',
  requester_id: 1,
  provider_id: 1,
};

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const add = (change: Partial<DeploymentRequest> = {}) =>
  request('POST /deployments', { body: { ...plain, ...change } }, 'super');
const count = async () => (await testApi().query('select 1 from deployments')).length;
const list = async () => (await request('GET /deployments', {}, 'super')).reply.data;

test('the list holds every deployment for a statewide agency, the latest first', async () => {
  const rows = await list();
  expect(rows).toHaveLength(5);
  const starts = rows.map(({ start_date }) => start_date ?? '');
  expect(starts).toEqual(starts.toSorted().toReversed());
  expect(rows.find(({ name }) => name.includes('Campus approaches'))).toMatchObject({
    agency: { id: 3, name: 'City of Austin' },
    requester: { requester_name: 'Omar Haddad' },
    provider: { provider_name: 'Central Texas Counting' },
    version: 1,
  });
});

test('the list is narrowed to the agency that a super admin has switched to', async () => {
  await request('PUT /users/:userId', { params: { userId: '1' }, body: { agency_id: 4 } }, 'super');
  expect((await list()).map(({ agency }) => agency.name)).toEqual(['City of Houston']);
});

test('the options offer purposes in the reader’s language, published stations and people', async () => {
  const { reply } = await request('GET /deployments/options', {}, 'super');
  expect(reply.primary_count_purposes.map(({ code }) => code)).toContain('B');
  expect(reply.stations.map(({ station_id_tmg }) => station_id_tmg)).toContain('AU0001');
  expect(reply.requesters).toContainEqual({
    id: expect.any(Number) as number,
    requester_name: 'Omar Haddad',
    agency_id: 3,
  });
  const spanish = await request('GET /deployments/options', {}, 'super', { 'accept-language': 'es' });
  expect(spanish.reply.primary_count_purposes).not.toEqual(reply.primary_count_purposes);
});

test('a deployment is added, read, changed and deleted', async () => {
  const { data } = (await add()).reply;
  expect(data).toMatchObject({
    station_id_tmgs: ['AU0001', 'AU0002'],
    notes: null,
    primary_count_purpose: { code: 'B' },
    version: 1,
  });
  const params = { id: String(data.id) };
  const body = {
    ...plain,
    name: 'Renamed',
    station_id_tmgs: ['AU0001'],
    primary_count_purpose_code: null,
    version: 1,
  };
  const changed = await request('PUT /deployments/:id', { params, body }, 'super');
  expect(changed.reply.data).toMatchObject({
    name: 'Renamed',
    station_id_tmgs: ['AU0001'],
    primary_count_purpose: null,
    version: 2,
  });
  expect((await request('GET /deployments/:id', { params }, 'super')).reply).toEqual(changed.reply.data);
  expect((await request('DELETE /deployments/:id', { params }, 'super')).reply).toEqual({ success: true });
  expect((await request('GET /deployments/:id', { params }, 'super')).status).toBe(404);
});

test('a save over a newer one is refused with the newer record', async () => {
  const { data } = (await add()).reply;
  const params = { id: String(data.id) };
  await request('PUT /deployments/:id', { params, body: { ...plain, name: 'Newer', version: 1 } }, 'super');
  const stale = await request(
    'PUT /deployments/:id',
    { params, body: { ...plain, name: 'Older', version: 1 } },
    'super',
  );
  expect(stale.status).toBe(409);
  expect(stale.problem.current).toMatchObject({ name: 'Newer', version: 2 });
});

test.each<[string, Partial<DeploymentRequest>, string]>([
  ['name', { name: '  ' }, 'Invalid name (required)'],
  ['station_id_tmgs', { station_id_tmgs: [] }, 'Select a station'],
  ['station_id_tmgs', { station_id_tmgs: ['AU0001', 'ZZ9999'] }, 'The agency has no such station.'],
  ['station_id_tmgs', { station_id_tmgs: ['AU0001', 'HO0001'] }, 'The agency has no such station.'],
  [
    'start_date',
    { start_date: '2026-02-30', end_date: null },
    'A date must be a day of the calendar as YYYY-MM-DD, from 1900-01-01 to 2200-12-31.',
  ],
  ['end_date', { end_date: '2026-01-31' }, 'The end date is before the start date.'],
  ['agency', { agency: 999 }, 'There is no such agency.'],
  ['primary_count_purpose_code', { primary_count_purpose_code: '?' }, 'There is no such purpose.'],
  ['requester_id', { requester_id: 999 }, 'The agency has no such requester.'],
  ['provider_id', { provider_id: 999 }, 'The agency has no such provider.'],
  // the third contacts are Houston's
  ['requester_id', { requester_id: 3 }, 'The agency has no such requester.'],
  ['provider_id', { provider_id: 3 }, 'The agency has no such provider.'],
])('refuses by the field %s what is wrong with %j and writes nothing', async (field, change, sentence) => {
  const before = await count();
  const { status, problem } = await add(change);
  expect(status).toBe(422);
  expect(problem.errors).toEqual({ [field]: [sentence] });
  expect(await count()).toBe(before);
});

test('a statewide agency deploys counters at the stations of every agency, for whoever asked', async () => {
  const change = { agency: 1, station_id_tmgs: ['AU0001', 'HO0001'], requester_id: 3 };
  expect((await add(change)).status).toBe(200);
});

test('a super admin without the flag may not', async () => {
  await testApi().query('update users set flag_deployments = false where id = 1');
  expect((await request('GET /deployments', {}, 'super')).status).toBe(403);
});
