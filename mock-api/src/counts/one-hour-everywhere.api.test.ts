import { certifySteadfastgate, EMPTY_STATION } from '../testing/figures/certified-steadfastgate.ts';
import { expectNear } from '../testing/figures/expect-near.ts';
import { forgetSignIns, request, testApi } from '../testing/index.ts';

// the year of a real counter is thousands of counts
jest.setTimeout(60_000);

const PARAMS = { stationId: EMPTY_STATION };
const WHICH = { year: 2011, mode: 'pedestrian', method: 'hourly' } as const;

let flow: { id: number; station_id: number };
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  [flow] = await certifySteadfastgate(['2011']);
});

const put = (time: string, minutes: number) =>
  testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     values ($1, $2::timestamp, $3, 500, $4, 1)`,
    [flow.station_id, time, flow.id, minutes],
  );
const take = (from: string, until: string) =>
  testApi().query('delete from counts where flow_id = $1 and ts >= $2::timestamp and ts < $3::timestamp', [
    flow.id,
    from,
    until,
  ]);

/** The flow's hourly figure and share of hours as each reader of the year tells them. */
async function told() {
  const query = { year: 2011 };
  const figures = (await request('GET /figures/:stationId', { params: PARAMS, query }, 'user')).reply;
  const tables = (await request('GET /figures/:stationId/tables', { params: PARAMS, query }, 'user')).reply;
  const of = { params: PARAMS, query: WHICH };
  const provenance = (await request('GET /figures/:stationId/provenance', of, 'user')).reply;
  const hourly = figures.flows.map(
    ({ methods }) => methods.find(({ method }) => method === 'hourly')?.value ?? 0,
  );
  return { figures, tables, provenance, hourly };
}

async function publish(value: number) {
  const body = {
    station_id_tmg: EMPTY_STATION,
    ...WHICH,
    shown: String(Math.round(value)),
    reason: 'By hours',
    supersedes: null,
  };
  const { status, reply } = await request('POST /publications', { body }, 'admin');
  expect(status).toBe(200);
  return reply;
}

test.each<[string, () => Promise<unknown>, { hours: number; byDays?: number }]>([
  ['nothing', () => Promise.resolve(), { hours: 8760 }],
  // the rest of the day still speaks (C11)
  ['a quarter over an hour', () => put('2011-09-05 08:15', 15), { hours: 8759 }],
  [
    'a count of two hours, whose day is whole by its minutes',
    async () => {
      await take('2011-09-06 10:00', '2011-09-06 12:00');
      await put('2011-09-06 10:00', 120);
    },
    { hours: 8759, byDays: 8760 },
  ],
  [
    'three quarters',
    async () => {
      await take('2011-09-06 10:00', '2011-09-06 11:00');
      await put('2011-09-06 10:00', 45);
    },
    { hours: 8759 },
  ],
])(
  'figures, tables, provenance and the publication have the same hours: %s',
  async (_what, change, { hours, byDays = hours }) => {
    await change();
    const { figures, tables, provenance, hourly } = await told();
    const [first] = figures.flows;
    expectNear(first!.sufficiency.hours, byDays / 8760);
    const row = tables.completeness.find(({ flowid_txdot }) => flowid_txdot === first!.flowid_txdot);
    expectNear(row!.hours, hours / 8760);
    expectNear(
      provenance.flows.map(({ value }) => value),
      hourly,
    );
    const sum = hourly.reduce((a, b) => a + b, 0);
    expectNear(provenance.value, sum);
    const { id, value } = await publish(sum);
    expect(Number(value)).toBeCloseTo(sum, 3);
    const opened = await request('GET /publications/:id', { params: { id: String(id) } }, 'user');
    expect(opened.reply.comparison.unchanged).toBe(true);
  },
);
