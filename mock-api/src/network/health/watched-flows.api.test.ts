import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

const STATION = 'AU0001';
const OF_STATION = `station_id = (select id from stations where station_id_tmg = '${STATION}')`;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // a counter that counts by itself, whose counts end with March 1, 2026
  await testApi().query(`update flows set count_method_code = case when ${OF_STATION} then '3' else '1' end`);
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const flowIds = async () =>
  (await testApi().query<{ id: number }>(`select id from flows where ${OF_STATION} order by id`)).map(
    ({ id }) => id,
  );
const outages = () =>
  testApi().query<{ kind: string; flow_id: number | null; news: string[] }>(
    `select kind, flow_id, retired_at is not null as over,
       array(select n.what from outage_news n where n.outage_id = o.id order by n.id) as news
     from outages o where ${OF_STATION} order by id`,
  );
/** What an import of these flows would have noted. */
const arrive = (flows: readonly number[], at: string, from: string, through: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select station_id, id, $2, $3, $4, false from flows where id = any($1::int[])`,
    [flows, at, from, through],
  );
const health = async () =>
  (await request('GET /stations/:stationId/health', { params: { stationId: STATION } }, 'user')).reply;

const flowStates = async () => (await health()).flows;

test('a flow that is counted by hand is not watched, and says nothing of the counter', async () => {
  const [first = 0, byHand = 0] = await flowIds();
  await testApi().query(`update flows set count_method_code = '1' where id = $1`, [byHand]);
  await evaluate('2026-03-02T12:00:00Z');
  await arrive([byHand], '2026-03-03T10:30:00Z', '2026-03-02 00:00:00', '2026-03-03 00:00:00');
  await arrive([first], '2026-03-20T10:30:00Z', '2026-03-02 00:00:00', '2026-03-20 00:00:00');
  await evaluate('2026-03-05T19:00:00Z');
  expect(await outages()).toMatchObject([{ kind: 'silent', flow_id: null }]);
  await evaluate('2026-03-22T00:00:00Z');
  expect((await outages()).map(({ flow_id }) => flow_id)).toEqual([null]);
  expect(await flowStates()).toMatchObject([
    { id: first, state: 'working' },
    { id: byHand, state: null },
  ]);
});

test('a flow whose channel was taken away is not connected, and not silent; what was open of it ends', async () => {
  const [first = 0, second = 0] = await flowIds();
  await evaluate('2026-03-02T12:00:00Z');
  await arrive([first], '2026-03-04T10:30:00Z', '2026-03-02 00:00:00', '2026-03-04 00:00:00');
  await evaluate('2026-03-04T11:00:00Z');
  expect(await outages()).toMatchObject([{ kind: 'flow', flow_id: second, over: false }]);
  expect(await flowStates()).toMatchObject([
    { id: first, state: 'working', since: null, through_at: '2026-03-04T06:00:00.000Z' },
    {
      id: second,
      state: 'silent',
      since: '2026-03-02T06:00:00.000Z',
      through_at: '2026-03-02T06:00:00.000Z',
    },
  ]);
  await testApi().query(`update flows set eco_id = null where id = $1`, [second]);
  await evaluate('2026-03-04T12:00:00Z');
  expect(await outages()).toMatchObject([{ flow_id: second, over: true, news: ['silent'] }]);
  expect(await flowStates()).toMatchObject([
    { id: first, state: 'working' },
    { id: second, state: 'unconnected', since: null },
  ]);
});

describe('a counter whose site is not asked for any more', () => {
  const polledOnce = () =>
    testApi().query(
      `with on_schedule as (
         insert into import_schedules (agency_id, rhythm) select agency_id, 'nightly' from stations
         where station_id_tmg = '${STATION}' on conflict (agency_id) do update set rhythm = 'nightly' returning 1)
       insert into station_polls (station_id, polled_at) select id, '2026-03-02T09:30:00Z' from stations
       where station_id_tmg = '${STATION}'`,
    );

  test('is watched by the clock again, not by the last answer', async () => {
    await polledOnce();
    await evaluate('2026-03-02T12:00:00Z');
    await evaluate('2026-03-10T12:00:00Z');
    // while it is asked for, nobody knows without an answer
    expect(await outages()).toEqual([]);
    await testApi().query(`update flows set eco_id = null where ${OF_STATION}`);
    await testApi().query(`update stations set eco_id = null where station_id_tmg = '${STATION}'`);
    await evaluate('2026-03-10T13:00:00Z');
    expect(await outages()).toMatchObject([{ kind: 'silent' }]);
  });
});

test('a counter that was removed is retired from then on, unless counts go on', async () => {
  const stands = (last: string | null) =>
    testApi().query(
      `insert into station_equipment (station_id, vendor, first_day, last_day, user_name, created_at)
       select id, 'Eco-Counter', '2024-01-01', $1, 'Uma', now() from stations where station_id_tmg = '${STATION}'`,
      [last],
    );
  await evaluate('2026-03-02T12:00:00Z');
  await stands('2025-06-30');
  // counts came long after: another one stands there that nobody has entered
  expect((await health()).health.state).not.toBe('retired');
  await testApi().query(`update station_equipment set last_day = '2026-03-01'`);
  await evaluate('2026-03-20T12:00:00Z');
  expect(await outages()).toEqual([]);
  expect((await health()).health.state).toBe('retired');
  await stands(null);
  expect((await health()).health.state).not.toBe('retired');
});

test('a flow is expected from when it was entered or first counted, and one without any count not at all', async () => {
  const expected = async () =>
    (await health()).uptime.find(({ month }) => month === '2026-02')?.expected ?? 0;
  const whole = await expected();
  const [, second = 0] = await flowIds();
  await testApi().query(`delete from counts where flow_id = $1 and ts < '2026-02-15'`, [second]);
  // it stood there before, and brought nothing
  expect(await expected()).toBe(whole);
  const enteredAt = (moment: string) =>
    testApi().query('update flows set created_at = $2 where id = $1', [second, moment]);
  await enteredAt('2026-02-08T06:00:00Z');
  expect(await expected()).toBe(whole - 7 * 24);
  await enteredAt('2026-02-20T06:00:00Z');
  expect(await expected()).toBe(whole - 14 * 24);
  await testApi().query(`delete from counts where flow_id = $1`, [second]);
  expect(await expected()).toBe(whole / 2);
});
