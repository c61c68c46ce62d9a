import { hoursOf, type CalendarOfCounts, type CountFilters, type HoursOfCounts } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { allRows, AU, type Stored } from '../../testing/stored-counts.ts';

type Query = { year?: number; filters?: CountFilters };

const query = ({ year, filters }: Query) => ({
  flowid_txdot: AU,
  year,
  filters: filters && JSON.stringify(filters),
});
const calendar = async (asked: Query = {}): Promise<CalendarOfCounts> =>
  (await request('GET /counts/calendar', { query: query(asked) }, 'user')).reply;
const hours = async (asked: Query = {}): Promise<HoursOfCounts> =>
  (await request('GET /counts/hours', { query: query(asked) }, 'user')).reply;

const dayOf = (ts: string) =>
  Math.round((Date.parse(`${ts.slice(0, 10)}T00:00Z`) - Date.UTC(Number(ts.slice(0, 4)), 0, 1)) / 86_400_000);
const valuesOf = (rows: Stored[]) => rows.flatMap(({ count }) => (count === null ? [] : [count]));
const sum = (values: number[]) => (values.length ? values.reduce((a, b) => a + b, 0) : null);

/** A flow's stored counts of a year, by day. */
async function byDay(flow: number, year: number): Promise<Map<number, Stored[]>> {
  const rows = await allRows();
  const own = rows.filter(({ flow_id, ts }) => flow_id === flow && ts.startsWith(String(year)));
  return Map.groupBy(own, ({ ts }) => dayOf(ts));
}

afterAll(() => testApi().reset());

test.each([2025, 2026])('the calendar of %i adds up each day of each flow', async (year) => {
  const { flows, years, year: shown } = await calendar({ year });
  expect([shown, years, flows.length]).toEqual([year, [2025, 2026], 2]);
  for (const flow of flows) {
    const stored = await byDay(flow.id, year);
    const before = await byDay(flow.id, year - 1);
    const days = Array.from({ length: 365 }, (_, day) => stored.get(day) ?? []);
    expect(flow.totals).toEqual(days.map((rows) => sum(valuesOf(rows))));
    expect(flow.rows).toEqual(days.map((rows) => rows.length));
    expect(flow.nulls).toEqual(days.map((rows) => rows.filter(({ count }) => count === null).length));
    expect(flow.suspects).toEqual(days.map((rows) => rows.filter((row) => row.suspect_id !== null).length));
    expect(flow.last_year).toHaveLength(year === 2025 ? 366 : 365);
    expect(flow.last_year).toEqual(
      Array.from(flow.last_year, (_, day) => sum(valuesOf(before.get(day) ?? []))),
    );
    expect(flow.interval).toBe(60);
  }
});

test('the calendar tells what is certified', async () => {
  const { flows } = await calendar({ year: 2025 });
  expect(flows.every(({ rows, certified }) => rows.every((n, day) => certified[day] === n))).toBe(true);
  const [newest] = (await calendar()).flows;
  expect(newest?.certified.every((n) => n === 0)).toBe(true);
});

test('the newest year is shown unless one is named', async () => {
  expect((await calendar()).year).toBe(2026);
  expect((await hours()).year).toBe(2026);
});

test('a day with nothing but missing values is a gap, not a zero', async () => {
  await testApi().query(
    `update counts set count = null where ts >= '2026-02-10' and ts < '2026-02-11' and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  const [flow] = (await calendar()).flows;
  expect([flow?.totals[40], flow?.rows[40], flow?.nulls[40]]).toEqual([null, 24, 24]);
  const [byHour] = (await hours()).flows;
  expect(byHour?.counts.slice(40 * 24, 41 * 24)).toEqual(Array.from({ length: 24 }, () => null));
});

test('the hours of a year are those that are stored', async () => {
  const { flows } = await hours({ year: 2025 });
  for (const { id, counts } of flows) {
    const stored = await byDay(id, 2025);
    expect(counts).toHaveLength(365 * 24);
    const expected = counts.map((_, at) => {
      const hour = String(at % 24).padStart(2, '0');
      const rows = stored.get(Math.floor(at / 24)) ?? [];
      return sum(valuesOf(rows.filter(({ ts }) => ts.slice(11, 13) === hour)));
    });
    expect(counts).toEqual(expected);
  }
});

test.each([undefined, 2025, 2026])(
  'a calendar of %s that is asked for them has the same hours',
  async (year) => {
    const whole = await hours({ year });
    const { reply } = await request(
      'GET /counts/calendar',
      { query: { ...query({ year }), hours: true } },
      'user',
    );
    const { hours: stretches, ...days } = reply;
    expect(days).toEqual(await calendar({ year }));
    expect(stretches?.skipped).toEqual(whole.skipped);
    expect(
      stretches?.flows.map((flow) => ({ id: flow.id, counts: hoursOf(flow.stretches, 365 * 24) })),
    ).toEqual(whole.flows.map(({ id, counts }) => ({ id, counts })));
  },
);

test('quarters of an hour are added up to hours', async () => {
  const flow = (await hours()).flows[0]?.id ?? 0;
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select id, '2024-12-30 05:00'::timestamp + q * interval '15 minutes', $2, nullif(q, 0), 15
     from stations, generate_series(0, 3) q where station_id_tmg = $1`,
    [AU, flow],
  );
  const asked = { query: { ...query({ year: 2024 }), hours: true } };
  const inCalendar = (await request('GET /counts/calendar', asked, 'user')).reply.hours?.flows[0];
  expect(inCalendar?.stretches).toMatchObject([{ from: 364 * 24 }]);
  expect(inCalendar?.stretches[0]?.counts.slice(4, 7)).toEqual([null, 6, null]);
  const [first] = (await hours({ year: 2024 })).flows;
  expect(first?.counts).toHaveLength(366 * 24);
  expect(first?.counts.flatMap((count, at) => (count === null ? [] : [[at, count]]))).toEqual([
    [364 * 24 + 5, 6],
  ]);
  expect((await calendar({ year: 2024 })).flows[0]).toMatchObject({ interval: 15 });
  await testApi().query(`delete from counts where ts < '2025-01-01' and interval_minutes = 15`);
});

test('filters narrow the picture, and last year is narrowed to the same days', async () => {
  const filters = { minDate: '2026-02-01', maxDate: '2026-02-28', travel_direction: '1' };
  const { flows } = await calendar({ filters });
  expect(flows).toHaveLength(1);
  const at = (values: (number | null)[] = []) =>
    values.flatMap((value, day) => (value === null ? [] : [day]));
  const february = Array.from({ length: 28 }, (_, day) => 31 + day);
  expect(at(flows[0]?.totals)).toEqual(february.filter((day) => day !== 40));
  const whole = (await calendar({ filters: { travel_direction: '1' } })).flows[0]?.last_year ?? [];
  expect(at(flows[0]?.last_year)).toEqual(at(whole).filter((day) => february.includes(day)));
  const nulls = await calendar({ filters: { show_null_values: true } });
  expect(nulls.flows.every(({ rows, nulls: missing }) => rows.every((n, day) => n === missing[day]))).toBe(
    true,
  );
});

test.each<[string, Persona, object, number]>([
  ['another agency', 'houston', {}, 404],
  ['a year that no counter has', 'user', { year: 1979 }, 422],
  ['a filter that does not exist', 'user', { filters: '{"min_date":"2026-01-01"}' }, 422],
])('a picture for %s is refused', async (_, as, asked, status) => {
  const input = { query: { flowid_txdot: AU, ...asked } };
  expect((await request('GET /counts/calendar', input, as)).status).toBe(status);
  expect((await request('GET /counts/hours', input, as)).status).toBe(status);
});

test('the hour that the clock skips in spring is not missing, and its count stands in for no other hour', async () => {
  const spring = async () => {
    const [flow] = (await calendar({ year: 2025 })).flows;
    return [66, 67, 68].map((day) => flow?.missing[day]);
  };
  const sqlOf = (text: string) => testApi().query(text);
  const [flow] = await testApi().query<{ id: number }>(
    'select min(id) as id from flows where station_id = 1',
  );
  const first = flow?.id ?? 0;
  await sqlOf('delete from counts where station_id = 1');
  await sqlOf(`insert into counts (station_id, ts, flow_id, count, interval_minutes)
    select 1, t.ts, ${first}, 1, 60
    from generate_series(timestamp '2025-03-08', timestamp '2025-03-10 23:00', interval '1 hour') as t (ts)
    where t.ts <> '2025-03-09 02:00'`);
  expect(await spring()).toEqual([0, 0, 0]);
  await sqlOf(`insert into counts (station_id, ts, flow_id, count, interval_minutes)
    values (1, '2025-03-09 02:00', ${first}, 1, 60)`);
  await sqlOf(`update counts set count = null where ts in ('2025-03-09 02:00', '2025-03-09 13:00')`);
  expect(await spring()).toEqual([0, 1, 0]);
  const skipped = [{ from: '2025-03-09 02:00:00', until: '2025-03-09 03:00:00' }];
  expect((await hours({ year: 2025 })).skipped).toEqual(skipped);
  const whole = await request('GET /counts/year', { query: query({ year: 2025 }) }, 'user');
  expect(whole.reply.skipped).toEqual(skipped);
  // nor is a row without a value there one of the missing: in the list, before marking, and before certifying
  const nulls = { query: { flowid_txdot: AU, filters: '{"show_null_values":true}' } };
  const { data, total } = (await request('GET /counts', nulls, 'user')).reply;
  expect([data.map(({ date }) => date), total]).toEqual([['2025-03-09 13:00:00'], 1]);
  expect((await request('GET /counts/scope', nulls, 'user')).reply).toMatchObject({ counts: 1, nulls: 1 });
  expect((await request('GET /counts/checklist', nulls, 'user')).reply).toMatchObject({
    counts: 1,
    nulls: 1,
  });
  expect((await calendar({ year: 2025 })).flows[0]?.nulls[67]).toBe(1);
  await testApi().reset();
});

describe('a station that was read a moment ago', () => {
  beforeEach(async () => {
    await testApi().reset();
    forgetSignIns();
    await calendar();
  });

  test('is drawn as another process has changed it', async () => {
    const mine = '(select id from stations where station_id_tmg = $1)';
    await testApi().query(`update flows set count_type_code = '2' where station_id = ${mine}`, [AU]);
    for (const { flows } of [await calendar({ year: 2026 }), await hours({ year: 2026 })]) {
      expect(flows.length).toBeGreaterThan(0);
      expect(flows.every(({ flowid_txdot }) => flowid_txdot.split('-')[2] === '2')).toBe(true);
    }
  });

  test('is nobody else’s', async () => {
    const asked = { query: query({ year: 2026 }) };
    expect(await request('GET /counts/calendar', asked, 'houston')).toMatchObject({ status: 404 });
    expect(await request('GET /findings', { query: { flowid_txdot: AU } }, 'houston')).toMatchObject({
      status: 404,
    });
  });
});
