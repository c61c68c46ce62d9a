import type { FigureTable } from 'shared-domain';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import {
  addRealYear,
  COUNTED_STATION,
  twoDirections,
  type RealFlow,
} from '../../../testing/figures/add-real-counter.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../../testing/index.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

const STATION = COUNTED_STATION;
let flows: RealFlow[] = [];

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  flows = await twoDirections();
  await addRealYear(flows, 2011);
});

const tables = (year?: number, as: Persona = 'user') =>
  request('GET /figures/:stationId/tables', { params: { stationId: STATION }, query: { year } }, as);
const bicycles = async (year = 2011) => {
  const { reply } = await tables(year);
  const [mode] = reply.modes;
  if (!mode) throw new Error('No mode has tables.');
  return mode;
};
const mark = (day: string, suspect: number) =>
  testApi().query(
    `update counts set suspect_id = $1 where station_id = $2 and ts >= $3::date::timestamp and ts < ($3::date + 1)::timestamp`,
    [suspect, flows[0]?.station_id, day],
  );

test('the tables of the real counter are those of the reference, through the whole application', async () => {
  const { reply } = await tables(2011);
  expect(reply.modes.map(({ mode }) => mode)).toEqual(['bicycle']);
  const mode = await bicycles();
  expect(mode).toMatchObject({
    taken: 'singles',
    days: 365,
    days_of_year: 365,
    grade: 'A',
    gives_factors: true,
  });
  expect(mode.value).toBeCloseTo(expected.aadt, 8);
  for (const [at, row] of mode.months.entries()) {
    expect(row.madt).toBeCloseTo(expected.madt[at] ?? 0, 8);
    expect(row.factor).toBeCloseTo(expected.monthly[at] ?? 0, 8);
  }
  expect(mode.peaks.k1).toBeCloseTo(expected.K1, 8);
  expect(mode.peaks.k30).toBeCloseTo(expected.K30, 8);
  expect(mode.peaks.hours.map(({ count, date, hour }) => [count, date, hour])).toEqual(expected.top);
  expect(mode.directions[0]?.rows.map(({ counts: both }) => both)[0]).toEqual(expected.dir_total);
  expect(mode.directions[0]?.rows.at(-1)?.share).toBeCloseTo(expected.D_top30, 8);
  expect(mode.profile[0]?.shares[7]).toBeCloseTo(expected.weekday[7] ?? 0, 8);
});

test('years stand side by side, with the change over common cells and dates', async () => {
  await addRealYear(flows, 2012);
  const { years } = await bicycles(2012);
  expect(years.map(({ year, days, cells }) => [year, days, cells])).toEqual([
    [2012, 363, 84],
    [2011, 365, 84],
  ]);
  expect(years[0]?.change).toBeCloseTo(expected.trend_aadt, 8);
  expect(years[0]?.common_dates?.days).toBe(expected.trend_same_dates[0]);
  expect(years[0]?.common_dates?.change).toBeCloseTo(expected.trend_same_dates[1], 8);
  expect(years[1]).toMatchObject({ change: null, common_cells: null, common_dates: null });
  // the newest year is shown where none is asked for
  expect((await tables()).reply.year).toBe(2012);
});

test('a special event stays in the figure and is left out of factors', async () => {
  const before = await bicycles();
  await mark('2011-05-04', 15);
  const after = await bicycles();
  expect([after.value, after.months[4]?.madt]).toEqual([before.value, before.months[4]?.madt]);
  expect(after.event_days).toEqual(['2011-05-04']);
  expect(after.cells[4]?.factors[2]).toBeGreaterThan(before.cells[4]?.factors[2] ?? 9);
  expect(after.day_of_year[123]).toBeNull();
  expect(after.peaks.days[0]).toMatchObject({
    date: '2011-05-04',
    event: true,
    notes: [{ kind: 'event', text: 'Special event' }],
  });
});

test('a count that is excluded or uncertified is missing, and the completeness says why', async () => {
  await mark('2011-06-01', 1);
  await testApi().query(
    "update counts set certification_id = null where flow_id = $1 and ts >= '2011-06-03' and ts < '2011-06-04'",
    [flows[0]?.id],
  );
  const { reply } = await tables(2011);
  expect(reply.modes[0]?.days).toBe(363);
  expect(reply.completeness[0]).toMatchObject({
    days: 363,
    gaps: [
      { from: '2011-06-01', until: '2011-06-01', days: 1 },
      { from: '2011-06-03', until: '2011-06-03', days: 1 },
    ],
    uncertified: 24,
    excluded: [{ suspect_id: 1, label: 'Equipment malfunction', counts: 24, first: '2011-06-01' }],
  });
  expect(reply.completeness[1]).toMatchObject({ days: 364, uncertified: 0 });
});

test('an incomplete year gives no factors, and still shows its means', async () => {
  await testApi().query(
    "delete from counts where flow_id = any($1::int[]) and ts >= '2011-06-01' and ts < '2011-07-03'",
    [flows.map(({ id }) => id)],
  );
  const mode = await bicycles();
  expect(mode).toMatchObject({ value: null, gives_factors: false, taken: 'incomplete' });
  expect(mode.months[0]?.madt).toBeCloseTo(expected.madt[0] ?? 0, 8);
  expect(mode.months.map(({ factor }) => factor)).toEqual(Array.from({ length: 12 }, () => null));
  expect(mode.peaks).toMatchObject({ k1: null, k_not_shown: 'no figure' });
});

test('another agency’s station is not there, in no form', async () => {
  expect((await tables(2011, 'houston')).status).toBe(404);
  const hours = { params: { stationId: STATION }, query: {} };
  expect((await request('GET /figures/:stationId/hours', hours, 'houston')).status).toBe(404);
  const rows = { query: { stationId: STATION, table: 'months' as const } };
  expect((await request('GET /export/figure-table', rows, 'houston')).status).toBe(404);
});

test('the hourly listing has each hour once, and a total only where the day is complete', async () => {
  await testApi().query("delete from counts where flow_id = $1 and ts = '2011-01-02 05:00'", [flows[0]?.id]);
  const ask = (flow?: string) =>
    request('GET /figures/:stationId/hours', { params: { stationId: STATION }, query: { flow } }, 'user');
  const { reply } = await ask();
  expect(reply.days).toHaveLength(365);
  const [first, second] = reply.days;
  expect(first?.total).toBe(first?.hours.reduce<number>((sum, hour) => sum + (hour ?? 0), 0));
  expect([second?.hours[5], second?.total]).toEqual([null, null]);
  const other = reply.flows[1]?.flowid_txdot;
  expect((await ask(other)).reply.flow.flowid_txdot).toBe(other);
  expect((await ask('AU0009-1-1-1-1')).status).toBe(404);
});

test.each<[FigureTable, number]>([
  ['years', 1],
  ['months', 12],
  ['weekdays', 12],
  ['profile', 10],
  ['hours', 30],
  ['days', 10],
  ['directions', 5],
  ['completeness', 2],
  ['listing', 365],
])('the table %s is rows of equal length under their headers', async (table, lines) => {
  const { reply } = await request(
    'GET /export/figure-table',
    { query: { stationId: STATION, table } },
    'user',
  );
  expect(reply).toHaveLength(lines + 1);
  expect(new Set(reply.map((row) => row.length)).size).toBe(1);
});

test('an approved factor is told with the days on which it holds in the year', async () => {
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, valid_from, valid_until, reason, state, user_name, created_at)
     values ($1, $2, 1.1, '2010-05-01', '2011-03-31', 'Two walk side by side', 'approved', 'Uma Castillo', now()),
       ($1, $2, 1.2, '2011-02-01', null, 'New sensor', 'draft', 'Uma Castillo', now())`,
    [flows[0]?.station_id, flows[0]?.id],
  );
  const { reply } = await tables(2011);
  expect(reply.completeness.map(({ factors }) => factors)).toEqual([
    [{ factor: 1.1, from: '2011-01-01', until: '2011-03-31', reason: 'Two walk side by side' }],
    [],
  ]);
});
