import type { ApiInput, ApiReply } from 'shared-domain';
import { isComplete } from './bin-sums.rules.ts';
import { uncertified } from '../store/certified.rules.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { allRows, AU, type Stored } from '../../testing/stored-counts.ts';

type Asked = ApiInput<'GET /compare'>['query'];

const MARCH = { from: '2025-03-01', to: '2025-03-31' };
const send = (query: Partial<Asked>, as: Persona = 'user') =>
  request('GET /compare', { query: { s: AU, ...MARCH, ...query } }, as);

async function compared(query: Partial<Asked>, as: Persona = 'user'): Promise<ApiReply<'GET /compare'>> {
  const { status, reply } = await send(query, as);
  expect(status).toBe(200);
  return reply;
}

let rows: Stored[] = [];
let flows: number[] = [];
beforeAll(async () => {
  rows = await allRows();
  flows = [...new Set(rows.map(({ flow_id }) => flow_id))];
});
async function afresh() {
  await testApi().reset();
  forgetSignIns();
}
afterAll(afresh);

/** What is stored of a flow on these days, by day; the demonstration counts by the hour. */
function byDay(flow: number, { from, to }: { from: string; to: string } = MARCH) {
  const own = rows.filter(({ flow_id, ts, count }) => {
    const day = ts.slice(0, 10);
    return flow_id === flow && day >= from && day <= to && count !== null;
  });
  return new Map(
    [...Map.groupBy(own, ({ ts }) => ts.slice(0, 10))].map(([day, some]) => [
      day,
      { total: some.reduce((sum, { count }) => sum + (count ?? 0), 0), hours: some.length },
    ]),
  );
}

test.each(['certified', 'all'] as const)(
  'the days of a flow are what is stored of them, of %s counts',
  async (counts) => {
    const [flow = 0] = flows;
    const { starts, series } = await compared({ s: `${AU}.${flow}`, counts });
    const days = byDay(flow);
    expect(starts).toHaveLength(31);
    const [own] = series;
    expect(own).toMatchObject({ key: `${AU}.${flow}`, flow: { id: flow }, year: null, uncertified: 0 });
    expect(own?.values).toEqual(starts.map((day) => days.get(day)?.total ?? null));
    const open = starts.flatMap((day, at) => {
      const found = days.get(day);
      const expected = day === '2025-03-09' ? 23 : 24;
      return found && !isComplete(found.hours * 60, expected * 60) ? [at] : [];
    });
    expect(own?.open).toEqual(open);
  },
);

test('a station is the sum of its flows, with what was added', async () => {
  const { starts, series } = await compared({});
  const each = flows.map((flow) => byDay(flow));
  expect(series[0]?.values).toEqual(
    starts.map((day) =>
      each.every((days) => days.has(day))
        ? each.reduce((sum, days) => sum + (days.get(day)?.total ?? 0), 0)
        : null,
    ),
  );
  expect([series[0]?.added.length, series[0]?.left]).toEqual([2, []]);
});

test.each(['week', 'month', 'year', 'hour', 'interval'] as const)(
  'the same people are counted by %s, whichever bin is asked for',
  async (bin) => {
    const period = bin === 'interval' ? { from: '2025-03-03', to: '2025-03-09' } : MARCH;
    const { starts, series } = await compared({ ...period, bin });
    const [first = '', last = ''] = [starts[0]?.slice(0, 10), starts.at(-1)?.slice(0, 10)];
    // whole weeks, months and years, beyond the ends of the period
    const ends = { week: '2025-04-06', month: '2025-03-31', year: '2025-12-31', hour: last, interval: last };
    const inBins = flows.flatMap((flow) => [...byDay(flow, { from: first, to: ends[bin] }).values()]);
    const total = (series[0]?.values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
    expect(total).toBe(inBins.reduce((sum, day) => sum + day.total, 0));
    expect(total).toBeGreaterThan(0);
  },
);

test('the hour that the clock skips is a gap in hours', async () => {
  const { starts, series } = await compared({ from: '2025-03-09', to: '2025-03-09', bin: 'hour' });
  expect(series[0]?.values[starts.indexOf('2025-03-09 02:00:00')]).toBeNull();
});

test('counts that wait for certification are compared on request alone, and marked', async () => {
  const waiting = { from: '2026-02-16', to: '2026-02-20' };
  const certified = await compared(waiting);
  expect(certified.series[0]?.values.every((value) => value === null)).toBe(true);
  const all = await compared({ ...waiting, counts: 'all' });
  expect(all.series[0]?.values.some((value) => value !== null)).toBe(true);
  expect(all.series[0]?.uncertified).toBeGreaterThan(0);
});

test('it is told bin by bin which counts wait, and hour by hour where means are asked for', async () => {
  // all of 2025 is certified
  const period = { from: '2025-12-22', to: '2026-01-11', counts: 'all' } as const;
  const { series, starts } = await compared(period);
  const [own] = series;
  const waits = new Set(
    (
      await testApi().query<{ day: string }>(
        `select distinct left(c.ts::text, 10) as day from counts c join stations s on s.id = c.station_id
         where s.station_id_tmg = $1 and c.ts >= '2025-12-22' and c.ts < '2026-01-12' and c.count is not null and ${uncertified('c')}`,
        [AU],
      )
    ).map(({ day }) => day),
  );
  const places = starts.flatMap((day, at) => (waits.has(day) && own?.values[at] !== null ? [at] : []));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThan(starts.length);
  expect([own?.uncertified_bins, own?.uncertified]).toEqual([places, places.length]);
  const hours = (await compared({ ...period, as: 'hour' })).series[0];
  expect(hours?.uncertified_bins).toEqual([]);
  expect(hours?.hours?.weekday.uncertified_hours).toHaveLength(24);
  const before = (await compared({ ...period, as: 'hour', to: '2025-12-28' })).series[0];
  expect(before?.hours?.weekday.uncertified_hours).toEqual([]);
});

test('what somebody has excluded is in no bin', async () => {
  const [flow = 0] = flows;
  await testApi().query(
    `update counts set suspect_id = (select min(id) from suspects where excludes)
     where flow_id = $1 and ts >= '2025-03-04' and ts < '2025-03-05'`,
    [flow],
  );
  const { series, starts } = await compared({ s: `${AU}.${flow}`, counts: 'all' });
  expect(series[0]?.values[starts.indexOf('2025-03-04')]).toBeNull();
  await afresh();
});

test('another year stands at the same places', async () => {
  const { series, starts } = await compared({ s: `${AU}@2025`, from: '2026-01-01', to: '2026-01-31' });
  const january = await compared({ from: '2025-01-01', to: '2025-01-31' });
  expect(starts[0]).toBe('2026-01-01');
  expect(series[0]).toMatchObject({ key: `${AU}@2025`, year: 2025, values: january.series[0]?.values });
});

test('an index has a base that all series share, or none', async () => {
  const year = { from: '2025-03-01', to: '2025-09-30', as: 'index' } as const;
  const s = flows.map((flow) => `${AU}.${flow}`).join('~');
  const { series, base_days, starts } = await compared({ ...year, s });
  const shared = starts.flatMap((_, at) =>
    series.every(({ values, open }) => values[at] !== null && !open.includes(at)) ? [at] : [],
  );
  expect(base_days).toBe(shared.length);
  for (const { base, values } of series) {
    const mean = shared.reduce((sum, at) => sum + (values[at] ?? 0), 0) / shared.length;
    expect(base).toBeCloseTo(mean, 9);
  }
  // a year that nothing was counted in
  const none = await compared({ ...year, s, base: 2019 });
  expect([none.base_days, none.series.map(({ base }) => base)]).toEqual([0, [null, null]]);
  const named = await compared({ ...year, s, base: 2025 });
  expect(named.base_days).toBeGreaterThan(base_days ?? 0);
});

test('hours of the day are means of whole days, weekdays and weekend apart', async () => {
  const { series, starts } = await compared({ as: 'hour' });
  expect(starts).toEqual([]);
  const hours = series[0]?.hours;
  expect([hours?.weekday.means.length, hours?.weekend.means.length]).toEqual([24, 24]);
  // 21 weekdays and 10 weekend days, of which one has 23 hours
  expect(hours?.weekday.days).toBeLessThanOrEqual(21);
  expect(hours?.weekend.days).toBeLessThanOrEqual(9);
  expect(hours?.weekday.days).toBeGreaterThan(0);
});

test('what is usual comes with the first series where it is asked for', async () => {
  const later = { from: '2025-06-02', to: '2025-06-08' };
  const { series } = await compared({
    ...later,
    s: flows.map((flow) => `${AU}.${flow}`).join('~'),
    typical: true,
  });
  expect(series[1]?.typical).toBeNull();
  const bands = (series[0]?.typical ?? []).filter((band) => band !== null);
  expect(bands.length).toBeGreaterThan(3);
  expect(bands.every(({ low, median, high }) => low <= median && median <= high)).toBe(true);
  // no earlier years are known, so a long stretch has nothing usual
  const year = await compared({ from: '2025-01-01', to: '2025-12-31', typical: true });
  expect(year.series[0]?.typical?.every((band) => band === null)).toBe(true);
});

test('another agency’s station is counted without a name, and one that nobody knows is named', async () => {
  const s = `HO0001~${AU}~ZZ9999~${AU}.999999~SL3.in~HO0001.1@2024`;
  const mine = await compared({ s });
  expect(mine.series.map(({ key }) => key)).toEqual([AU]);
  expect([mine.hidden, mine.unknown]).toEqual([2, ['ZZ9999', `${AU}.999999`, 'SL3.in']]);
  expect(JSON.stringify(mine)).not.toContain('HO0001');
  const theirs = await compared({ s }, 'houston');
  expect([theirs.series.map(({ station_id_tmg }) => station_id_tmg), theirs.hidden]).toEqual([['HO0001'], 2]);
  expect(JSON.stringify(theirs)).not.toContain(AU);
  const everything = await compared({ s: `HO0001~${AU}` }, 'super');
  expect(everything.series).toHaveLength(2);
});

test.each<[string, Partial<Asked>, string, string]>([
  [
    'a period that ends before it begins',
    { from: '2025-03-31', to: '2025-03-01' },
    'to',
    'The last day of a comparison cannot be before its first.',
  ],
  [
    'intervals of eight days',
    { bin: 'interval', to: '2025-03-08' },
    'to',
    'A comparison like this reaches over 7 days at most.',
  ],
  [
    'hours of 61 days',
    { bin: 'hour', to: '2025-04-30' },
    'to',
    'A comparison like this reaches over 60 days at most.',
  ],
  [
    'days of three years',
    { from: '2023-01-01' },
    'to',
    'A comparison like this reaches over 800 days at most.',
  ],
  [
    'hours of the day over two years',
    { from: '2024-01-01', as: 'hour' },
    'to',
    'A comparison like this reaches over 366 days at most.',
  ],
  [
    'a base year of hours',
    { bin: 'hour', as: 'index', base: 2024 },
    'base',
    'A base year needs bins of a day or longer.',
  ],
])('%s is refused by its field', async (_what, query, field, sentence) => {
  const { status, problem } = await send(query);
  expect([status, problem.errors]).toEqual([422, { [field]: [sentence] }]);
});

test('counts of several intervals are compared once: what overlaps is in no bin twice', async () => {
  const [flow = 0] = flows;
  const before = await compared({ s: `${AU}.${flow}` });
  const [station] = await testApi().query<{ id: number }>(
    'select id from stations where station_id_tmg = $1',
    [AU],
  );
  // a quarter beside the hour that holds it
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     values ($1, '2025-03-04 08:15', $2, 500, 15)`,
    [station?.id, flow],
  );
  const after = await compared({ s: `${AU}.${flow}`, counts: 'all' });
  expect(after.series[0]?.values).toEqual(before.series[0]?.values);
  await afresh();
});
