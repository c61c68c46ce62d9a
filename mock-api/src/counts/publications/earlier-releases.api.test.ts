import {
  certifySteadfastgate,
  EMPTY_STATION,
  type FlowRow,
} from '../../testing/figures/certified-steadfastgate.ts';
import { addRealYear, twoDirections } from '../../testing/figures/add-real-counter.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { canonicalJson, decimals, type Plain } from './canonical.rules.ts';

// the year of a real counter is thousands of counts
jest.setTimeout(60_000);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const DAY = '2011-09-05';
const WHICH = { year: 2011, method: 'hourly' } as const;
type Mode = 'bicycle' | 'pedestrian';

const provenance = async (mode: Mode) =>
  (
    await request(
      'GET /figures/:stationId/provenance',
      { params: { stationId: EMPTY_STATION }, query: { ...WHICH, mode } },
      'user',
    )
  ).reply;

async function publish(mode: Mode) {
  const shown = decimals((await provenance(mode)).value ?? 0, 0);
  const body = { station_id_tmg: EMPTY_STATION, ...WHICH, mode, shown, reason: 'By hours', supersedes: null };
  const { status, reply } = await request('POST /publications', { body }, 'admin');
  expect(status).toBe(200);
  return reply.id;
}
const open = async (id: number) =>
  (await request('GET /publications/:id', { params: { id: String(id) } }, 'user')).reply;

const put = ({ station_id, id }: FlowRow, time: string, minutes: number) =>
  testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     values ($1, $2::timestamp, $3, 500, $4, 1)`,
    [station_id, time, id, minutes],
  );

/** What 0.19 came to where counts of the day overlap: it knew no hour of it. */
async function withoutTheDay(flow: FlowRow) {
  const rows = await testApi().query<{ ts: string; count: number }>(
    `delete from counts where flow_id = $1 and ts >= $2::timestamp and ts < $2::timestamp + interval '1 day' returning ts, count`,
    [flow.id, DAY],
  );
  const then = await provenance('pedestrian');
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select $1, r.ts, $2, r.count, 60, 1 from unnest($3::timestamp[], $4::int[]) r (ts, count)`,
    [flow.station_id, flow.id, rows.map(({ ts }) => ts), rows.map(({ count }) => count)],
  );
  return then;
}

type Figure = { value: number | null; flows: { flowid_txdot: string; value: number | null }[] };

/** Makes a publication of today one of release 0.19 in the database: the first form, with that release's value of each flow. */
async function asOf019(id: number, then: Figure): Promise<void> {
  const { filled_share: _later, ...record } = JSON.parse((await open(id)).record) as Record<string, Plain> & {
    flows: { flow: string }[];
  };
  const valueOf = (flow: string) => then.flows.find(({ flowid_txdot }) => flowid_txdot === flow)?.value ?? 0;
  const first = canonicalJson({
    ...record,
    schema: 'figure/1',
    code: '1.0.0',
    value: decimals(then.value ?? 0, 4),
    shown: decimals(then.value ?? 0, 0),
    flows: record.flows.map((one) => ({ ...one, value: decimals(valueOf(one.flow), 4) })),
  });
  await testApi().query('update publications set record = $1 where id = $2', [first, id]);
}

test('an hourly figure that release 0.19 published where counts overlap is unchanged as long as its counts are', async () => {
  const [flow] = await certifySteadfastgate(['2011']);
  const then = await withoutTheDay(flow);
  await put(flow, `${DAY} 08:15`, 15);
  const now = await provenance('pedestrian');
  // today the rest of the day speaks (C11): another number, by the same counts
  expect(decimals(now.value ?? 0, 4)).not.toBe(decimals(then.value ?? 0, 4));
  const id = await publish('pedestrian');
  expect((await open(id)).comparison).toMatchObject({ unchanged: true, parts: [] });
  await asOf019(id, then);
  const opened = await open(id);
  expect(opened.comparison).toMatchObject({
    unchanged: true,
    parts: [],
    flows: [],
    now: decimals(then.value ?? 0, 4),
  });
  // a count that does change is told all the same
  await testApi().query('update counts set count = count + 1 where flow_id = $1 and ts = $2::timestamp', [
    flow.id,
    '2011-06-01 08:00',
  ]);
  const { comparison } = await open(id);
  expect(comparison.parts).toEqual(['value', 'flows']);
  expect(comparison.flows.map(({ days }) => days)).toEqual([['2011-06-01']]);
});

/** A combined flow beside both directions, with the counts of one of them. */
async function beside(flow: FlowRow): Promise<void> {
  const [combined] = await testApi().query<{ id: number }>(
    `insert into flows select (jsonb_populate_record(f, jsonb_build_object('id', nextval(pg_get_serial_sequence('flows', 'id')),
       'name', 'Both', 'travel_direction_code', '9', 'street_side_code', '9', 'movement_direction_code', '3'))).*
     from flows f where f.id = $1 returning id`,
    [flow.id],
  );
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select station_id, ts, $2, count * 2, interval_minutes, certification_id from counts where flow_id = $1`,
    [flow.id, combined?.id],
  );
}

test.each([
  ['both directions whole', 'singles', null],
  ['one direction without June', 'combined', '2011-06'],
])('an hourly figure beside a combined flow is unchanged, %s', async (_what, taken, without) => {
  const flows = await twoDirections();
  await addRealYear(flows, 2011);
  await beside(flows[0]!);
  if (without)
    await testApi().query(
      `delete from counts where flow_id = $1 and ts >= $2::timestamp and ts < $2::timestamp + interval '1 month'`,
      [flows[1]?.id, `${without}-01`],
    );
  expect((await provenance('bicycle')).taken).toBe(taken);
  expect((await open(await publish('bicycle'))).comparison).toMatchObject({ unchanged: true, parts: [] });
});
