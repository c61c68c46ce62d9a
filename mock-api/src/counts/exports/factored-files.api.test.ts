import { strFromU8, unzipSync } from 'fflate';
import { certifySteadfastgate, EMPTY_STATION } from '../../testing/figures/certified-steadfastgate.ts';
import { bodyOf, CUSTOM, imported } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { built, fetchFile, ordered } from '../../testing/ordered-export.ts';

// the year of a real counter is thousands of counts
jest.setTimeout(60_000);

const TOLD =
  'Factors stand beside the counts in the file. They are not imported: counts come in as they were counted.';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Approves a factor for all flows of a station. */
const addFactors = (station: string, value: number) =>
  testApi().query(
    `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, created_at)
     select f.station_id, f.id, $2, $2::float8 - 0.04, $2::float8 + 0.04, '2010-01-01', 'Two walk side by side', 'approved',
       'Uma Castillo', now() from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1`,
    [station, value],
  );
const storedOf = (station: string) =>
  testApi().query<{ ts: string; flow_id: number; count: number | null }>(
    `select c.ts, c.flow_id, c.count from counts c join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 order by c.ts, c.flow_id`,
    [station],
  );

test('a file with factors that is imported where it came from changes nothing, and says that factors are not taken', async () => {
  await addFactors('AU0002', 1.25);
  const { text, rows } = await built({ factors: true });
  expect(rows.some((row) => Number(row['factored_count']) > Number(row['count']))).toBe(true);
  const before = await storedOf('AU0002');
  const { status, result } = await imported(text, { station: 'AU0002', vendor: '1', interval: 60 });
  expect([status, result?.added, result?.replaced]).toEqual(['done', 0, 0]);
  expect(result?.warnings).toContain(TOLD);
  expect(await storedOf('AU0002')).toEqual(before);
});

test('imported elsewhere, the counts are those that were counted, not the factored ones', async () => {
  await addFactors('AU0002', 1.25);
  const { text, rows } = await built({ factors: true });
  const body = await bodyOf(text, { interval: 60 });
  const { reply: preview } = await request('POST /counts/import/preview', { body }, 'user');
  expect(preview.warnings).toContain(TOLD);
  const { status, result } = await imported(text, { interval: 60 });
  expect([status, result?.added]).toEqual(['done', rows.length]);
  const headers = [...new Set(rows.map((row) => row['flow_name']))];
  const ids = body.channels.map(({ id }) => id);
  const expected = rows.map((row) => ({
    ts: row['date'],
    flow_id: ids[headers.indexOf(row['flow_name'])],
    count: row['count'] === '' ? null : Number(row['count']),
  }));
  const keyOf = (one: object) => JSON.stringify(one);
  expect((await storedOf(CUSTOM)).map(keyOf).toSorted()).toEqual(expected.map(keyOf).toSorted());
});

/** The text of the TMAS count file of a year. */
async function tmas(): Promise<string> {
  const body = { fromDate: '01/01/2011', toDate: '12/31/2011', stations: [EMPTY_STATION] };
  expect((await request('POST /export/prepare-tmas', { body }, 'super')).status).toBe(200);
  await testApi().runJobs();
  const [latest] = await ordered('super');
  const response = await fetchFile(latest?.download ?? '', 'super');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const [name = ''] = Object.keys(files).filter((one) => one.includes('counts'));
  return strFromU8(files[name] ?? new Uint8Array());
}

test('TMAS never multiplies: its counts are the same to the letter, whatever factor holds', async () => {
  await certifySteadfastgate(['2011']);
  const plain = await tmas();
  expect(plain.split('\r\n').length).toBeGreaterThan(700);
  await addFactors(EMPTY_STATION, 1.3);
  expect(await tmas()).toBe(plain);
});
