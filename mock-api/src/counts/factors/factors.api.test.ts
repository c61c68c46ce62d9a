import type { FactorFacts, ValidationInput } from 'shared-domain';
import { STATION_FACTORS_MAX } from 'shared-domain';
import { expected } from '../../testing/figures/expected.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const STATION = { stationId: 'AU0009' };
const KEY = 'a-key-made-by-the-form';
const DATE = '2024-05-07';
const COUNTER = [16, 22, 25, 35, 33, 27, 20, 15, 12, 13, 18, 22];
const PEOPLE = [18, 25, 31, 42, 38, 29, 22, 17, 12, 15, 20, 26];
/** A factor that is entered by hand. */
const ENTERED: FactorFacts = {
  value: 1.1,
  low: 1.05,
  high: 1.15,
  valid_from: '2024-01-01',
  valid_until: null,
  reason: 'As told by the vendor',
};
const FROM_COUNT: FactorFacts = {
  value: null,
  low: null,
  high: null,
  reason: null,
  valid_from: DATE,
  valid_until: null,
};

let flow = 0;
/** The example's counts, an hour each from seven in the morning. */
async function addHours(): Promise<void> {
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select f.station_id, $1::date::timestamp + (at + 6) * interval '1 hour', f.id, count, 60
     from flows f, unnest($2::int[]) with ordinality as counted (count, at) where f.id = $3`,
    [DATE, COUNTER, flow],
  );
}

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [first] = await testApi().query<{ id: number }>(
    `select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0009' order by f.id limit 1`,
  );
  flow = first?.id ?? 0;
});

const hourOf = (at: number) => `${String(at + 7).padStart(2, '0')}:00`;
const counted = (people: readonly number[] = PEOPLE): ValidationInput => ({
  flow_id: flow,
  date: DATE,
  interval: 60,
  pairs: people.map((count, at) => ({ start: hourOf(at), people: count })),
});

const list = async (as: Persona = 'user') =>
  (await request('GET /stations/:stationId/factors', { params: STATION }, as)).reply;
const workOut = (input: ValidationInput, as: Persona = 'user') =>
  request('POST /stations/:stationId/validation-counts/work-out', { params: STATION, body: input }, as);
const keep = (as: Persona = 'user', input = counted(), more: { request_key?: string } = {}) =>
  request(
    'POST /stations/:stationId/validation-counts',
    { params: STATION, body: { ...input, method: 'manual', note: null, ...more } },
    as,
  );
const draft = (
  facts: Partial<FactorFacts & { validation_id: number; request_key: string }>,
  as: Persona = 'user',
) =>
  request(
    'POST /stations/:stationId/factors',
    { params: STATION, body: { flow_id: flow, validation_id: null, ...ENTERED, ...facts } },
    as,
  );
const at = (id: number) => ({ ...STATION, factorId: String(id) });
const step = (what: 'propose' | 'approve', id: number, version: number, as: Persona) =>
  request(`POST /stations/:stationId/factors/:factorId/${what}`, { params: at(id), body: { version } }, as);
const end = (id: number, version: number, valid_until: string, as: Persona = 'admin') =>
  request(
    'POST /stations/:stationId/factors/:factorId/end',
    { params: at(id), body: { version, valid_until, ended_by: 'equipment' } },
    as,
  );
const withdraw = (id: number, version: number, as: Persona, reason = 'Counted at the wrong hour') =>
  request(
    'POST /stations/:stationId/factors/:factorId/withdraw',
    { params: at(id), body: { version, reason } },
    as,
  );
const told = () =>
  testApi().query<{ action: string; detail: Record<string, unknown> }>(
    `select action, detail from audit_log where action like 'factor.%' or action like 'validation.%' order by id`,
  );
const countsNow = () => testApi().query('select count(*), sum(count) from counts');

/** A factor that holds. */
async function approved(facts: Partial<FactorFacts & { validation_id: number }>): Promise<number> {
  const { id } = (await draft(facts)).reply;
  await step('propose', id, 1, 'user');
  expect((await step('approve', id, 2, 'admin')).status).toBe(200);
  return id;
}

describe('a validation count', () => {
  test('is worked out beside what is stored, and nothing is written', async () => {
    await addHours();
    const { reply } = await workOut(counted());
    const { R, se, lo, hi } = (expected['validation'] as { A: Record<'R' | 'se' | 'lo' | 'hi', number> }).A;
    expect(reply.pairs.map(({ counter }) => counter)).toEqual(COUNTER);
    expect(reply.result).toMatchObject({ people: 295, counter: 258, verdict: 'good', proposes: true });
    expect(reply.result.factor).toBeCloseTo(R, 8);
    expect(reply.result.se).toBeCloseTo(se, 8);
    expect(reply.result.low).toBeCloseTo(lo, 8);
    expect(reply.result.high).toBeCloseTo(hi, 8);
    expect((await list()).validations).toEqual([]);
  });

  test('drops what the counter lacks, what is excluded and what cannot be divided', async () => {
    await addHours();
    await testApi().query(
      `update counts set suspect_id = (select id from suspects where excludes limit 1)
       where flow_id = $1 and ts = '${DATE} 08:00'`,
      [flow],
    );
    await testApi().query(`update counts set count = null where flow_id = $1 and ts = '${DATE} 09:00'`, [
      flow,
    ]);
    const { reply } = await workOut(counted([...PEOPLE, 9]));
    expect(reply.pairs.map(({ state }) => state).filter((state) => state !== 'counted')).toEqual([
      'excluded',
      'missing',
      'missing',
    ]);
    expect(reply.result).toMatchObject({ pairs: 10, dropped: 3 });
    const quarter = await workOut({ ...counted(), interval: 15, pairs: [{ start: '10:15', people: 4 }] });
    expect(quarter.reply.pairs).toEqual([{ start: '10:15', people: 4, counter: null, state: 'coarser' }]);
  });

  test('is kept once with the counts as they were, whatever becomes of them', async () => {
    await addHours();
    const first = await keep('user', counted(), { request_key: KEY });
    const again = await keep('user', counted(), { request_key: KEY });
    expect(again.reply).toEqual(first.reply);
    await testApi().query('update counts set count = 1 where flow_id = $1', [flow]);
    const { validations } = await list('admin');
    expect(validations).toMatchObject([
      { date: DATE, interval: 60, method: 'manual', author: 'Uma Castillo', result: { counter: 258 } },
    ]);
    expect((await told()).map(({ action }) => action)).toEqual(['validation.add']);
  });

  test.each([
    ['overlap', 60, ['08:00', '08:30'], 'Two intervals overlap. Each may be counted once.'],
    ['stand twice', 15, ['08:00', '08:00'], 'Two intervals overlap. Each may be counted once.'],
    [
      'end after midnight',
      60,
      ['23:15'],
      'An interval ends after midnight. Enter the next day as a validation count of its own.',
    ],
    ['are none', 60, [], 'Enter at least one interval.'],
  ] as const)('whose intervals %s is refused', async (_what, interval, starts, sentence) => {
    const pairs = starts.map((start) => ({ start, people: 1 }));
    const { status, problem } = await workOut({ ...counted(), interval, pairs });
    expect([status, problem.errors]).toEqual([422, { pairs: [sentence] }]);
  });

  test('of another station’s flow does not exist', async () => {
    const [other] = await testApi().query<{ id: number }>(
      `select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0004' limit 1`,
    );
    expect((await workOut({ ...counted(), flow_id: other?.id ?? 0 })).status).toBe(404);
  });

  test('is deleted by its author or an admin, until a factor stands on it', async () => {
    await addHours();
    const params = (id: number) => ({ params: { ...STATION, validationId: String(id) } });
    const remove = (id: number, as: Persona) =>
      request('DELETE /stations/:stationId/validation-counts/:validationId', params(id), as);
    const { id } = (await keep('admin')).reply;
    expect((await remove(id, 'user')).status).toBe(403);
    await draft({ ...FROM_COUNT, validation_id: id });
    expect((await list('admin')).validations[0]?.may_delete).toBe(false);
    expect((await remove(id, 'admin')).status).toBe(409);
    const other = (await keep('user')).reply;
    expect((await remove(other.id, 'houston')).status).toBe(404);
    expect((await remove(other.id, 'user')).reply).toEqual({ success: true });
    expect((await list()).validations.map((one) => one.id)).toEqual([id]);
  });
});

describe('a factor', () => {
  test('goes from a validation count to approval, and the stored counts stay', async () => {
    await addHours();
    const before = await countsNow();
    const { id: validation_id } = (await keep()).reply;
    const made = (await draft({ ...FROM_COUNT, validation_id })).reply;
    expect(made).toMatchObject({ state: 'draft', author: 'Uma Castillo', validation_id, version: 1 });
    expect(made.value).toBeCloseTo(1.1434108527, 8);
    expect([made.low, made.high].map((one) => one?.toFixed(4))).toEqual(['1.1053', '1.1815']);
    expect((await step('approve', made.id, 1, 'user')).status).toBe(403);
    expect((await step('approve', made.id, 1, 'admin')).status).toBe(409);
    await step('propose', made.id, 1, 'user');
    const done = (await step('approve', made.id, 2, 'admin')).reply;
    expect(done).toMatchObject({ state: 'approved', approver: 'Ada Morgan', version: 3 });
    expect(done.history.map(({ step: what, person }) => `${what} ${person}`)).toEqual([
      'made Uma Castillo',
      'proposed Uma Castillo',
      'approved Ada Morgan',
    ]);
    expect((await told()).slice(1)).toMatchObject([
      { action: 'factor.add', detail: { value: 1.1434, from: DATE } },
      { action: 'factor.propose' },
      { action: 'factor.approve' },
    ]);
    expect(await countsNow()).toEqual(before);
  });

  test('does not follow of too few intervals, nor where the counter may be exact', async () => {
    await addHours();
    const few = (await keep('user', counted(PEOPLE.slice(0, 7)))).reply;
    const exact = (await keep('user', counted(COUNTER.map((count, i) => count + (i % 2 ? 1 : -1))))).reply;
    const outcomes = await Promise.all(
      [few, exact].map(({ id }) => draft({ ...FROM_COUNT, validation_id: id })),
    );
    expect(outcomes.map(({ status, problem }) => [status, Object.keys(problem.errors ?? {})])).toEqual([
      [422, ['value']],
      [422, ['value']],
    ]);
  });

  test('entered by hand wants a reason; sent twice it is drafted once', async () => {
    expect((await draft({ reason: null })).problem.errors).toEqual({
      reason: ['Say why: the factor was entered by hand, or lies outside 0.8 to 1.4.'],
    });
    const first = await draft({ request_key: KEY });
    expect((await draft({ request_key: KEY })).reply).toEqual(first.reply);
    expect((await list()).factors).toHaveLength(1);
  });

  test('outside 0.8 to 1.4 is approved by a second person alone', async () => {
    const { id } = (await draft({ value: 1.5, low: null, high: null }, 'admin')).reply;
    await step('propose', id, 1, 'admin');
    const own = await step('approve', id, 2, 'admin');
    expect([own.status, own.problem.message]).toEqual([
      403,
      'A factor outside 0.8 to 1.4 is approved by somebody else than who made it.',
    ]);
    expect((await list('admin')).factors[0]).toMatchObject({ needs_other: true, may: { approve: false } });
    expect((await step('approve', id, 2, 'super')).status).toBe(200);
  });

  test('within it an admin approves their own', async () => {
    const { id } = (await draft({}, 'admin')).reply;
    await step('propose', id, 1, 'admin');
    expect((await step('approve', id, 2, 'admin')).status).toBe(200);
  });

  test('that changes is a draft again; over a newer one it is refused with that one', async () => {
    const { id } = (await draft({})).reply;
    await step('propose', id, 1, 'user');
    const change = (version: number, as: Persona) =>
      request(
        'PUT /stations/:stationId/factors/:factorId',
        { params: at(id), body: { ...ENTERED, value: 1.12, version } },
        as,
      );
    expect((await change(2, 'admin')).reply).toMatchObject({
      state: 'draft',
      value: 1.12,
      author: 'Ada Morgan',
    });
    const stale = await change(2, 'admin');
    expect(stale.status).toBe(409);
    expect(stale.problem.current).toMatchObject({ value: 1.12, version: 3 });
    // who changed it last has made it
    expect((await change(3, 'user')).status).toBe(403);
  });

  test('that holds is neither changed nor drafted again, only ended or withdrawn, by an admin', async () => {
    const id = await approved({});
    const body = { ...ENTERED, value: 1.3, version: 3 };
    const changed = await request(
      'PUT /stations/:stationId/factors/:factorId',
      { params: at(id), body },
      'admin',
    );
    expect([changed.status, (await step('propose', id, 3, 'admin')).status]).toEqual([409, 409]);
    expect((await withdraw(id, 3, 'user')).status).toBe(403);
    expect((await withdraw(id, 3, 'admin', ' ')).problem.errors).toEqual({
      reason: ['This field is required.'],
    });
    expect((await withdraw(id, 3, 'admin')).reply).toMatchObject({ state: 'withdrawn', version: 4 });
    expect((await withdraw(id, 4, 'admin')).status).toBe(409);
    expect((await told()).at(-1)?.detail['reason']).toBe('Counted at the wrong hour');
  });

  test('does not begin on the day of another that holds', async () => {
    await approved({});
    const { id } = (await draft({ value: 1.2, low: null, high: null })).reply;
    await step('propose', id, 1, 'user');
    const second = await step('approve', id, 2, 'admin');
    expect([second.status, second.problem.errors]).toEqual([
      422,
      { valid_from: ['Another approved factor of this flow begins on that day.'] },
    ]);
  });

  test('never reaches from one side of a change of equipment to the other', async () => {
    await addHours();
    const id = await approved({ valid_from: '2024-01-01' });
    expect((await end(id, 3, '2023-12-31')).status).toBe(422);
    expect((await end(id, 3, '2024-04-30', 'user')).status).toBe(403);
    const ended = await end(id, 3, '2024-04-30');
    expect(ended.reply).toMatchObject({ valid_until: '2024-04-30', ended_by: 'equipment' });
    const { id: validation_id } = (await keep()).reply;
    const before = await draft({ ...FROM_COUNT, validation_id, valid_from: '2024-04-30' });
    expect([before.status, Object.keys(before.problem.errors ?? {})]).toEqual([422, ['valid_from']]);
    expect((await draft({ ...FROM_COUNT, validation_id, valid_from: '2024-05-01' })).status).toBe(200);
  });

  test('a change of equipment that is told later stops what was drafted before', async () => {
    await addHours();
    const id = await approved({ valid_from: '2024-01-01' });
    const { id: validation_id } = (await keep()).reply;
    const other = (await draft({ ...FROM_COUNT, validation_id, valid_from: '2024-04-01' })).reply;
    await step('propose', other.id, 1, 'user');
    await end(id, 3, '2024-04-30');
    expect((await step('approve', other.id, 2, 'admin')).status).toBe(422);
  });

  test('ends with its station, wherever factors are read, and none begins after it', async () => {
    await approved({ valid_from: '2024-01-01' });
    await testApi().query(
      `update stations set year_station_discontinued = 2025 where station_id_tmg = 'AU0009'`,
    );
    const { factors, last_day } = await list();
    expect([factors[0]?.valid_until, last_day]).toEqual([null, '2025-12-31']);
    const late = await draft({ valid_from: '2026-01-01' });
    expect([late.status, late.problem.errors]).toEqual([
      422,
      {
        valid_from: [
          'The station was discontinued before that day. A factor holds while its station stands.',
        ],
      },
    ]);
    expect((await draft({ valid_from: '2025-12-31' })).status).toBe(200);
  });

  test('drafted before the station’s end was told is not approved after it', async () => {
    const { id } = (await draft({ valid_from: '2026-01-01' })).reply;
    await step('propose', id, 1, 'user');
    await testApi().query(
      `update stations set year_station_discontinued = 2025 where station_id_tmg = 'AU0009'`,
    );
    expect((await step('approve', id, 2, 'admin')).status).toBe(422);
  });

  test('of another agency’s station, or under another station’s number, does not exist', async () => {
    const { id } = (await draft({})).reply;
    expect((await step('propose', id, 1, 'houston')).status).toBe(404);
    expect((await draft({}, 'houston')).status).toBe(404);
    const elsewhere = { params: { stationId: 'AU0004', factorId: String(id) }, body: { version: 1 } };
    const there = await request('POST /stations/:stationId/factors/:factorId/propose', elsewhere, 'user');
    expect(there.status).toBe(404);
  });

  test('a station has so many', async () => {
    await testApi().query(
      `insert into flow_factors (station_id, flow_id, value, valid_from, state, user_name, created_at)
       select station_id, id, 1, '2020-01-01', 'draft', 'Uma Castillo', now() from flows, generate_series(1, $1::int)
       where id = $2`,
      [STATION_FACTORS_MAX, flow],
    );
    expect((await draft({})).status).toBe(409);
  });
});
