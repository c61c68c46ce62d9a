import type { Api, CampaignAct, ImportRequest, OpenedCampaign } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { imported } from '../../testing/import-files.ts';
import { AU } from '../../testing/stored-counts.ts';

type Facts = Omit<Api['PUT /campaigns/:id']['body'], 'revision'>;

/** The clock of tests stands on March 2; AU0001's last 60 days wait for review. */
const FACTS: Facts = {
  name: 'February counts',
  from: '2026-02-01',
  until: '2026-02-28',
  due: '2026-03-16',
  filter: { agency_ids: [], search: '', stations: [], counted: true },
  validators: [{ user_id: 3, agency_id: 3, station_id_tmg: null }],
  no_strong: false,
  uptime: null,
};

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const add = (
  more: Partial<Facts> & { several?: boolean; request_key?: string } = {},
  as: Persona = 'admin',
) => request('POST /campaigns', { body: { several: false, ...FACTS, ...more } }, as);
const open = async (more: Partial<Facts> & { several?: boolean } = {}, as: Persona = 'admin') => {
  const { reply } = await add(more, as);
  return (await course('open', reply, {}, as)).reply;
};
const course = (
  what: 'open' | 'close',
  { id, revision }: Pick<OpenedCampaign, 'id' | 'revision'>,
  more: { reason?: string } = {},
  as: Persona = 'admin',
) => request(`POST /campaigns/:id/${what}`, { params: { id: String(id) }, body: { revision, ...more } }, as);
const reopen = ({ id, revision }: OpenedCampaign, as: Persona = 'super') =>
  request(
    'POST /campaigns/:id/reopen',
    { params: { id: String(id) }, body: { revision, reason: 'Counts came late' } },
    as,
  );
const read = async (id: number, as: Persona = 'admin') =>
  (await request('GET /campaigns/:id', { params: { id: String(id) } }, as)).reply;
const act = (id: number, what: CampaignAct, reason?: string, as: Persona = 'user', stationId = AU) =>
  request(
    'POST /campaigns/:id/stations/:stationId',
    { params: { id: String(id), stationId }, body: { act: what, reason } },
    as,
  );
const stationOf = ({ stations }: OpenedCampaign, stationId = AU) =>
  stations.find(({ station_id_tmg }) => station_id_tmg === stationId);
const certifyAll = async (stationId = AU, as: Persona = 'user') => {
  await request('POST /counts/certify', { body: { flowid_txdot: stationId, reason: 'Known' } }, as);
  await testApi().runJobs();
};
const report = (id: number, as: Persona = 'admin', version?: number) =>
  request('GET /campaigns/:id/report', { params: { id: String(id) }, query: { version } }, as);

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

test('sent twice it is made once', async () => {
  const key = '3f2b8f64-54f1-4a0c-9d0e-0b1a2c3d4e5f';
  const [one, other] = [await add({ request_key: key }), await add({ request_key: key })];
  expect(other.reply.id).toBe(one.reply.id);
  expect((await request('GET /campaigns', {}, 'admin')).reply.data).toHaveLength(1);
});

test.each<[string, Partial<Facts>, string]>([
  ['a last day before the first', { until: '2026-01-31' }, 'until'],
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

/** Imports a count of the first flow of AU0001, of an hour as an export of ours has it. */
async function bring(ts: string, count: number): Promise<void> {
  const params = { stationId: AU };
  const { reply: station } = await request('GET /stations/:stationId', { params }, 'user');
  const id = station.channels[0]?.id ?? 0;
  const header = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count';
  const file = `${header}\n${AU},Trail,${AU}-3-2-1-9,NB,${ts},60,${count}\n`;
  const channels = [{ id, header: 'NB' }];
  const { status, result } = await imported(file, {
    station: AU,
    vendor: station.vendor_code as ImportRequest['vendor'],
    channels,
    interval: 60,
  });
  expect([status, (result?.added ?? 0) + (result?.replaced ?? 0)]).toEqual(['done', 1]);
}

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

describe('two pairs of eyes', () => {
  /** Uma has brought the newest counts in herself. */
  const entered = async () => {
    await testApi().query(
      `with own as (
         insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
         select id, 3, 'Uma Castillo', 'Own.csv', '0', '{}', 'done', now() from stations where station_id_tmg = $1
         returning id, station_id)
       update counts c set import_id = own.id from own where c.station_id = own.station_id and c.ts >= '2026-02-01'`,
      [AU],
    );
  };
  const ask = (two_pairs: boolean) => request('PUT /campaign-settings', { body: { two_pairs } }, 'admin');

  test('who entered counts does not validate them where the agency asks so, and somebody else does', async () => {
    await entered();
    const { id } = await open();
    expect((await act(id, 'validate')).status).toBe(200);
    await act(id, 'send back', 'Again');
    await ask(true);
    expect((await request('GET /campaigns', {}, 'user')).reply.two_pairs).toBe(true);
    const { status, problem } = await act(id, 'validate');
    expect([status, problem.message]).toEqual([
      409,
      'You entered counts of this station yourself. Somebody else has to validate them.',
    ]);
    expect((await act(id, 'validate', undefined, 'admin')).status).toBe(200);
  });

  test('nor does certifying lead around it', async () => {
    await entered();
    const { id } = await open();
    await ask(true);
    const certify = () =>
      request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'user');
    const { status, problem } = await certify();
    expect([status, problem.message]).toEqual([409, expect.stringContaining('February counts')]);
    await act(id, 'validate', undefined, 'admin');
    expect((await certify()).status).toBe(200);
  });

  test('only admins set it, each for their own agency', async () => {
    expect((await request('PUT /campaign-settings', { body: { two_pairs: true } }, 'user')).status).toBe(403);
    await ask(true);
    expect((await request('GET /campaigns', {}, 'houston')).reply.two_pairs).toBe(false);
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

describe('closing', () => {
  test('needs all stations done, or a reason, and freezes a report under its hash', async () => {
    const campaign = await open({ filter: { ...FACTS.filter, stations: [AU, 'AU0004'] } });
    await certifyAll();
    const without = await course('close', campaign);
    expect([without.status, Object.keys(without.problem.errors ?? {})]).toEqual([422, ['reason']]);
    await act(campaign.id, 'leave out', 'A short count', 'admin', 'AU0004');
    const { reply: closed } = await course('close', campaign);
    expect([closed.state, closed.closings[0]]).toEqual([
      'closed',
      expect.objectContaining({ version: 1, closed_by: 'Ada Morgan', reason: null }),
    ]);
    expect(closed.closings[0]?.reports).toEqual([
      { agency: 'City of Austin', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const { reply } = await report(campaign.id, 'user');
    const [flow] = reply.rows.filter(({ station_id_tmg }) => station_id_tmg === AU);
    expect(flow).toMatchObject({
      agency: 'City of Austin',
      days: 28,
      days_certified: flow?.days_counted,
      certified_by: 'Uma Castillo',
      left_out: null,
      intervals: '60',
    });
    expect(Number(flow?.present)).toBeGreaterThan(0.9);
    expect(flow?.ledger_id).not.toBeNull();
    expect(reply.rows.find(({ station_id_tmg }) => station_id_tmg === 'AU0004')).toMatchObject({
      left_out: 'A short count',
      days_certified: 0,
    });
    const [listed] = (await request('GET /campaigns', {}, 'user')).reply.data;
    expect(listed?.progress).toMatchObject({ stations: 2, done: 2 });
  });

  test('the file has a line for each flow and a column for each suspect that keeps counts out', async () => {
    const campaign = await open();
    await course('close', campaign, { reason: 'The year is over' });
    const { headers, reply } = await request(
      'GET /export/campaign-report',
      { query: { campaign: campaign.id } },
      'user',
    );
    expect(headers.get('content-type')).toContain('text/csv');
    const [head = '', ...lines] = String(reply).trim().split('\r\n');
    expect(head).toContain('days_with_counts');
    expect(head.split(',').filter((name) => name.startsWith('removed_')).length).toBeGreaterThan(3);
    expect(lines).toHaveLength((await report(campaign.id)).reply.rows.length);
    expect(lines[0]).toContain('The year is over');
  });

  test('counts that come later are listed, and change neither report nor state of a closed campaign', async () => {
    await testApi().query(
      `delete from counts where ts = '2026-02-15 03:00' and station_id = (select id from stations where station_id_tmg = $1)`,
      [AU],
    );
    const campaign = await open({ filter: { ...FACTS.filter, stations: [AU] } });
    await course('close', campaign, { reason: 'The year is over' });
    const before = (await report(campaign.id)).reply;
    expect(before.late).toEqual([]);
    await bring('2026-02-15 03:00:00', 7);
    const after = (await report(campaign.id)).reply;
    expect(after.late).toEqual([expect.objectContaining({ station_id_tmg: AU, counts: 1 })]);
    expect(after.rows).toEqual(before.rows);
    expect(stationOf(await read(campaign.id))).toMatchObject({ late: 1 });
  });

  test('a super admin reopens it as the next version; the report of the one before stays', async () => {
    const campaign = await open();
    const { reply: closed } = await course('close', campaign, { reason: 'Over' });
    expect((await reopen(closed, 'admin')).status).toBe(403);
    const { reply: again } = await reopen(closed);
    expect([again.state, again.version]).toEqual(['open', 2]);
    await certifyAll();
    const { reply: second } = await course('close', again, { reason: 'Over again' });
    expect(second.closings.map(({ version, reopen_reason }) => [version, reopen_reason])).toEqual([
      [2, null],
      [1, 'Counts came late'],
    ]);
    const [first, newest] = [(await report(campaign.id, 'user', 1)).reply, (await report(campaign.id)).reply];
    expect([first.closing.reason, newest.closing.reason]).toEqual(['Over', 'Over again']);
    expect(first.rows).not.toEqual(newest.rows);
    expect(first.closing.reports[0]?.hash).toBe(closed.closings[0]?.reports[0]?.hash);
    const [chain] = await testApi().query<{ hash_before: string }>(
      'select hash_before from campaign_reports where version = 2',
    );
    expect(chain?.hash_before).toBe(first.closing.reports[0]?.hash);
    expect((await report(campaign.id, 'user', 3)).status).toBe(404);
  });

  test('each agency reads its own part of the report of a campaign over several', async () => {
    const campaign = await open({ several: true, validators: [] }, 'super');
    await course('close', campaign, { reason: 'Over' }, 'super');
    const { reply } = await report(campaign.id, 'houston');
    expect(new Set(reply.rows.map(({ agency }) => agency))).toEqual(new Set(['City of Houston']));
    expect(JSON.stringify(reply)).not.toMatch(/AU\d{4}|Austin/);
    expect((await report(campaign.id, 'super')).reply.rows.length).toBeGreaterThan(reply.rows.length);
  });
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
