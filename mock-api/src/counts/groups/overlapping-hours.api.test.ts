import { seedCounter } from '../../testing/figures/seed-counters.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

// the year of a real counter is thousands of counts
jest.setTimeout(60_000);

const STATION = 'AU0001';
const YEAR = 2012;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** How many complete days the year of bicycles has, as the figures and as the factor groups read it. */
async function days(): Promise<{ figures: number | undefined; groups: number | undefined }> {
  const params = { stationId: STATION };
  const { reply } = await request('GET /figures/:stationId', { params, query: { year: YEAR } }, 'user');
  const groups = await request('GET /factor-groups', { query: { mode: 'bicycle', year: YEAR } }, 'user');
  return {
    figures: reply.flows[0]?.sufficiency.days,
    groups: groups.reply.stations.find(({ station_id_tmg }) => station_id_tmg === STATION)?.days,
  };
}

/** Puts counts in the place of two hours of a day: time, minutes. */
async function instead(of: readonly (readonly [string, number])[]): Promise<void> {
  const { station, flow } = await seedCounter(STATION, '27harrisonpark', YEAR);
  await testApi().query(
    "delete from counts where flow_id = $1 and ts in ('2012-05-02 09:00', '2012-05-02 10:00')",
    [flow],
  );
  for (const [time, minutes] of of) {
    await testApi().query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       values ($1, $2::timestamp, $3, 5, $4, 1)`,
      [station, `2012-05-02 ${time}`, flow, minutes],
    );
  }
}

const QUARTERS = [
  ['10:00', 15],
  ['10:15', 15],
  ['10:30', 15],
  ['10:45', 15],
] as const;

test('quarters beside hours make the same complete day for figures and for factor groups', async () => {
  await instead([['09:00', 60], ...QUARTERS]);
  expect(await days()).toEqual({ figures: 363, groups: 363 });
});

test('an hour over which a quarter stands, too, counts for neither, though nobody uses the quarter', async () => {
  await instead([
    ['09:00', 60],
    ['10:00', 60],
    ['10:15', 15],
  ]);
  await testApi().query("update counts set suspect_id = 1 where ts = '2012-05-02 10:15'");
  expect(await days()).toEqual({ figures: 362, groups: 362 });
});
