import { forgetSignIns, testApi } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

const STATION = 'AU0001';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // one counter that counts by itself, whose counts end with March 1, 2026
  await testApi().query(`update flows set count_method_code = '1'`);
  await testApi()
    .query(`update stations set count_method_code = null`)
    .catch(() => undefined);
  await testApi().query(
    `update flows set count_method_code = '3' where station_id = (select id from stations where station_id_tmg = $1)`,
    [STATION],
  );
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });

const outages = () =>
  testApi().query<{ kind: string; start: Date; silent: Date; recovered: Date | null; news: string[] }>(
    `select o.kind, o.start_at as start, o.silent_at as silent, o.recovered_at as recovered,
       array(select n.what from outage_news n where n.outage_id = o.id order by n.id) as news
     from outages o join stations s on s.id = o.station_id where s.station_id_tmg = $1 order by o.id`,
    [STATION],
  );

/** What an import of all flows would have noted. */
const arrive = (at: string, from: string, through: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select f.station_id, f.id, $2, $3, $4, false from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1`,
    [STATION, at, from, through],
  );

test('a counter falls silent when its age comes to the threshold, and is back a day after data came', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  expect(await outages()).toEqual([]);
  await evaluate('2026-03-05T17:59:00Z');
  expect(await outages()).toEqual([]);
  // 72 hours are usual before anything is known, and twelve more
  await evaluate('2026-03-05T18:01:00Z');
  expect(await outages()).toMatchObject([
    {
      kind: 'silent',
      start: '2026-03-02T06:00:00Z',
      silent: '2026-03-05T18:00:00Z',
      news: ['silent'],
    },
  ]);
  await arrive('2026-03-06T10:30:00Z', '2026-03-02 00:00:00', '2026-03-06 00:00:00');
  await evaluate('2026-03-07T10:00:00Z');
  expect(await outages()).toMatchObject([{ recovered: null, news: ['silent'] }]);
  await evaluate('2026-03-07T11:00:00Z');
  expect(await outages()).toMatchObject([
    { recovered: '2026-03-06T11:00:00Z', news: ['silent', 'recovered'] },
  ]);
});

test('hours without a server are looked at one by one afterwards', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  expect(await evaluate('2026-03-12T12:00:00Z')).toBe(240);
  expect(await outages()).toMatchObject([{ silent: '2026-03-05T18:00:00Z', news: ['silent', 'still'] }]);
});

test('an hour is looked at once, whoever comes', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  const taken = await Promise.all([evaluate('2026-03-06T12:00:00Z'), evaluate('2026-03-06T12:00:00Z')]);
  expect(taken[0] + taken[1]).toBe(96);
  expect((await outages()).map(({ news }) => news)).toEqual([['silent']]);
});

test('an import that is taken back leaves its station in peace for a day', async () => {
  await evaluate('2026-03-02T12:00:00Z');
  await arrive('2026-03-05T10:30:00Z', '2026-03-02 00:00:00', '2026-03-05 00:00:00');
  await evaluate('2026-03-06T00:00:00Z');
  expect(await outages()).toEqual([]);
  await testApi().query(`update arrivals set voided_at = '2026-03-06T00:30:00Z'`);
  await evaluate('2026-03-07T00:00:00Z');
  expect(await outages()).toEqual([]);
  await evaluate('2026-03-07T01:00:00Z');
  expect(await outages()).toMatchObject([{ start: '2026-03-02T06:00:00Z', silent: '2026-03-07T01:00:00Z' }]);
});
