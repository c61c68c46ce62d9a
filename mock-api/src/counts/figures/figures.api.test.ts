import {
  certifySteadfastgate,
  EMPTY_STATION,
  emptyFlows,
} from '../../testing/figures/certified-steadfastgate.ts';
import { expected } from '../../testing/figures/expected.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { emptyYear } from './year-of-hours.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

const YEAR = 2011;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const sql = (text: string, params: (string | number | null)[] = []) => testApi().query(text, params);

const listed = async (query: { year?: number; agency_id?: number } = { year: YEAR }, as: Persona = 'user') =>
  (await request('GET /figures', { query }, as)).reply;
const rowsOf = async (query = { year: YEAR }, as: Persona = 'user') =>
  (await listed(query, as)).rows.filter(({ station_id_tmg }) => station_id_tmg === EMPTY_STATION);
const station = async (year = YEAR, stationId = EMPTY_STATION) =>
  (await request('GET /figures/:stationId', { params: { stationId }, query: { year } }, 'user')).reply;

describe('a real counter', () => {
  beforeEach(async () => {
    await certifySteadfastgate(['2010', '2011']);
  });

  test('stands in the list with what its directions come to, and the year before', async () => {
    const { year, years, rows } = await listed();
    expect([year, years.includes(2010)]).toEqual([YEAR, true]);
    const own = rows.filter(({ station_id_tmg }) => station_id_tmg === EMPTY_STATION);
    expect(own.map(({ mode, taken }) => [mode, taken])).toEqual([['pedestrian', 'singles']]);
    const [row] = own;
    const { aashto } = expected.methods['02steadfastgate 2011']!;
    const before = expected.methods['02steadfastgate 2010']!.aashto ?? 0;
    expectNear([row!.value, row!.before, row!.change], [aashto, before, (aashto ?? 0) / before - 1]);
    expectNear(row!.common, { cells: 84, change: (aashto ?? 0) / before - 1 });
    expect(row).toMatchObject({
      agency: 'City of Austin',
      county: 'Travis',
      district: 'Austin',
      sufficiency: { days: 365, cells: 84, hours: 1, gap: 0 },
      grade: { grade: 'D', letters: 'AAAAAD', decided_by: 'zero', open_findings: 0 },
      interval: { measured: { low: row!.value, high: row!.value } },
      layered: null,
    });
  });

  test('has its flows by three methods, with both intervals and what would complete them', async () => {
    const { flows, figures } = await station();
    expect(flows).toHaveLength(2);
    const sum = (method: string) =>
      flows.reduce((all, flow) => all + (flow.methods.find((one) => one.method === method)?.value ?? 0), 0);
    const { aashto, fhwa, simple } = expected.methods['02steadfastgate 2011']!;
    expectNear([sum('aashto'), sum('hourly'), sum('simple')], [aashto, fhwa, simple]);
    expect(flows[0]).toMatchObject({ completion: { cells: [], season: null }, measured_by: 'bootstrap' });
    expect(figures.map(({ mode, taken }) => [mode, taken])).toEqual([
      ['bicycle', 'not counted'],
      ['pedestrian', 'singles'],
      ['all', 'singles'],
    ]);
  });

  test('has the same days whether they are read by day or by hour, and the same hours', async () => {
    const [first] = await emptyFlows();
    await sql(`delete from counts where flow_id = $1 and ts >= '2011-05-03 10:00' and ts < '2011-05-05'`, [
      first!.id,
    ]);
    await sql(`update counts set suspect_id = 9 where flow_id = $1 and ts = '2011-03-13 11:00'`, [first!.id]);
    const { flows } = await station();
    const [row] = await rowsOf();
    expectNear(flows[0]!.sufficiency.hours, (8760 - 38 - 1) / 8760);
    expect([flows[0]!.sufficiency.days, flows[0]!.methods[1]!.months]).toEqual([362, 12]);
    expect([row!.sufficiency!.hours, row!.sufficiency!.days]).toEqual([flows[0]!.sufficiency.hours, 362]);
  });

  test('counts what is certified alone, and takes a year up when it is', async () => {
    await sql(`update counts set certification_id = null where ts >= '2011-06-01' and ts < '2011-07-01'`);
    const [row] = await rowsOf();
    expect(row).toMatchObject({ value: null, taken: 'incomplete', sufficiency: { cells: 77, days: 335 } });
    expect(row!.lacking.map(({ cells }) => cells.map(({ month }) => month))).toEqual([
      Array(7).fill(6),
      Array(7).fill(6),
    ]);
    expect(row!.common!.cells).toBe(77);
    await sql(`update counts set certification_id = 1 where ts >= '2011-06-01' and ts < '2011-07-01'`);
    expect((await rowsOf())[0]!.value).not.toBeNull();
  });

  test('is held at C while a strong finding of the year is open, and no longer', async () => {
    const [first] = await certifiedYear(2010);
    expect(first!.grade).toMatchObject({ grade: 'A' });
    const [flow] = await emptyFlows();
    await sql(
      `insert into findings (station_id, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold, evidence, state)
       values ($1, $2, 'gap', 'strong', '2010-07-01', '2010-07-02', 24, 0, 24, 12, '{}', 'open')`,
      [flow!.station_id, flow!.id],
    );
    expect((await certifiedYear(2010))[0]!.grade).toMatchObject({
      grade: 'C',
      decided_by: 'findings',
      open_findings: 1,
    });
    expect((await certifiedYear(2011))[0]!.grade).toMatchObject({ open_findings: 0 });
    await sql(`update findings set state = 'dismissed' where station_id = $1`, [flow!.station_id]);
    expect((await certifiedYear(2010))[0]!.grade).toMatchObject({ grade: 'A' });
  });

  test('agrees with the report', async () => {
    const { reply } = await request(
      'GET /reports/aadt/:stationId',
      { params: { stationId: EMPTY_STATION } },
      'super',
    );
    const { flows } = await station();
    expect(reply.flows.slice(0, 2).map(({ years }) => years[0]!.aadt)).toEqual(
      flows.map(({ methods }) => Math.round((methods[0]!.value ?? 0) * 10) / 10),
    );
    const [row] = await rowsOf();
    expect(reply.totals[0]).toMatchObject({ year: YEAR, aadt: Math.round(row!.value! * 10) / 10 });
  });

  test('is of nobody else', async () => {
    const houston = await listed({ year: YEAR }, 'houston');
    expect(houston.rows.filter(({ station_id_tmg }) => station_id_tmg.startsWith('AU'))).toEqual([]);
    const { status } = await request(
      'GET /figures/:stationId',
      { params: { stationId: EMPTY_STATION }, query: {} },
      'houston',
    );
    expect(status).toBe(404);
    const [{ agency_id: austin } = { agency_id: 0 }] = await rowsOf();
    expect((await listed({ year: YEAR, agency_id: austin }, 'houston')).rows).toEqual([]);
    const all = await listed({ year: YEAR }, 'super');
    expect(all.rows.some(({ station_id_tmg }) => station_id_tmg === EMPTY_STATION)).toBe(true);
    const others = await listed({ year: YEAR, agency_id: austin + 1 }, 'super');
    expect(others.rows.some(({ station_id_tmg }) => station_id_tmg === EMPTY_STATION)).toBe(false);
  });
});

const certifiedYear = (year: number) => rowsOf({ year });

test('the order in which counts came does not matter', async () => {
  await certifySteadfastgate(['2011']);
  const one = await station();
  await testApi().reset();
  forgetSignIns();
  await certifySteadfastgate(['2011'], (rows) => rows.toReversed());
  expect(await station()).toEqual(one);
});

test('hours and quarters of an hour may take turns; three quarters are no hour, and what overlaps is none', async () => {
  const [flow] = await certifySteadfastgate(['2011']);
  const quarters = (from: string, until: string) =>
    sql(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select $1, t.ts, $2, 1, 15, 1 from generate_series($3::timestamp, $4::timestamp - interval '1 minute', interval '15 minutes') t (ts)
       on conflict do nothing`,
      [flow.station_id, flow.id, from, until],
    );
  const days = () => station().then(({ flows }) => flows[0]!.sufficiency);
  await sql(`delete from counts where flow_id = $1 and ts >= '2011-08-01' and ts < '2011-08-03'`, [flow.id]);
  await quarters('2011-08-01', '2011-08-03');
  expect(await days()).toMatchObject({ days: 365, hours: 1 });
  await sql(`delete from counts where flow_id = $1 and ts = '2011-08-01 10:15'`, [flow.id]);
  expectNear(await days(), { ...(await days()), days: 364, hours: 8759 / 8760 });
  await quarters('2011-09-05 08:00', '2011-09-05 09:00');
  expectNear(await days(), { ...(await days()), days: 363, hours: 8758 / 8760 });
  const [row] = await rowsOf();
  expectNear(row!.sufficiency!.hours, 8758 / 8760);
});

test('all days that are not whole are looked at, however many they are', async () => {
  const [flow] = await certifySteadfastgate(['2011']);
  // of another interval, so that no day's minutes tell its hours
  await sql(`delete from counts where flow_id = $1 and ts = '2011-08-01 10:00'`, [flow.id]);
  await sql(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     values ($1, '2011-08-01 10:00', $2, 1, 30, 1)`,
    [flow.station_id, flow.id],
  );
  await sql(
    `delete from counts where flow_id = $1 and ts >= '2011-10-01' and ts < '2011-11-30' and ts::time = '05:00'`,
    [flow.id],
  );
  const [row] = await rowsOf();
  expectNear(row!.sufficiency!.hours, (8760 - 61) / 8760);
  expect((await station()).flows[0]!.sufficiency.hours).toBe(row!.sufficiency!.hours);
});

test('a spring day is whole without the hour that the clock leaves out', async () => {
  const [flow] = await certifySteadfastgate(['2011']);
  await sql(`delete from counts where ts = '2011-03-13 02:00'`);
  const { flows } = await station();
  expect(flows[0]!.sufficiency).toMatchObject({ days: 365, hours: 1 });
  await sql(`delete from counts where flow_id = $1 and ts = '2011-03-13 05:00'`, [flow.id]);
  expectNear((await station()).flows[0]!.sufficiency.hours, 8759 / emptyYear(2011).hours.length);
});

test.each([
  ['2027-01-01T05:00:00Z', 2025],
  ['2027-01-01T07:00:00Z', 2026],
])('at %s the newest year that is over in the state is %i', async (now, year) => {
  testApi().at(now);
  expect((await listed({})).year).toBe(year);
});

test('without a year the newest that is over is told, and a year without counts has no rows', async () => {
  const { year } = await listed({});
  expect(year).toBe(2025);
  expect((await listed({ year: 1990 })).rows).toEqual([]);
  const { flows, figures } = await station(1990);
  expect([flows, figures.map(({ taken }) => taken)]).toEqual([
    [],
    ['not counted', 'not counted', 'not counted'],
  ]);
});
