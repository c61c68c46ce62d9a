import { calendarOf } from '../figures/year-of-hours.ts';
import {
  addRealYear,
  COUNTED_STATION,
  twoDirections,
  type RealFlow,
} from '../../testing/figures/add-real-counter.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

const TRUTH = 432.7732142857;
let flows: RealFlow[] = [];
let july: { date: string; value: number }[][] = [];

/** Both directions of 2011 without July, which is filled with what was there. */
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  flows = await twoDirections();
  await addRealYear(flows, 2011);
  const dates = calendarOf(2011).flatMap(({ date, month }) => (month === 7 ? [date] : []));
  july = await Promise.all(flows.map((flow) => totalsOf(flow.id, dates)));
  await testApi().query(
    `delete from counts where flow_id = any($1::int[]) and ts >= '2011-07-01' and ts < '2011-08-01'`,
    [flows.map(({ id }) => id)],
  );
  await Promise.all(flows.map((flow, at) => fill(flow, july[at] ?? [])));
});

const totalsOf = (flow: number, dates: string[]) =>
  testApi().query<{ date: string; value: number }>(
    `select ts::date::text as date, sum(count)::int as value from counts
     where flow_id = $1 and ts::date = any($2::date[]) group by 1 order by 1`,
    [flow, dates],
  );
const fill = (flow: RealFlow, days: { date: string; value: number }[]) =>
  testApi().query(
    `insert into flow_fills (station_id, flow_id, year, method, pattern, members, days, error, user_name, made_at)
     values ($1, $2, 2011, 'day-of-year', 'commuter', 6, $3::text::jsonb, '{"days": 30, "median_run": 0.029, "p90_run": 0.1}',
       'Uma Castillo', '2012-01-05T10:00:00Z')`,
    [flow.station_id, flow.id, JSON.stringify(days)],
  );
const which = { year: 2011, mode: 'bicycle', method: 'aashto' } as const;
const provenance = async (filled?: boolean) =>
  (
    await request(
      'GET /figures/:stationId/provenance',
      { params: { stationId: COUNTED_STATION }, query: { ...which, ...(filled && { filled }) } },
      'user',
    )
  ).reply;
const publish = (what: {
  filled?: boolean;
  shown?: string;
  method?: 'simple' | 'hourly';
  supersedes?: number;
  reason?: string;
}) =>
  request(
    'POST /publications',
    {
      body: {
        station_id_tmg: COUNTED_STATION,
        ...which,
        shown: '433',
        reason: null,
        supersedes: null,
        ...what,
      },
    },
    'admin',
  );
const open = async (id: number) =>
  (await request('GET /publications/:id', { params: { id: String(id) } }, 'user')).reply;

test('a figure stands both ways: without its filled days and with them, and says how much is filled', async () => {
  const plain = await provenance();
  expect(plain).toMatchObject({ value: null, filled: [], filling: { applied: false, days: 62 } });
  const filled = await provenance(true);
  // filled with the truth, it is the truth
  expect(filled.value).toBeCloseTo(TRUTH, 8);
  expect(filled).toMatchObject({ interval: null, filling: { applied: true, methods: ['day-of-year'] } });
  expect(filled.filled).toHaveLength(62);
  expect(filled.filling?.share_of_days).toBeCloseTo(31 / 365, 8);
  expect(filled.filling?.effect).toBeCloseTo((filled.filling?.share_of_traffic ?? 0) * 0.029, 8);
});

test('published with filled days, the record freezes them with method, error, who and when; the reply says so', async () => {
  const { grade } = await provenance(true);
  const { status, reply } = await publish({ filled: true, reason: 'July was flooded' });
  expect([status, grade, reply.shown, reply.filling]).toEqual([
    200,
    'C',
    '433',
    {
      days: 62,
      share_of_days: 0.084932,
      share_of_traffic: expect.any(Number),
      effect: expect.any(Number),
      methods: ['day-of-year'],
      weather: false,
    },
  ]);
  const { record, comparison } = await open(reply.id);
  expect(comparison).toMatchObject({ unchanged: true, now: '432.7732' });
  const { filled, schema } = JSON.parse(record) as {
    schema: string;
    filled: { by: string; days: object[] }[];
  };
  expect([schema, filled.map(({ by, days }) => [by, days.length])]).toEqual([
    'figure/2',
    [
      ['Uma Castillo', 31],
      ['Uma Castillo', 31],
    ],
  ]);
});

test('weather that filled days were adjusted for is told with the figure and frozen with it', async () => {
  const bands = [{ band: 'wet-usual', days: 41, factor: 0.65 }];
  await testApi().query('update flow_fills set weather = $1::text::jsonb', [
    JSON.stringify({
      used: true,
      why: null,
      site: 'Camp Mabry',
      kilometers: 3.2,
      days: 9,
      median_without: 0.12,
      median_with: 0.08,
      bands,
    }),
  ]);
  expect((await provenance(true)).filling).toMatchObject({ weather: true });
  const { reply } = await publish({ filled: true, reason: 'July was flooded' });
  expect(reply.filling).toMatchObject({ weather: true });
  const { record, comparison } = await open(reply.id);
  expect(comparison.unchanged).toBe(true);
  expect(JSON.parse(record)).toMatchObject({
    filled: [{ weather: { site: 'Camp Mabry', bands: [{ band: 'wet-usual', factor: '0.650000' }] } }, {}],
  });
});

test('published without them, the record says so, and a fill afterwards changes nothing of it', async () => {
  const simple = { method: 'simple', reason: 'July was flooded' } as const;
  const { reply: shown } = await request(
    'GET /figures/:stationId/provenance',
    { params: { stationId: COUNTED_STATION }, query: { ...which, method: 'simple' } },
    'user',
  );
  const { reply } = await publish({ ...simple, shown: String(Math.round(shown.value ?? 0)) });
  expect(reply.filling).toBeNull();
  expect(JSON.parse((await open(reply.id)).record)).toMatchObject({ filled: [], filled_share: null });
  await testApi().query('delete from flow_fills');
  expect((await open(reply.id)).comparison.unchanged).toBe(true);
});

test('a filled day that is another one afterwards is told as a change of filled days', async () => {
  const { reply } = await publish({ filled: true });
  await testApi().query('delete from flow_fills where flow_id = $1', [flows[0]?.id]);
  await fill(
    flows[0]!,
    (july[0] ?? []).map(({ date, value }) => ({ date, value: value + 31 })),
  );
  const { comparison } = await open(reply.id);
  expect(comparison.parts).toEqual(['value', 'flows', 'filled']);
  await testApi().query('delete from flow_fills');
  expect((await open(reply.id)).comparison).toMatchObject({ unchanged: false, now: null });
});

test.each([['by the hourly form, which fills no hours', { method: 'hourly' as const }, 'method']])(
  'with filled days there is no figure %s',
  async (_what, what, field) => {
    const { status, problem } = await publish({ filled: true, ...what });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  },
);

test('where no day is filled there is nothing to publish with filled days', async () => {
  await testApi().query('delete from flow_fills');
  const { status, problem } = await publish({ filled: true, method: 'simple' });
  expect([status, problem.errors]).toEqual([
    422,
    { filled: ['No day of these flows is filled. Publish the figure without filled days.'] },
  ]);
});
