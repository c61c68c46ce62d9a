import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

// A person has an outage open while the watch goes on with it.

const params = { stationId: 'AU0001' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const found = async () => {
  const { outages } = (await request('GET /stations/:stationId/health', { params }, 'user')).reply;
  const [one] = outages.filter(({ kind }) => kind === 'silent');
  if (!one) throw new Error('no outage was found');
  return one;
};
const correct = (outage: { id: number; version: number }) =>
  request(
    'PUT /stations/:stationId/outages/:outageId/range',
    {
      params: { ...params, outageId: String(outage.id) },
      body: { start: '2026-03-02 06:00', end: null, version: outage.version },
    },
    'user',
  );
const arrive = (at: string, through: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select station_id, f.id, $1, '2026-03-02 00:00:00', $2, false from flows f join stations s on s.id = f.station_id
     where station_id_tmg = 'AU0001'`,
    [at, through],
  );

test('who corrects an outage that has ended meanwhile is told so, with what it is now', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-08T18:00:00Z');
  const open = await found();
  await arrive('2026-03-08T18:30:00Z', '2026-03-08 12:00:00');
  await evaluate('2026-03-10T06:00:00Z');
  const ended = await found();
  expect([open.recovered_at, ended.recovered_at]).toEqual([null, expect.any(String)]);
  const { status, problem } = await correct(open);
  expect([status, problem.current]).toMatchObject([409, { id: open.id, recovered_at: ended.recovered_at }]);
  expect((await found()).start_at).toBe(open.start_at);
  expect((await correct(ended)).status).not.toBe(409);
});

test('what only grows older keeps the version that people have open', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-08T18:00:00Z');
  const open = await found();
  await evaluate('2026-03-10T18:00:00Z');
  expect((await found()).version).toBe(open.version);
  expect((await correct(open)).status).toBe(200);
});
