import { strFromU8, unzipSync } from 'fflate';
import { certifySteadfastgate, EMPTY_STATION } from '../../testing/figures/certified-steadfastgate.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { built, fetchFile, ordered } from '../../testing/ordered-export.ts';
import { readCountRecord } from '../../testing/read-tmas.ts';

// the year of a real counter is thousands of counts
jest.setTimeout(60_000);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [flow] = await certifySteadfastgate(['2011']);
  // a day that an excluded count takes away, and one that lacks an hour
  await testApi().query(`update counts set suspect_id = 9 where flow_id = $1 and ts = '2011-04-06 08:00'`, [
    flow.id,
  ]);
  await testApi().query(`delete from counts where flow_id = $1 and ts = '2011-09-14 17:00'`, [flow.id]);
});

/** What was counted in an hour of a day of a flow, as a file tells it. */
type Line = { flow: string; date: string; count: number | null };

/** The mean of the 84 cells, by a way of its own: days with 24 counts alone. */
function averageOf(lines: readonly Line[]): number {
  const days = Map.groupBy(
    lines.filter(({ count }) => count !== null),
    ({ date }) => date,
  );
  const cells = new Map<string, number[]>();
  for (const [date, hours] of days) {
    if (hours.length !== 24) continue;
    const cell = `${date.slice(5, 7)} ${new Date(`${date}T00:00:00Z`).getUTCDay()}`;
    const total = hours.reduce((sum, { count }) => sum + (count ?? 0), 0);
    cells.set(cell, [...(cells.get(cell) ?? []), total]);
  }
  expect(cells.size).toBe(84);
  const means = [...cells.values()].map((some) => some.reduce((a, b) => a + b, 0) / some.length);
  return means.reduce((a, b) => a + b, 0) / 84;
}

const byFlow = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ flow }) => flow).values()].map(averageOf).toSorted((a, b) => a - b);

async function figures(): Promise<{ flows: number[]; value: number }> {
  const params = { stationId: EMPTY_STATION };
  const { reply } = await request('GET /figures/:stationId', { params, query: { year: 2011 } }, 'user');
  const flows = reply.flows.map(({ methods }) => methods[0]?.value ?? 0).toSorted((a, b) => a - b);
  return { flows, value: reply.figures.find(({ mode }) => mode === 'pedestrian')?.value ?? 0 };
}

const PERIOD = { fromDate: '01/01/2011', toDate: '12/31/2011' };

test('the CSV adds up to the figure', async () => {
  const { rows } = await built({ ...PERIOD, stations: [EMPTY_STATION] });
  const lines = rows.map((row) => ({
    flow: row['flowid_txdot'] ?? '',
    date: (row['date'] ?? '').slice(0, 10),
    count: row['count'] === '' || row['suspect_id'] !== '' ? null : Number(row['count']),
  }));
  const { flows, value } = await figures();
  expectNear(byFlow(lines), flows);
  expectNear(
    byFlow(lines).reduce((a, b) => a + b, 0),
    value,
  );
});

test('the TMAS file adds up to the figure', async () => {
  const body = { ...PERIOD, stations: [EMPTY_STATION] };
  expect((await request('POST /export/prepare-tmas', { body }, 'super')).status).toBe(200);
  await testApi().runJobs();
  const [latest] = await ordered('super');
  const response = await fetchFile(latest?.download ?? '', 'super');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const [name = ''] = Object.keys(files).filter((one) => one.includes('counts'));
  const lines = strFromU8(files[name] ?? new Uint8Array())
    .split('\r\n')
    .slice(0, -1)
    .flatMap((line): Line[] => {
      const { values, counts } = readCountRecord(line, 'pipe');
      const { year, month, day, direction_of_route, movement_direction } = values;
      return counts.map((count) => ({
        flow: `${direction_of_route} ${movement_direction}`,
        date: `${year}-${month}-${day}`,
        count,
      }));
    });
  const { flows, value } = await figures();
  expectNear(byFlow(lines), flows);
  expectNear(
    byFlow(lines).reduce((a, b) => a + b, 0),
    value,
  );
});

/** A flow over both directions of the station, counted by an instrument of its own: their sum in every hour. */
async function addCombined(): Promise<void> {
  await testApi().query(
    `with flow as (
       insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
       select station_id, 'Both directions', count_method_code, count_type_code, 9, street_side_code from flows
       where station_id = (select id from stations where station_id_tmg = $1) order by id limit 1
       returning id, station_id)
     insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select flow.station_id, c.ts, flow.id, sum(c.count), 60, 1 from counts c, flow
     where c.station_id = flow.station_id group by flow.station_id, c.ts, flow.id`,
    [EMPTY_STATION],
  );
}

test('beside single directions a flow over both is in the file, and is not added to the figure', async () => {
  const alone = await figures();
  await addCombined();
  const { rows } = await built({ ...PERIOD, stations: [EMPTY_STATION] });
  const lines = rows.map((row) => ({
    flow: row['flowid_txdot'] ?? '',
    date: (row['date'] ?? '').slice(0, 10),
    count: row['count'] === '' || row['suspect_id'] !== '' ? null : Number(row['count']),
  }));
  const { flows, value } = await figures();
  expectNear(value, alone.value);
  expect(flows).toHaveLength(3);
  expectNear(byFlow(lines), flows);
  const [, , combined = 0] = byFlow(lines);
  const singles = byFlow(lines).slice(0, 2);
  expectNear(
    singles.reduce((a, b) => a + b, 0),
    value,
  );
  // people of both directions stand in it once more
  expect(combined).toBeGreaterThan(Math.max(...singles));
});
