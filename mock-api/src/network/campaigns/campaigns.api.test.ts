import { OPEN_CAMPAIGNS_MAX, type OpenedCampaign } from 'shared-domain';
import {
  act,
  add,
  bring,
  certifyAll,
  course,
  FACTS,
  open,
  read,
  stationOf,
  type Facts,
} from '../../testing/campaigns.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('a draft holds the stations that fit now, and is seen by its agency alone', async () => {
  const { status, reply } = await add();
  expect([status, reply.state, reply.agency]).toEqual([200, 'draft', 'City of Austin']);
  expect(reply.stations.map(({ station_id_tmg }) => station_id_tmg)).toContain(AU);
  expect(reply.stations.every(({ days, agency }) => days > 0 && agency === 'City of Austin')).toBe(true);
  expect(reply.validators).toEqual([
    { user_id: 3, agency_id: 3, station_id_tmg: null, name: 'Uma Castillo' },
  ]);
  const houston = await request('GET /campaigns/:id', { params: { id: String(reply.id) } }, 'houston');
  expect(houston.status).toBe(404);
  const narrowed = await request(
    'PUT /campaigns/:id',
    {
      params: { id: String(reply.id) },
      body: { ...FACTS, filter: { ...FACTS.filter, stations: ['AU0009', AU], counted: false }, revision: 1 },
    },
    'admin',
  );
  expect(narrowed.reply.stations.map(({ station_id_tmg }) => station_id_tmg)).toEqual([AU, 'AU0009']);
});

test('in the list a draft has the progress that it has when it is opened', async () => {
  const { reply: draft } = await add();
  expect(draft.progress).toMatchObject({
    stations: draft.stations.length,
    days: draft.stations.reduce((sum, { days }) => sum + days, 0),
  });
  expect(draft.progress.days).toBeGreaterThan(0);
  for (const as of ['user', 'super'] as const) {
    const [listed] = (await request('GET /campaigns', {}, as)).reply.data;
    expect(listed?.progress).toEqual(draft.progress);
  }
});

test('sent twice it is made once', async () => {
  const key = '3f2b8f64-54f1-4a0c-9d0e-0b1a2c3d4e5f';
  const [one, other] = [await add({ request_key: key }), await add({ request_key: key })];
  expect(other.reply.id).toBe(one.reply.id);
  expect((await request('GET /campaigns', {}, 'admin')).reply.data).toHaveLength(1);
});

test('the last that there is room for is answered when it is sent twice, and one more is refused', async () => {
  await testApi().query(
    `insert into campaigns (agency_id, name, first_day, last_day, due, filter, no_strong, user_name, created_at)
     select 3, n::text, '2026-02-01', '2026-02-28', '2026-04-15', '{}', false, 'Ada', now() from generate_series(2, $1::int) n`,
    [OPEN_CAMPAIGNS_MAX],
  );
  const key = '3f2b8f64-54f1-4a0c-9d0e-0b1a2c3d4e5f';
  const [one, other] = [await add({ request_key: key }), await add({ request_key: key })];
  expect([one.status, other.status, other.reply.id]).toEqual([200, 200, one.reply.id]);
  expect((await add()).status).toBe(409);
});

test.each<[string, Partial<Facts>, string]>([
  ['a last day before the first', { until: '2026-01-31' }, 'until'],
  ['a period of centuries', { from: '1900-01-01', until: '2200-01-01', due: '2200-01-02' }, 'until'],
  ['a due date within the period', { due: '2026-02-27' }, 'due'],
  ['another agency', { filter: { ...FACTS.filter, agency_ids: [4] } }, 'filter'],
  [
    'a validator of another agency',
    { validators: [{ user_id: 4, agency_id: 3, station_id_tmg: null }] },
    'validators',
  ],
  [
    'a station of another agency to validate',
    { validators: [{ user_id: 3, agency_id: null, station_id_tmg: 'HO0001' }] },
    'validators',
  ],
])('a campaign with %s is refused, and nothing is made', async (_, more, field) => {
  const { status, problem } = await add(more);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  expect(JSON.stringify(problem)).not.toContain('Houston');
  expect((await request('GET /campaigns', {}, 'admin')).reply.data).toEqual([]);
});

const naming = (...stations: string[]) => ({ ...FACTS.filter, stations, counted: false });

test('a station that is another agency’s, or not there, is refused by its number: when it is named, and when the draft opens', async () => {
  const refused = await add({ filter: naming(AU, 'HO0001', 'ZZ9999') });
  const sentence =
    'HO0001, ZZ9999 are no published stations that this campaign may be about. Take them off the list, or choose their agencies.';
  expect([refused.status, refused.problem.errors]).toEqual([422, { 'filter.stations': [sentence] }]);
  const { reply: draft } = await add({ filter: naming(AU, 'AU0009') });
  const params = { id: String(draft.id) };
  const body = { ...FACTS, filter: naming('HO0001'), revision: draft.revision };
  expect((await request('PUT /campaigns/:id', { params, body }, 'admin')).status).toBe(422);
  // gone to another agency since
  await testApi().query(`update stations set agency_id = 4 where station_id_tmg = 'AU0009'`);
  const opened = await course('open', draft);
  expect([opened.status, opened.problem.errors]).toEqual([
    422,
    {
      'filter.stations': [
        'AU0009 is no published station that this campaign may be about. Take it off the list, or choose its agency.',
      ],
    },
  ]);
  expect((await read(draft.id)).state).toBe('draft');
});

test('of several agencies any station may be named, but of none that isn’t chosen', async () => {
  const several = { several: true, validators: [] };
  const { reply } = await add({ ...several, filter: naming(AU, 'HO0001') }, 'super');
  expect(reply.stations.map(({ station_id_tmg }) => station_id_tmg)).toEqual([AU, 'HO0001']);
  const chosen = { ...naming(AU, 'HO0001'), agency_ids: [3] };
  expect((await add({ ...several, filter: chosen }, 'super')).problem.errors).toMatchObject({
    'filter.stations': [expect.stringMatching(/^HO0001 is no/)],
  });
});

test('an open campaign whose station has gone to another agency can be renamed', async () => {
  const { id, revision } = await open({ filter: naming(AU, 'AU0009') });
  await testApi().query(`update stations set agency_id = 4 where station_id_tmg = 'AU0009'`);
  const body = { ...FACTS, filter: naming(AU, 'AU0009'), name: 'Another name', revision };
  const { status } = await request('PUT /campaigns/:id', { params: { id: String(id) }, body }, 'admin');
  expect(status).toBe(200);
});

test('a campaign over several agencies is a super admin’s, and each agency sees its own part of it', async () => {
  expect((await add({ several: true })).status).toBe(403);
  const { id, stations, agencies } = await open({ several: true, validators: [] }, 'super');
  expect(agencies.map(({ agency }) => agency)).toEqual(
    expect.arrayContaining(['City of Austin', 'City of Houston']),
  );
  const houston = await read(id, 'houston');
  expect(houston.agencies.map(({ agency }) => agency)).toEqual(['City of Houston']);
  expect(houston.stations.length).toBeLessThan(stations.length);
  expect(JSON.stringify(houston)).not.toMatch(/AU\d{4}|Austin/);
  const [listed] = (await request('GET /campaigns', {}, 'houston')).reply.data;
  expect(listed?.progress).toEqual(
    (({ days, certified, stations: own, done }) => ({ days, certified, stations: own, done }))(
      houston.agencies[0] ?? { days: 0, certified: 0, stations: 0, done: 0 },
    ),
  );
  // an agency's admin decides of their own stations, and of no other thing of it
  expect((await act(id, 'leave out', 'No counter', 'admin')).status).toBe(200);
  expect((await act(id, 'leave out', 'No counter', 'houston')).status).toBe(404);
  expect((await course('close', await read(id), { reason: 'Over' })).status).toBe(403);
});

test('a station goes from to do to validated to certified, and the ledger names the campaign', async () => {
  const campaign = await open();
  expect(stationOf(campaign)).toMatchObject({ state: 'to do', validators: ['Uma Castillo'] });
  expect(stationOf(campaign)?.may).toEqual(['validate', 'send back', 'leave out']);
  const validated = await act(campaign.id, 'validate');
  expect(stationOf(validated.reply)).toMatchObject({
    state: 'validated',
    by: 'Uma Castillo',
    may: ['send back'],
  });
  await certifyAll();
  const after = await read(campaign.id);
  expect(stationOf(after)).toMatchObject({ state: 'certified', by: null });
  expect(after.progress.certified).toBeGreaterThan(campaign.progress.certified);
  const { reply: ledger } = await request(
    'GET /counts/certifications',
    { query: { flowid_txdot: AU } },
    'user',
  );
  expect(ledger[0]?.campaign).toEqual({ id: campaign.id, name: 'February counts' });
  expect(ledger.at(-1)?.campaign).toBeNull();
});

test('what was certified and is reopened is neither certified nor validated any more', async () => {
  const { id } = await open();
  await act(id, 'validate');
  await certifyAll();
  const days = { minDate: '2026-02-10', maxDate: '2026-02-11' };
  await request('POST /counts/reopen', { body: { flowid_txdot: AU, ...days, reason: 'Wrong' } }, 'super');
  expect(stationOf(await read(id))).toMatchObject({ state: 'looking' });
});

test("a count that comes in another's place after a station was validated wants another look", async () => {
  const { id } = await open();
  await act(id, 'validate');
  expect(stationOf(await read(id))?.state).toBe('validated');
  await bring('2026-02-20 10:00:00', 99_999);
  expect(stationOf(await read(id))?.state).toBe('looking');
});

test('counts of other days that come after a station was validated leave it as it is', async () => {
  const { id } = await open();
  await act(id, 'validate');
  await bring('2026-03-01 10:00:00', 99_999);
  expect(stationOf(await read(id))?.state).toBe('validated');
});

test('a station is sent back and left out with a reason alone, and taken in again', async () => {
  const { id } = await open();
  const without = await act(id, 'send back');
  expect([without.status, Object.keys(without.problem.errors ?? {})]).toEqual([422, ['reason']]);
  expect(stationOf((await act(id, 'send back', 'Look at the nights')).reply)).toMatchObject({
    state: 'sent back',
    reason: 'Look at the nights',
    by: 'Uma Castillo',
  });
  expect((await act(id, 'leave out', 'Works')).status).toBe(403);
  const out = await act(id, 'leave out', 'Works', 'admin');
  expect(stationOf(out.reply)).toMatchObject({ state: 'left out', reason: 'Works' });
  expect((await act(id, 'validate')).status).toBe(409);
  expect(stationOf((await act(id, 'take in', undefined, 'admin')).reply)?.state).toBe('sent back');
  const acts = await testApi().query<{ action: string }>(
    `select action from audit_log where action like 'campaign.%' and station_id is not null order by id`,
  );
  expect(acts.map(({ action }) => action)).toEqual([
    'campaign.send-back',
    'campaign.leave-out',
    'campaign.take-in',
  ]);
});

test('who is not named does not validate where somebody is', async () => {
  const { id } = await open({ validators: [{ user_id: 2, agency_id: null, station_id_tmg: AU }] });
  expect((await act(id, 'validate')).status).toBe(403);
  expect((await act(id, 'validate', undefined, 'admin')).status).toBe(200);
});

describe('a validator who goes to another agency', () => {
  const leave = (agency_id: number) =>
    request('PUT /users/:userId', { params: { userId: '3' }, body: { agency_id } }, 'super');

  test('is none any more: it is the admins’ turn, and the campaign can be saved as it is read', async () => {
    const { id } = await open();
    expect((await leave(4)).status).toBe(200);
    const { validators, revision } = await read(id);
    expect(validators).toEqual([]);
    const body = { ...FACTS, name: 'Another', validators: [], revision };
    const saved = await request('PUT /campaigns/:id', { params: { id: String(id) }, body }, 'admin');
    expect([saved.status, saved.reply.validators]).toEqual([200, []]);
    expect((await act(id, 'validate', undefined, 'admin')).status).toBe(200);
    await leave(3);
    expect((await read(id)).validators).toEqual([]);
  });

  test('stays named in a campaign that is closed', async () => {
    const closed = (await course('close', await open(), { reason: 'Known' })).reply;
    await leave(4);
    expect((await read(closed.id, 'super')).validators).toMatchObject([{ user_id: 3 }]);
  });
});

test('a station with strong findings open is not validated where the campaign asks so', async () => {
  await request('POST /findings/run', { body: { flowid_txdot: AU } }, 'user');
  await testApi().runJobs();
  const { id, stations } = await open({ no_strong: true, from: '2026-01-02' });
  const strong = stations.find(({ station_id_tmg }) => station_id_tmg === AU)?.strong ?? 0;
  expect(strong).toBeGreaterThan(0);
  const { status, problem } = await act(id, 'validate', 'All the same');
  expect([status, problem.message]).toEqual([409, expect.stringContaining('strong finding')]);
  const [ofStation] = (
    await request('GET /stations/:stationId/campaigns', { params: { stationId: AU } }, 'user')
  ).reply;
  expect(ofStation).toMatchObject({ id, obstacle: problem.message, station: { state: 'to do' } });
});

test('less uptime than the campaign asks for needs a reason', async () => {
  const { id } = await open({ uptime: 100, from: '2026-02-20' });
  const { status, problem } = await act(id, 'validate');
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['reason']]);
  expect(problem.message).toMatch(
    /^The uptime in the period is \d+ percent, and the campaign asks for 100\./,
  );
  const [ofStation] = (
    await request('GET /stations/:stationId/campaigns', { params: { stationId: AU } }, 'user')
  ).reply;
  expect(ofStation?.reason_needed).toBe(true);
  expect(stationOf((await act(id, 'validate', 'The modem was broken')).reply)).toMatchObject({
    state: 'validated',
    reason: 'The modem was broken',
  });
});

test('an open campaign keeps its period and stations; name, due date and validators may change', async () => {
  const { id, revision } = await open();
  const put = (more: Partial<Facts>, seen = revision) =>
    request(
      'PUT /campaigns/:id',
      { params: { id: String(id) }, body: { ...FACTS, ...more, revision: seen } },
      'admin',
    );
  expect((await put({ until: '2026-02-27' })).status).toBe(422);
  expect((await put({ filter: { ...FACTS.filter, search: 'Creek' } })).status).toBe(422);
  const { status, reply } = await put({ name: 'February', due: '2026-03-20', validators: [] });
  expect([status, reply.name, reply.due, reply.validators]).toEqual([200, 'February', '2026-03-20', []]);
  const stale = await put({ name: 'Another' });
  expect([stale.status, (stale.problem.current as OpenedCampaign).name]).toEqual([409, 'February']);
});

test('a draft is deleted; what has been open is not', async () => {
  const { reply } = await add();
  const remove = (id: number) => request('DELETE /campaigns/:id', { params: { id: String(id) } }, 'admin');
  expect((await remove(reply.id)).status).toBe(200);
  const { id } = await open();
  expect((await remove(id)).status).toBe(409);
});

test('the dashboard says what is to be done in campaigns to those whose turn it is', async () => {
  const { id } = await open();
  const toDo = async (as: Persona) => (await request('GET /to-do', {}, as)).reply.campaigns;
  expect(await toDo('user')).toEqual([
    { id, name: 'February counts', due: '2026-03-16', left: expect.any(Number), of: expect.any(Number) },
  ]);
  expect(await toDo('houston')).toEqual([]);
});
