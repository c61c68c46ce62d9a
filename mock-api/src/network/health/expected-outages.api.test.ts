import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

const params = { stationId: 'AU0001' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const expectIt = (body: object) =>
  request(
    'POST /stations/:stationId/outages',
    {
      params,
      body: {
        flow_id: null,
        start: '2026-03-01 00:00',
        end: '2026-03-09 00:00',
        expected: true,
        level: null,
        note: 'Works on the bridge',
        ...body,
      },
    },
    'user',
  );
const found = () =>
  testApi().query<{ start_at: string }>(
    `select o.start_at from outages o join stations s on s.id = o.station_id
     where station_id_tmg = 'AU0001' and entered_by is null`,
  );
const news = () =>
  testApi().query<{ what: string }>(
    `select n.what from outage_news n join stations s on s.id = n.station_id where station_id_tmg = 'AU0001' order by n.id`,
  );

test('nobody is told of a silence that was expected; after its end it is expected to deliver again', async () => {
  expect((await expectIt({})).status).toBe(200);
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-08T18:00:00Z');
  expect([await found(), await news()]).toEqual([[], []]);
  // it is no closure: the station is not said to be closed
  const { reply } = await request('GET /stations/:stationId/health', { params }, 'user');
  expect([reply.health.state, reply.closures]).toEqual([expect.not.stringMatching('closed'), []]);
  await evaluate('2026-03-12T17:00:00Z');
  expect(await found()).toMatchObject([{ start_at: '2026-03-09T05:00:00Z' }]);
  expect(await news()).toMatchObject([{ what: 'silent' }]);
});

test('an outage that nobody expected is told of as ever', async () => {
  await expectIt({ expected: false, end: '2026-03-01 12:00' });
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-08T18:00:00Z');
  expect((await news()).length).toBeGreaterThan(0);
});

test('a flow that stays silent is told when the expected range is over, not before and not twice', async () => {
  const flows = await testApi().query<{ id: number }>(
    `update flows set count_method_code = '3' where station_id = (select id from stations where station_id_tmg = 'AU0001')
     returning id`,
  );
  const [first = 0, second = 0] = flows.map(({ id }) => id).toSorted((a, b) => a - b);
  expect((await expectIt({ flow_id: second, end: '2026-03-05 12:00' })).status).toBe(200);
  const arrive = (at: string, from: string, through: string) =>
    testApi().query(
      `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
       select station_id, id, $2, $3, $4, false from flows where id = $1`,
      [first, at, from, through],
    );
  await evaluate('2026-03-02T12:00:00Z');
  await arrive('2026-03-04T10:30:00Z', '2026-03-02 00:00:00', '2026-03-04 00:00:00');
  await evaluate('2026-03-04T12:00:00Z');
  expect([(await found()).length, await news()]).toEqual([1, []]);
  await arrive('2026-03-06T10:30:00Z', '2026-03-04 00:00:00', '2026-03-06 00:00:00');
  await evaluate('2026-03-06T10:00:00Z');
  expect(await news()).toEqual([]);
  await evaluate('2026-03-06T11:00:00Z');
  expect(await news()).toEqual([{ what: 'silent' }]);
  await evaluate('2026-03-06T20:00:00Z');
  expect(await news()).toHaveLength(1);
});
