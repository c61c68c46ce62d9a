import type { NewShortCount } from 'shared-domain';
import {
  decideGroup,
  flows,
  forgetDecisions,
  PLACES,
  seedGroupedCounters,
  YEAR,
} from '../../testing/figures/grouped-counters.ts';
import { request, testApi, type Persona } from '../../testing/index.ts';

// years of real counters are thousands of counts
jest.setTimeout(120_000);

beforeAll(seedGroupedCounters);
beforeEach(forgetDecisions);

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
  test('a day that has not begun in the state is none to count on, whatever the date is elsewhere', async () => {
    testApi().at('2026-03-02T03:00:00Z');
    expect((await addCount({ first_day: '2026-03-02', last_day: '2026-03-02' })).status).toBe(422);
    expect((await addCount({ first_day: '2026-03-01', last_day: '2026-03-01' })).status).toBe(200);
  });

  test('a count of two hours is carried to its day and the day to the year, with an interval', async () => {
    for (const stationId of ['AU0001', 'AU0004', 'AU0005']) await decideGroup(stationId, 'commuter');
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
    for (const stationId of ['AU0001', 'AU0004', 'AU0005']) await decideGroup(stationId, 'commuter');
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
    for (const stationId of Object.keys(PLACES)) await decideGroup(stationId, 'commuter');
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
