import Papa from 'papaparse';
import { steadfastgateCounts } from '../../db/seed/steadfastgate.ts';
import { forgetSignIns, request, signIn, testApi } from '../../testing/index.ts';
import { CUSTOM, imported } from '../imports/import-files.ts';

// Months of a real counter are thousands of counts.
jest.setTimeout(60_000);

const fresh = async () => {
  await testApi().reset();
  forgetSignIns();
};
beforeEach(fresh);

const CHANNELS = ['channel_1', 'channel_2'];
const IMPORT = { interval: 60, headers: CHANNELS } as const;

/** A file of BP/CX Custom from cells by time, one column for each channel. */
function fileOf(cells: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...cells].map(([time, counts]) => [time, ...counts].join(','));
  return `${['Date', ...CHANNELS].join(',')}\n${lines.join('\n')}\n`;
}

/** The spring of a real counter, the day of the change of the clocks in it. */
function realFile(): string {
  const cells = new Map<string, string[]>();
  for (const { ts, flow, count } of steadfastgateCounts()) {
    if (ts < '2010-03-01' || ts >= '2010-05-01') continue;
    const row = cells.get(ts) ?? ['', ''];
    row[flow] = String(count ?? '');
    cells.set(ts, row);
  }
  return fileOf(cells);
}

const stored = () =>
  testApi().query<{ ts: string; flow_id: number; count: number | null }>(
    `select c.ts, c.flow_id, c.count, c.interval_minutes from counts c join stations s on s.id = c.station_id
     where s.station_id_tmg = '${CUSTOM}' order by c.ts, c.flow_id`,
  );

/** The rows of a CSV export of the station. */
async function exported(): Promise<Record<string, string>[]> {
  const order = {
    stations: [CUSTOM],
    count_types: [],
    count_methods: [],
    travel_directions: [],
    fromDate: '03/01/2010',
    toDate: '04/30/2010',
    countData: true,
    stationMetadata: false,
  };
  expect((await request('POST /export/prepare-csv', { body: order }, 'user')).status).toBe(200);
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'user');
  const response = await testApi().fetch(
    new Request(`http://count-exchange.test${reply[0]?.download ?? ''}`, {
      headers: { authorization: `Bearer ${await signIn('user')}` },
    }),
  );
  const text = await response.text();
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

test('counts that were imported, certified and exported are the same when they are imported elsewhere', async () => {
  const before = await stored();
  expect(before).toEqual([]);
  expect((await imported(realFile(), IMPORT)).status).toBe('done');
  await request('POST /counts/certify', { body: { flowid_txdot: CUSTOM } }, 'user');
  await testApi().runJobs();
  const counts = await stored();
  expect(counts.length).toBeGreaterThan(2800);
  const rows = await exported();
  expect(rows).toHaveLength(counts.length);

  const flows = [...new Set(rows.map((row) => row['flowid_txdot'] ?? ''))];
  expect(flows).toHaveLength(2);
  const cells = new Map<string, string[]>();
  for (const { date = '', flowid_txdot = '', count = '' } of rows) {
    const row = cells.get(date) ?? ['', ''];
    row[flows.indexOf(flowid_txdot)] = count;
    cells.set(date, row);
  }
  await fresh();
  expect(await stored()).toEqual([]);
  expect((await imported(fileOf(cells), IMPORT)).status).toBe('done');
  expect(await stored()).toEqual(counts);
});
