import type { AadtStation } from 'shared-domain';
import { counts } from '../store/counts.tables.ts';
import { steadfastgateCounts } from '../../demo/seed/steadfastgate.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

type Flow = { id: number; station_id: number };

/** The flows of the station that has no counts yet. */
const emptyFlows = () =>
  testApi().query<Flow>(
    `select f.id, f.station_id from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = 'AU0009' order by f.id`,
  );

/** Gives the first two flows of AU0009 certified counts of the real counter in these years. */
async function addSteadfastgate(years: string[]): Promise<Flow[]> {
  const flows = await emptyFlows();
  const rows = [...steadfastgateCounts()]
    .filter(({ ts }) => years.includes(ts.slice(0, 4)))
    .map(({ ts, flow, count }) => [flows[flow]?.station_id ?? 0, ts, flows[flow]?.id ?? 0, count, 60, 1]);
  await testApi().db.copyIn(
    counts,
    ['station_id', 'ts', 'flow_id', 'count', 'interval_minutes', 'certification_id'],
    rows,
  );
  return flows;
}

const report = async (stationId = 'AU0009') =>
  (await request('GET /reports/aadt/:stationId', { params: { stationId } }, 'super')).reply;
const yearOf = async (year: number, flow = 0) =>
  (await report()).flows[flow]?.years.find((one) => one.year === year);
const list = async () =>
  (await request('GET /stations', { query: { report: 'aadt' } }, 'super')).reply as AadtStation[];

/** What `certified_days` must hold, counted anew. */
const recounted = () =>
  testApi().query(
    `select station_id, flow_id, ts::date::text as day, sum(interval_minutes)::int as minutes, sum(count)::int as total
     from counts where certification_id is not null and count is not null
       and (suspect_id is null or suspect_id not in (select id from suspects where excludes))
     group by 1, 2, 3 order by 1, 2, 3`,
  );
const kept = () =>
  testApi().query(
    `select station_id, flow_id, day::text as day, minutes, total::int as total
     from certified_days where minutes > 0 order by station_id, flow_id, certified_days.day`,
  );

describe('the report of a real counter', () => {
  beforeEach(async () => {
    const [, , ...others] = await addSteadfastgate(['2010', '2011']);
    await testApi().query('delete from flows where id = any($1::int[])', [others.map(({ id }) => id)]);
  });

  test('has the averages of each flow by year, the newest first, and their sum', async () => {
    const { flows, totals } = await report();
    expect(flows.map(({ years }) => years.map(({ year, aadt }) => [year, aadt]))).toEqual([
      [
        [2011, 78.5],
        [2010, 102],
      ],
      [
        [2011, 107.5],
        [2010, 124.2],
      ],
    ]);
    expect(totals).toMatchObject([
      { year: 2011, aadt: 186, basis: 'singles' },
      { year: 2010, aadt: 226.2, basis: 'singles' },
    ]);
    expect(flows[0]?.years[1]).toMatchObject({
      days_used: 365,
      days_in_year: 365,
      cells_filled: 84,
      weekdays: { used: 261, of: 261 },
      weekends: { used: 104, of: 104 },
      missing_months: [],
    });
  });

  test('never adds a combined flow to single directions, and takes it where one of them is incomplete', async () => {
    await testApi().query(
      `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
       select station_id, 'Bicycle both', count_method_code, count_type_code, '9', street_side_code
       from flows where id = $1`,
      [(await emptyFlows())[0]?.id],
    );
    await testApi().query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select c.station_id, c.ts, f.id, sum(c.count), 60, 1 from counts c
       join flows f on f.station_id = c.station_id and f.name = 'Bicycle both' group by 1, 2, 3`,
    );
    const total = async (year: number) => (await report()).totals.find((one) => one.year === year);
    expect(await total(2010)).toMatchObject({ aadt: 226.2, basis: 'singles' });
    expect((await total(2010))?.overlapping).toHaveLength(1);
    await testApi().query(
      `delete from counts where ts >= '2010-06-01' and ts < '2010-07-01' and flow_id = $1`,
      [(await emptyFlows())[1]?.id],
    );
    expect(await total(2010)).toMatchObject({ aadt: 226.2, basis: 'combined' });
    await testApi().query(
      `delete from counts where ts >= '2010-02-01' and ts < '2010-03-01' and flow_id = (select max(id) from flows where name = 'Bicycle both')`,
    );
    expect(await total(2010)).toMatchObject({ aadt: null });
    expect(await total(2011)).toMatchObject({ aadt: 186, basis: 'singles' });
  });

  test('stands in the list of stations with the newest figure of each flow', async () => {
    const row = (await list()).find(({ station_id_tmg }) => station_id_tmg === 'AU0009');
    expect(row).toMatchObject({ agency: 'City of Austin', station_name: 'Rio Grande St at 28th St' });
    expect(row?.aadt.map(({ year, aadt, days_used }) => [year, aadt, days_used])).toEqual([
      [2011, 78.5, 730],
      [2011, 107.5, 730],
    ]);
  });

  test('is a table too, whose first row holds the headers', async () => {
    const query = { stationId: 'AU0009', stationName: 'Rio Grande St at 28th St' };
    const { reply } = await request('GET /export/aadt', { query }, 'super');
    const [header = [], ...rows] = reply;
    expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at], cell])))).toEqual([
      expect.objectContaining({ year: 2011, aadt: 78.5, status: 'Complete', method: 'AASHTO' }),
      expect.objectContaining({ year: 2010, aadt: 102, days_used: 365, weekend_days_in_year: 104 }),
      expect.objectContaining({ year: 2011, aadt: 107.5 }),
      expect.objectContaining({ year: 2010, aadt: 124.2 }),
    ]);
  });

  test('drops the day of a count that is left out, and no other', async () => {
    const [flow] = await emptyFlows();
    await testApi().query(
      `update counts set suspect_id = 9 where flow_id = $1 and ts = '2010-03-09 11:00:00'`,
      [flow?.id],
    );
    await testApi().query(
      `update counts set suspect_id = 15 where flow_id = $1 and ts = '2010-04-09 11:00:00'`,
      [flow?.id],
    );
    expect(await yearOf(2010)).toMatchObject({ days_used: 364, cells_filled: 84 });
    expect(await yearOf(2010, 1)).toMatchObject({ days_used: 365 });
  });

  test('follows the column that says which codes are left out', async () => {
    await testApi().query(`update counts set suspect_id = 15 where ts >= '2010-05-01' and ts < '2010-06-01'`);
    expect((await yearOf(2010))?.aadt).toBe(102);
    await testApi().query('update suspects set excludes = true where id = 15');
    expect(await yearOf(2010)).toMatchObject({ aadt: null, missing_months: [5], days_used: 334 });
    expect(await kept()).toEqual(await recounted());
  });

  test('needs every hour of a day, one less on the day of the spring change', async () => {
    const [flow] = await emptyFlows();
    const without = (time: string) =>
      testApi().query('delete from counts where flow_id = $1 and ts = $2', [flow?.id, time]);
    await without('2010-03-14 02:00:00');
    expect(await yearOf(2010)).toMatchObject({ days_used: 365 });
    await without('2010-03-14 03:00:00');
    expect(await yearOf(2010)).toMatchObject({ days_used: 364 });
    await without('2010-11-07 03:00:00');
    expect(await yearOf(2010)).toMatchObject({ days_used: 363 });
  });

  test('a count in the hour that spring leaves out stands in for no other', async () => {
    const [flow] = await emptyFlows();
    const spring = (set: string, hour: string) =>
      testApi().query(`update counts set ${set} where flow_id = $1 and ts = $2`, [
        flow?.id,
        `2010-03-14 ${hour}`,
      ]);
    const hasHour = `select 1 from counts where flow_id = ${flow?.id} and ts = '2010-03-14 02:00:00' and count is not null`;
    expect(await testApi().query(hasHour)).toHaveLength(1);
    await spring('count = null', '17:00:00');
    expect(await yearOf(2010)).toMatchObject({ days_used: 364 });
    await spring('count = 7', '17:00:00');
    await spring('suspect_id = 9', '02:00:00');
    expect(await yearOf(2010)).toMatchObject({ days_used: 365 });
  });

  test('has no figure for a year without the Mondays of a month, and names the month', async () => {
    await testApi().query(
      `update counts set count = null where ts >= '2011-02-01' and ts < '2011-03-01' and extract(isodow from ts) = 1`,
    );
    const year = await yearOf(2011);
    expect(year).toMatchObject({ aadt: null, cells_filled: 83, missing_months: [2] });
    expect((await report()).totals.map((total) => [total.year, total.aadt])).toEqual([
      [2011, null],
      [2010, 226.2],
    ]);
    const row = (await list()).find(({ station_id_tmg }) => station_id_tmg === 'AU0009');
    expect(row?.aadt[0]).toMatchObject({ year: 2010, aadt: 102 });
  });

  test('is kept until counts change or the cache is cleared', async () => {
    expect((await yearOf(2010))?.days_used).toBe(365);
    await testApi().query(`delete from certified_days where certified_days.day = '2010-02-01'`);
    expect((await yearOf(2010))?.days_used).toBe(365);
    await request('GET /admin/cache-clear', {}, 'super');
    expect((await yearOf(2010))?.days_used).toBe(364);
    await testApi().query(
      `update counts set certification_id = null where ts >= '2010-02-01' and ts < '2010-02-03'`,
    );
    expect((await yearOf(2010))?.days_used).toBe(363);
  });
});

test('a year of a station that is asked for alone and one of all stations are the same, also after one has changed', async () => {
  await addSteadfastgate(['2011']);
  const alone = async () => (await report()).flows.map(({ years }) => years[0]?.aadt);
  const amongAll = async () =>
    (await list())
      .find(({ station_id_tmg }) => station_id_tmg === 'AU0009')
      ?.aadt.slice(0, 2)
      .map(({ aadt }) => aadt);
  expect((await alone()).slice(0, 2)).toEqual([78.5, 107.5]);
  expect(await amongAll()).toEqual([78.5, 107.5]);
  await testApi().query(
    `update counts set count = count * 2 where station_id = (select id from stations where station_id_tmg = 'AU0009')`,
  );
  expect(await amongAll()).toEqual([157, 215]);
  expect((await alone()).slice(0, 2)).toEqual([157, 215]);
});

test('another clock of the station tells its days anew', async () => {
  await addSteadfastgate(['2010']);
  const [flow] = await emptyFlows();
  await testApi().query(`delete from counts where flow_id = $1 and ts = '2010-03-14 02:00:00'`, [flow?.id]);
  expect(await yearOf(2010)).toMatchObject({ days_used: 365 });
  // no hour is left out in spring there
  await testApi().query(`update stations set time_zone = 'America/Phoenix' where station_id_tmg = 'AU0009'`);
  expect(await yearOf(2010)).toMatchObject({ days_used: 364 });
});

test('days are kept right through every way of changing counts', async () => {
  const station = `station_id = (select id from stations where station_id_tmg = 'AU0001')`;
  const changes = [
    `update counts set certification_id = 1 where ${station} and certification_id is null`,
    `update counts set suspect_id = 3 where ${station} and extract(hour from ts) = 5 and extract(day from ts) < 4`,
    `update counts set suspect_id = null, count = coalesce(count, 0) + 2 where ${station} and extract(day from ts) = 2`,
    `update counts set ts = ts + interval '5 years' where ${station} and extract(day from ts) = 9`,
    `delete from counts where ${station} and extract(day from ts) = 3`,
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select station_id, ts - interval '3 years', flow_id, count, interval_minutes, certification_id from counts where ${station}`,
  ];
  for (const change of changes) {
    await testApi().query(change);
    expect(await kept()).toEqual(await recounted());
  }
  await testApi().query('truncate counts');
  expect(await kept()).toEqual([]);
});

test('certifying through the API brings days into the report', async () => {
  const days = async () =>
    (await list()).find(({ station_id_tmg }) => station_id_tmg === 'AU0008')?.aadt[0]?.days_used;
  expect(await days()).toBe(0);
  await request('POST /counts/certify', { body: { flowid_txdot: 'AU0008', reason: 'Known' } }, 'user');
  await testApi().runJobs();
  expect(await days()).toBe(14);
});

test('a station says whether it has counts at all', async () => {
  const has = async (id: string) => (await list()).find((row) => row.station_id_tmg === id)?.has_counts;
  expect([await has('AU0001'), await has('AU0009')]).toEqual([true, false]);
});

test('the list is that of the current agency, or of all at a statewide one', async () => {
  const ids = async () => (await list()).map(({ station_id_tmg }) => station_id_tmg);
  expect(await ids()).toEqual(expect.arrayContaining(['AU0001', 'DA0001', 'HO0001']));
  const { agency_id } = (await request('POST /user/me', { body: {} }, 'houston')).reply;
  await testApi().query(`update users set agency_id = $1 where email = 'super@example.org'`, [agency_id]);
  expect(await ids()).toEqual(['HO0001', 'HO0003']);
});

test('stations without the question carry no averages', async () => {
  const { reply } = await request('GET /stations', { query: {} }, 'user');
  expect(reply.some((row) => 'aadt' in row)).toBe(false);
});

test.each(['admin', 'user', 'houston'] as const)('%s may not read the report', async (person) => {
  const answers = await Promise.all([
    request('GET /stations', { query: { report: 'aadt' } }, person),
    request('GET /reports/aadt/:stationId', { params: { stationId: 'AU0001' } }, person),
    request('GET /export/aadt', { query: { stationId: 'AU0001' } }, person),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test.each(['XX0001', '7', ''])('the report of %j is not there', async (stationId) => {
  const { status } = await request('GET /export/aadt', { query: { stationId } }, 'super');
  expect(status).toBe(404);
});
