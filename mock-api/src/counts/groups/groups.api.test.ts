import type { FactorGroup, NewShortCount } from 'shared-domain';
import { expected } from '../../testing/figures/expected.ts';
import { seedCounter } from '../../testing/figures/seed-counters.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

// years of real counters are thousands of counts
jest.setTimeout(120_000);

const YEAR = 2012;
/** Which real counter stands where. */
const PLACES = {
  AU0001: '27harrisonpark',
  AU0004: '18unioncanalwesterhailes',
  AU0005: '28rodneystreettunnel',
  AU0007: '17cramondbrig',
} as const;
const flows: Record<string, { station: number; flow: number }> = {};
/** The newest entry of the audit log before a test: entries stay. */
let lastEntry = 0;
const isJuly = (date: string) => date.startsWith('2012-07');

beforeAll(async () => {
  await testApi().reset();
  for (const [station, name] of Object.entries(PLACES)) {
    flows[station] = await seedCounter(station, name, YEAR);
  }
  flows['HO0001'] = await seedCounter('HO0001', '14northedinburghaccessrd', YEAR);
  // a counter that missed July, and was not certified
  flows['AU0009'] = await seedCounter('AU0009', '27harrisonpark', YEAR, isJuly);
});

beforeEach(async () => {
  forgetSignIns();
  for (const table of ['factor_group_members', 'short_counts', 'flow_fills']) {
    await testApi().query(`delete from ${table}`);
  }
  const [last] = await testApi().query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from audit_log',
  );
  lastEntry = last?.id ?? 0;
});

const groups = async (as: Persona = 'user', year = YEAR) =>
  (await request('GET /factor-groups', { query: { mode: 'bicycle', year } }, as)).reply;
const stationIn = async (stationId: string, as: Persona = 'user') =>
  (await groups(as)).stations.find(({ station_id_tmg }) => station_id_tmg === stationId);
const decide = (
  stationId: string,
  group: FactorGroup,
  as: Persona = 'admin',
  more: { version?: number; year?: number; reason?: string } = {},
) =>
  request(
    'PUT /factor-groups/:stationId',
    {
      params: { stationId },
      body: { mode: 'bicycle', year: YEAR, group, reason: 'The way to work', version: 0, ...more },
    },
    as,
  );
const told = () =>
  testApi().query(
    "select action, agency_id from audit_log where id > $1 and action not like 'session.%' order by id",
    [lastEntry],
  );

describe('groups', () => {
  test('what the data propose stands beside what nobody has decided yet', async () => {
    const { wwi, ami, group } = (
      expected['groups'] as Record<string, { wwi: number; ami: number; group: string }>
    )['17cramondbrig 2012']!;
    const { stations, groups: tables } = await groups();
    expect(stations.map(({ station_id_tmg, proposal }) => [station_id_tmg, proposal?.group])).toEqual([
      ['AU0001', 'commuter'],
      ['AU0004', 'commuter'],
      ['AU0005', 'commuter'],
      ['AU0007', group],
      ['AU0009', 'commuter'],
    ]);
    const bridge = stations.find(({ station_id_tmg }) => station_id_tmg === 'AU0007');
    expect(bridge?.wwi).toBeCloseTo(wwi, 8);
    expect(bridge?.ami).toBeCloseTo(ami, 8);
    expect(bridge).toMatchObject({ decision: null, version: 0, may_decide: false, enters: true });
    expect(tables.map(({ members }) => members)).toEqual([0, 0, 0]);
  });

  test('a decision keeps who, why and what was proposed, and holds for later years', async () => {
    const { status, reply } = await decide('AU0001', 'mixed');
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      decision: {
        group: 'mixed',
        year: YEAR,
        proposed: 'commuter',
        reason: 'The way to work',
        by: 'Ada Morgan',
      },
      // far past the limits of a mixed one: the data say so at once
      proposal: { group: 'commuter', why: 'past-limit' },
      version: 1,
      may_decide: true,
    });
    expect((await groups('user', YEAR - 1)).stations).toEqual([]);
    expect(await told()).toEqual([{ action: 'group.decide', agency_id: 3 }]);
  });

  test('a second decision of a year takes the place of the first; over a newer one it is refused', async () => {
    await decide('AU0001', 'mixed');
    expect((await decide('AU0001', 'commuter')).status).toBe(409);
    expect((await decide('AU0001', 'commuter')).problem.current).toMatchObject({ version: 1 });
    expect((await decide('AU0001', 'commuter', 'super', { version: 1 })).reply).toMatchObject({
      decision: { group: 'commuter' },
      proposal: null,
      version: 2,
    });
  });

  test.each([
    ['an ordinary user', 'user', 'AU0001', 403],
    ['an admin of another agency', 'houston', 'AU0001', 403],
    ['an admin of an agency, another one’s station', 'admin', 'HO0001', 404],
    ['an admin, a station without counts', 'admin', 'AU0003', 404],
    ['a super admin', 'super', 'HO0001', 200],
  ] as const)('%s decides', async (_who, as, stationId, status) =>
    expect((await decide(stationId, 'commuter', as)).status).toBe(status),
  );

  test('a decision without a reason is refused by the field', async () => {
    const { status, problem } = await decide('AU0001', 'mixed', 'admin', { reason: ' ' });
    expect([status, problem.errors]).toEqual([422, { reason: ['This field is required.'] }]);
  });

  test('an agency sees its own counters alone, and a super admin all', async () => {
    const seen = async (as: Persona) =>
      (await groups(as)).stations.map(({ station_id_tmg }) => station_id_tmg);
    expect(await seen('houston')).toEqual(['HO0001']);
    expect(await seen('super')).toEqual(expect.arrayContaining(['AU0001', 'HO0001']));
  });

  test('members give factors and a back-test; one that lacks a month gives none', async () => {
    for (const stationId of ['AU0001', 'AU0004', 'AU0009']) await decide(stationId, 'commuter');
    const [commuter] = (await groups()).groups;
    expect(commuter).toMatchObject({ group: 'commuter', members: 3, with_factors: 2, split: false });
    expect(commuter?.factors.days.filter((factor) => factor !== null)).toHaveLength(363);
    // with two members each is told by one alone, which is none
    expect(commuter?.backtest).toEqual([]);
    await decide('AU0005', 'commuter');
    expect((await groups()).groups[0]?.backtest).toHaveLength(26);
  });

  test('while counts are being certified they tell nothing yet, and changed counts another proposal', async () => {
    const { station = 0 } = flows['AU0007'] ?? {};
    const name = (certification: number | null) =>
      testApi().query("update counts set certification_id = $2 where station_id = $1 and ts < '2013-01-01'", [
        station,
        certification,
      ]);
    await name(null);
    const [running] = await testApi().query<{ id: number }>(
      `insert into certifications (station_id, user_id, requested_by, requested_at, filters, status, counts)
       values ($1, 2, 'Ada Morgan', now(), '{}', 'running', 8712) returning id`,
      [station],
    );
    await name(running?.id ?? 0);
    expect(await stationIn('AU0007')).toBeUndefined();
    await testApi().query("update certifications set status = 'done' where id = $1", [running?.id]);
    expect(await stationIn('AU0007')).toMatchObject({ proposal: { group: 'mixed' } });
    // certified counts are marked by nobody: they are reopened before
    await name(null);
    await testApi().query(
      `update counts set suspect_id = 15 where station_id = $1 and ts >= '2012-09-09' and ts < '2012-09-10'`,
      [flows['AU0007']?.station],
    );
    await name(1);
    // the mass ride is marked: one day moves the index by more than a fifth
    expect((await stationIn('AU0007'))?.wwi).toBeCloseTo(1.0529428029, 8);
  });
});

const manual: NewShortCount = {
  station_id_tmg: null,
  place: 'Shoal Creek at 9th Street',
  mode: 'bicycle',
  kind: 'manual',
  first_day: '2012-09-12',
  last_day: '2012-09-12',
  from_hour: 16,
  hours: [120, 85],
  note: '',
};
const addCount = (more: Partial<NewShortCount> = {}, as: Persona = 'user') =>
  request('POST /short-counts', { body: { ...manual, ...more } }, as);
const estimate = async (
  id: number,
  method: 'day-of-year' | 'weekday-month' | 'none' = 'day-of-year',
  as: Persona = 'user',
) =>
  request(
    'GET /short-counts/:id/estimate',
    { params: { id: String(id) }, query: { group: 'commuter', method } },
    as,
  );
const places = async (as: Persona = 'user') =>
  (await request('GET /short-counts', { query: {} }, as)).reply.data.map(({ place }) => place);

describe('short counts', () => {
  test('a count of two hours is carried to its day and the day to the year, with an interval', async () => {
    for (const stationId of ['AU0001', 'AU0004', 'AU0005']) await decide(stationId, 'commuter');
    const { reply } = await addCount();
    expect(reply).toMatchObject({
      place: manual.place,
      kind: 'manual',
      hours: [120, 85],
      may_delete: true,
      note: null,
    });
    const { reply: told } = await estimate(reply.id);
    expect(told).toMatchObject({
      year: YEAR,
      members: 3,
      told_by: ['AU0001', 'AU0004', 'AU0005'].map((station_id_tmg) => ({
        station_id_tmg,
        station_name: expect.any(String) as string,
      })),
      code: expect.stringMatching(/./) as string,
      why: null,
      used: [{ date: '2012-09-12', expanded: true }],
    });
    const [day] = told.used;
    expect(told.value).toBeCloseTo((day?.total ?? 0) / (day?.factor ?? 1), 8);
    expect(told.backtest).toMatchObject({ method: 'two-hour', season: 'apr-oct' });
    expect(told.interval?.low).toBeLessThan(told.value ?? 0);
    expect(told.interval?.high).toBeGreaterThan(told.value ?? 0);
  });

  test('a deployment is what was certified at its station, told without that station itself', async () => {
    for (const stationId of ['AU0001', 'AU0004', 'AU0005']) await decide(stationId, 'commuter');
    const deployment = {
      station_id_tmg: 'AU0001',
      place: null,
      kind: 'deployment',
      from_hour: null,
      hours: null,
    } as const;
    const { reply } = await addCount({ ...deployment, first_day: '2012-06-11', last_day: '2012-06-14' });
    await addCount({ ...deployment, first_day: '2012-06-14', last_day: '2012-06-17' });
    const { reply: told } = await estimate(reply.id);
    // both deployments of the place are pooled, the day that both have counts once
    expect(told.used.map(({ total }) => total)).toEqual([741, 914, 1065, 988, 406, 114, 242]);
    expect(told).toMatchObject({ members: 2, interval: null, incomplete: [] });
    expect((await estimate(reply.id, 'none')).reply.value).toBeCloseTo(638.5714285714, 8);
  });

  /** An approved factor of the counted flow from a day on, with an interval of a twentieth to each side. */
  const addFactor = (value: number, from: string) =>
    testApi().query(
      `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, created_at)
       values ($1, $2, $3::float8, $3::float8 * 0.95, $3::float8 * 1.05, $4, 'Two ride side by side', 'approved', 'Uma Castillo', now())`,
      [flows['AU0001']?.station, flows['AU0001']?.flow, value, from],
    );

  test('a deployment is under the dated factors of its flows, once, and the interval has theirs in it', async () => {
    for (const stationId of Object.keys(PLACES)) await decide(stationId, 'commuter');
    const place = { station_id_tmg: 'AU0001', place: null, from_hour: null, hours: null } as const;
    const days = { first_day: '2012-06-11', last_day: '2012-06-17' };
    const { id } = (await addCount({ ...place, ...days, kind: 'deployment' })).reply;
    const { reply: plain } = await estimate(id);
    expect([plain.factors, plain.members]).toEqual([[], 3]);
    await addFactor(1, '2012-01-01');
    const { reply: ones } = await estimate(id);
    expect([ones.value, ones.used]).toEqual([plain.value, plain.used]);
    expect(ones.factors).toMatchObject([{ factor: 1, from: '2012-06-11', until: '2012-06-17' }]);
    await addFactor(1.2, '2012-06-14');
    const { reply: told } = await estimate(id);
    expect(told.used.map(({ total }, at) => total / (plain.used[at]?.total ?? 0))).toEqual(
      [1, 1, 1, 1.2, 1.2, 1.2, 1.2].map((times) => expect.closeTo(times, 10)),
    );
    expect(told.factors).toMatchObject([
      { factor: 1, from: '2012-06-11', until: '2012-06-13' },
      { factor: 1.2, from: '2012-06-14', until: '2012-06-17' },
    ]);
    const below = (one: typeof told) => 1 - (one.interval?.low ?? 0) / (one.value ?? 1);
    // two independent factors of a twentieth each, by their shares of the counts
    expect(below(told)).toBeGreaterThan(below(plain));
    expect(below(told)).toBeLessThan(Math.hypot(below(plain), 0.05));
    // people see whoever a counter misses
    const byHand = (await addCount({ station_id_tmg: 'AU0001', place: null })).reply;
    expect((await estimate(byHand.id)).reply).toMatchObject({ factors: [] });
    await testApi().query('delete from flow_factors');
  });

  test('days that the counter lacks are named, and without a usable day there is no figure', async () => {
    const { reply } = await addCount({
      station_id_tmg: 'AU0009',
      place: null,
      kind: 'deployment',
      from_hour: null,
      hours: null,
      first_day: '2012-07-01',
      last_day: '2012-07-02',
    });
    expect((await estimate(reply.id)).reply).toMatchObject({
      value: null,
      why: 'no-usable-day',
      incomplete: ['2012-07-01', '2012-07-02'],
      interval: null,
    });
  });

  test('sent twice it is kept once', async () => {
    const request_key = 'a-key-made-by-the-form';
    const first = await addCount({ request_key });
    expect((await addCount({ request_key })).reply).toEqual(first.reply);
    expect(await places()).toHaveLength(1);
  });

  test.each([
    ['nowhere', { place: null }, 'place', 'Enter a station or a place.'],
    ['without hours', { hours: [] }, 'hours', 'Enter what was counted in at least one hour.'],
    [
      'past midnight',
      { from_hour: 23 },
      'hours',
      'The count ends after midnight. Enter the next day as a count of its own.',
    ],
    ['backwards', { last_day: '2012-09-11' }, 'last_day', 'This count ends before it begins.'],
    ['of three months', { last_day: '2012-12-12' }, 'last_day', 'A short count has at most 62 days.'],
    [
      'to come',
      { first_day: '2031-09-12', last_day: '2031-09-12' },
      'first_day',
      'This date is still to come.',
    ],
    [
      'a deployment at no station',
      { kind: 'deployment' as const },
      'station_id_tmg',
      'A deployment is at a station: its days are the certified counts there.',
    ],
  ])('%s is refused by the field, and nothing is kept', async (_what, more, field, sentence) => {
    const { status, problem } = await addCount(more);
    expect([status, problem.errors?.[field]]).toEqual([422, [sentence]]);
    expect(await places()).toEqual([]);
  });

  test('another agency has none of it, and its author or an admin deletes it', async () => {
    const { id } = (await addCount({}, 'admin')).reply;
    expect(await places('houston')).toEqual([]);
    expect((await estimate(id, 'none', 'houston')).status).toBe(404);
    expect((await addCount({ station_id_tmg: 'HO0001' })).status).toBe(404);
    const remove = (as: Persona) => request('DELETE /short-counts/:id', { params: { id: String(id) } }, as);
    expect((await remove('houston')).status).toBe(404);
    expect((await remove('user')).status).toBe(403);
    expect((await remove('admin')).status).toBe(200);
    expect((await remove('admin')).status).toBe(404);
    expect(await places()).toEqual([]);
  });
});

const STATION = { stationId: 'AU0009' };
const fillsOf = (as: Persona = 'user') =>
  request('GET /figures/:stationId/fills', { params: STATION, query: { year: YEAR } }, as);
const fill = (
  method: 'day-of-year' | 'weekday-month' | 'regression',
  as: Persona = 'user',
  more: { dry_run?: boolean; reason?: string | undefined } = {},
) =>
  request(
    'POST /figures/:stationId/fills',
    {
      params: STATION,
      body: {
        flow_id: flows['AU0009']?.flow ?? 0,
        year: YEAR,
        method,
        reason: 'The battery was flat',
        ...more,
      },
    },
    as,
  );
const storedCounts = () =>
  testApi().query('select count(*)::int as n, sum(count)::int as total from counts where station_id = $1', [
    flows['AU0009']?.station,
  ]);

describe('filled days', () => {
  test('by regression: the figure with and without, its share and error; counts stay as they are', async () => {
    const before = await storedCounts();
    const { reply } = await fill('regression');
    expect(reply.flows).toMatchObject([{ missing: 34, mode: 'bicycle' }]);
    const [one] = reply.fills;
    // the donor counts what this counter does, but for July
    expect(one).toMatchObject({ method: 'regression', donor: 'AU0001', unfilled: null, by: 'Uma Castillo' });
    expect(one?.days.filter(({ date }) => isJuly(date))).toHaveLength(31);
    expect(one?.days.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(19_059, 4);
    expect(one?.filled).toBeCloseTo(569.6797619048, 6);
    expect(one?.share_of_days).toBeCloseTo(31 / 366, 10);
    expect(await storedCounts()).toEqual(before);
    expect(
      await testApi().query('select 1 from certified_days where station_id = $1 and day >= $2 and day < $3', [
        flows['AU0009']?.station,
        '2012-07-01',
        '2012-08-01',
      ]),
    ).toEqual([]);
  });

  test('the station’s figures have them as a layer: the unfilled figure first and as it was', async () => {
    const figures = async () =>
      (await request('GET /figures/:stationId', { params: STATION, query: { year: YEAR } }, 'user')).reply;
    const plain = (await figures()).flows[0];
    await fill('regression');
    const { layered, ...others } = (await figures()).flows[0]!;
    expect({ ...others, layered: null }).toEqual(plain);
    expect(layered?.value).toBeCloseTo(569.6797619048, 6);
    expect(layered).toMatchObject({ filled_days: 31, factors: [] });
    expect(layered?.filled_share_of_days).toBeCloseTo(31 / 366, 10);
  });

  test('it is tried first, and nothing of that is kept; kept it needs a reason', async () => {
    const { reply } = await fill('regression', 'user', { dry_run: true, reason: undefined });
    expect(reply.fills).toMatchObject([{ id: 0, donor: 'AU0001', reason: null }]);
    expect((await fillsOf()).reply.fills).toEqual([]);
    expect(await told()).toEqual([]);
    const refused = await fill('regression', 'user', { reason: undefined });
    expect([refused.status, refused.problem.errors]).toEqual([422, { reason: ['This field is required.'] }]);
    expect((await fill('regression')).reply.fills).toMatchObject([{ reason: 'The battery was flat' }]);
  });

  test('a filled counter still gives no factors and tells nothing of others', async () => {
    await fill('regression');
    expect(await stationIn('AU0009')).toMatchObject({ enters: false, days: 332 });
  });

  test('filled again it replaces what was filled, and it is taken back once', async () => {
    await fill('regression');
    const { reply } = await fill('weekday-month');
    expect(reply.fills.map(({ method, donor }) => [method, donor])).toEqual([['weekday-month', null]]);
    const remove = (as: Persona) =>
      request(
        'DELETE /figures/:stationId/fills/:fillId',
        { params: { ...STATION, fillId: String(reply.fills[0]?.id) } },
        as,
      );
    expect((await remove('houston')).status).toBe(404);
    expect((await remove('user')).status).toBe(200);
    expect((await remove('user')).status).toBe(404);
    expect((await fillsOf()).reply.fills).toEqual([]);
    expect((await told()).map((row) => row['action'])).toEqual(['fill.add', 'fill.add', 'fill.delete']);
  });

  test('a day that is counted after all stands for itself', async () => {
    await fill('regression');
    await seedDay('2012-07-04');
    expect((await fillsOf()).reply.fills[0]?.days.map(({ date }) => date)).not.toContain('2012-07-04');
    await testApi().query(
      "delete from counts where flow_id = $1 and ts >= '2012-07-04' and ts < '2012-07-05'",
      [flows['AU0009']?.flow],
    );
  });

  test('without a group the day of the year fills nothing; another agency has no such station', async () => {
    const { status, problem } = await fill('day-of-year');
    expect([status, problem.message]).toEqual([422, 'No day of this year can be filled by this method.']);
    expect((await fill('regression', 'houston')).status).toBe(404);
    expect((await fillsOf('houston')).status).toBe(404);
  });
});

/** Ten an hour on a day. */
const seedDay = (date: string) =>
  testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select $1, $3::date + hour * interval '1 hour', $2, 10, 60, 1 from generate_series(0, 23) hour`,
    [flows['AU0009']?.station, flows['AU0009']?.flow, date],
  );
