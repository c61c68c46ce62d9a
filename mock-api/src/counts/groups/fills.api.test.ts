import {
  flows,
  forgetDecisions,
  groupedStation,
  isJuly,
  seedGroupedCounters,
  told,
  YEAR,
} from '../../testing/figures/grouped-counters.ts';
import { request, testApi, type Persona } from '../../testing/index.ts';
import { built } from '../../testing/ordered-export.ts';

// years of real counters are thousands of counts
jest.setTimeout(120_000);

beforeAll(seedGroupedCounters);
beforeEach(forgetDecisions);

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

  test('are never exported as counts', async () => {
    const days = async () => {
      const { rows } = await built({ stations: ['AU0009'], fromDate: '06/29/2012', toDate: '08/02/2012' });
      return [...new Set(rows.map((row) => row['date']?.slice(0, 10)))];
    };
    const before = await days();
    expect(before).toEqual(['2012-06-29', '2012-06-30', '2012-08-01', '2012-08-02']);
    await fill('regression');
    expect(await days()).toEqual(before);
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
    expect(await groupedStation('AU0009')).toMatchObject({ enters: false, days: 332 });
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
