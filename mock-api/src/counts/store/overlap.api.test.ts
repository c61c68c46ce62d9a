import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { built } from '../../testing/ordered-export.ts';

// a year of counts for each test
jest.setTimeout(60_000);

const STATION = 'AU0009';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `delete from flows f using stations s where s.id = f.station_id and s.station_id_tmg = $1
       and f.id <> (select min(id) from flows o where o.station_id = s.id)`,
    [STATION],
  );
});

/**
 * Counts as a database from before may hold them: hours of 2023, a day of month m and weekday w counting 100 m + 10 w
 * in all, so that the year's average is 690.
 */
const addHours = () =>
  testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, t.ts, f.id,
       case when extract(hour from t.ts) = 12 then 100 * extract(month from t.ts) + 10 * extract(isodow from t.ts) else 0 end, 60, 1
     from flows f join stations s on s.id = f.station_id,
       generate_series(timestamp '2023-01-01', timestamp '2023-12-31 23:00', interval '1 hour') as t (ts)
     where s.station_id_tmg = $1`,
    [STATION],
  );

/** Quarter-hours of the same time, of 5 each, beside those hours: all but the first of an hour, whose key is taken. */
const addQuarters = (from: string, until: string, certified: boolean) =>
  testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, t.ts, f.id, 5, 15, $4::int from flows f join stations s on s.id = f.station_id,
       generate_series($2::timestamp, $3::timestamp - interval '1 minute', interval '15 minutes') as t (ts)
     where s.station_id_tmg = $1 and extract(minute from t.ts) > 0`,
    [STATION, from, until, certified ? 1 : null],
  );

const yearOf = async () => {
  const { reply } = await request(
    'GET /reports/aadt/:stationId',
    { params: { stationId: STATION } },
    'super',
  );
  return reply.flows[0]?.years.find(({ year }) => year === 2023);
};
const table = async () =>
  (await request('GET /export/aadt', { query: { stationId: STATION } }, 'super')).reply;
const asked = { query: { flowid_txdot: STATION, year: 2023 } };
/** 6 March, a Monday in the third month. */
const DAY = 64;
const TOTAL = 310;

describe.each([
  ['certified', true],
  ['uncertified', false],
])('hours with %s quarter-hours of the same week beside them', (_, certified) => {
  beforeEach(async () => {
    await addHours();
    await addQuarters('2023-03-06', '2023-03-13', certified);
  });

  test('do not raise the annual average', async () => {
    expect(await yearOf()).toMatchObject({ aadt: 690, days_used: certified ? 358 : 365, cells_filled: 84 });
  });

  test('are counted once in the calendar, by the hour and in the year', async () => {
    const { reply: calendar } = await request('GET /counts/calendar', asked, 'user');
    const [flow] = calendar.flows;
    expect([flow?.totals[DAY], flow?.rows[DAY], flow?.interval]).toEqual([TOTAL, 24, 60]);
    const { reply: hours } = await request('GET /counts/hours', asked, 'user');
    expect(hours.flows[0]?.counts.slice(DAY * 24 + 11, DAY * 24 + 14)).toEqual([0, TOTAL, 0]);
    const { reply: year } = await request('GET /counts/year', asked, 'user');
    expect(year.interval).toBe(60);
    expect(
      year.flows[0]?.counts.slice(DAY * 24, DAY * 24 + 24).reduce((a, b) => (a ?? 0) + (b ?? 0), 0),
    ).toBe(TOTAL);
  });

  test('stand once in the CSV, whose days agree with the picture', async () => {
    const { rows } = await built({
      stations: [STATION],
      fromDate: '03/06/2023',
      toDate: '03/06/2023',
    });
    expect(rows.map(({ interval }) => interval)).toEqual(Array(24).fill('60'));
    expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(TOTAL);
  });

  test('are each seen by the rules once', async () => {
    await testApi().query(
      `update counts set certification_id = null where ts >= '2023-03-01' and ts < '2023-04-01'`,
    );
    const found = async () => {
      await request('POST /findings/run', { body: { flowid_txdot: STATION } }, 'user');
      await testApi().runJobs();
      const { reply } = await request('GET /findings', { query: { flowid_txdot: STATION } }, 'user');
      return reply.data.map(({ rule, from, until, value, evidence }) => ({
        rule,
        from,
        until,
        value,
        evidence,
      }));
    };
    const together = await found();
    await testApi().query(
      'delete from counts where interval_minutes = 15 and flow_id in (select id from flows where station_id = (select id from stations where station_id_tmg = $1))',
      [STATION],
    );
    expect(together).toEqual(await found());
    expect(together.some(({ rule }) => rule === 'same-value')).toBe(false);
  });
});

describe('hours counted twice', () => {
  const certify = () => request('POST /counts/certify', { body: { flowid_txdot: STATION } }, 'user');
  const uncertify = () =>
    testApi().query(
      `update counts set certification_id = null where ts >= '2023-03-01' and ts < '2023-04-01'`,
    );

  test('are not certified, and the checklist names them', async () => {
    await addHours();
    await addQuarters('2023-03-06', '2023-03-07', false);
    const query = { flowid_txdot: STATION };
    const { reply } = await request('GET /counts/checklist', { query }, 'user');
    expect(reply.counted_twice).toEqual({
      counts: 72,
      first: '2023-03-06 00:15:00',
      last: '2023-03-06 23:45:00',
    });
    const refused = await certify();
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      expect.stringContaining('72 of these counts, from Mar 6, 2023 to Mar 6, 2023, share their time'),
    ]);
    await testApi().query('delete from counts where interval_minutes = 15 and ts < $1', ['2024-01-01']);
    await uncertify();
    expect((await certify()).status).toBe(200);
    await testApi().runJobs();
    expect(await yearOf()).toMatchObject({ aadt: 690, days_used: 365 });
  });

  test('are not certified by a job that was asked for before', async () => {
    await addHours();
    await uncertify();
    await certify();
    await addQuarters('2023-03-06', '2023-03-07', false);
    await testApi().runJobs();
    const { reply } = await request(
      'GET /counts/certifications',
      { query: { flowid_txdot: STATION } },
      'user',
    );
    expect(reply[0]).toMatchObject({ status: 'failed', counts: 0 });
  });
});

test('a year of days that overlap has no average and says so', async () => {
  await addHours();
  await addQuarters('2023-01-01', '2024-01-01', true);
  expect(await yearOf()).toBeUndefined();
  const [, ...rows] = await table();
  expect(rows).toEqual([]);
});

test('a day that changes its interval without an overlap is complete', async () => {
  await addHours();
  await testApi().query(
    `delete from counts where interval_minutes = 60 and ts >= '2023-03-06 12:00' and ts < '2023-03-07'`,
  );
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, t.ts, f.id, case when t.ts = '2023-03-06 12:00' then ${TOTAL} else 0 end, 15, 1
     from flows f join stations s on s.id = f.station_id,
       generate_series(timestamp '2023-03-06 12:00', timestamp '2023-03-06 23:45', interval '15 minutes') as t (ts)
     where s.station_id_tmg = $1`,
    [STATION],
  );
  expect(await yearOf()).toMatchObject({ aadt: 690, days_used: 365 });
});

test('which months may hold an overlap is known through every way of changing counts', async () => {
  const known = () =>
    testApi().query(
      `select month::text, shortest, longest from count_months m join stations s on s.id = m.station_id
       where s.station_id_tmg = $1 and month between '2023-03-01' and '2023-04-01' and counts <> 0 order by 1`,
      [STATION],
    );
  const april = { month: '2023-04-01', shortest: 60, longest: 60 };
  await addHours();
  expect(await known()).toEqual([{ month: '2023-03-01', shortest: 60, longest: 60 }, april]);
  await addQuarters('2023-03-06', '2023-03-13', false);
  expect(await known()).toEqual([{ month: '2023-03-01', shortest: 15, longest: 60 }, april]);
  await testApi().query(`delete from counts where interval_minutes = 15 and ts < '2023-03-13'`);
  expect(await known()).toEqual([{ month: '2023-03-01', shortest: 60, longest: 60 }, april]);
  await testApi().query(`delete from counts where ts >= '2023-03-01' and ts < '2023-04-01'`);
  expect(await known()).toEqual([april]);
  await addQuarters('2023-03-06', '2023-03-07', false);
  expect(await known()).toEqual([{ month: '2023-03-01', shortest: 15, longest: 15 }, april]);
  await testApi().query(`update counts set interval_minutes = 30 where ts = '2023-03-06 00:30'`);
  expect(await known()).toEqual([{ month: '2023-03-01', shortest: 15, longest: 30 }, april]);
});
