import Papa from 'papaparse';
import {
  certifySteadfastgate,
  EMPTY_STATION,
  emptyFlows,
} from '../../testing/figures/certified-steadfastgate.ts';
import { forgetSignIns, request, signIn, testApi, type Persona } from '../../testing/index.ts';

// the years of a real counter are thousands of counts
jest.setTimeout(60_000);

const YEAR = 2011;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await certifySteadfastgate(['2010', '2011']);
});

type Query = Record<string, string>;

async function fetched(query: Query = {}, as: Persona = 'user', language = 'en'): Promise<Response> {
  const search = new URLSearchParams({ year: String(YEAR), ...query });
  return testApi().fetch(
    new Request(`http://count-exchange.test/api/export/figures?${search}`, {
      headers: { authorization: `Bearer ${await signIn(as)}`, 'accept-language': language },
    }),
  );
}
async function file(query: Query = {}, as: Persona = 'user', language = 'en') {
  const response = await fetched(query, as, language);
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const rows = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
  return { response, rows };
}
const table = async (as: Persona = 'user') =>
  (await request('GET /figures', { query: { year: YEAR } }, as)).reply.rows;
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);

/** A filled June of the first flow and a factor of the second, so that figures stand both ways. */
async function addLayers() {
  const [one, other] = await emptyFlows();
  await testApi().query(
    "delete from counts where flow_id = $1 and ts >= '2011-06-01' and ts < '2011-06-11'",
    [one!.id],
  );
  const days = Array.from({ length: 10 }, (_, at) => ({
    date: `2011-06-${String(at + 1).padStart(2, '0')}`,
    value: 100.25,
  }));
  await testApi().query(
    `insert into flow_fills (station_id, flow_id, year, method, pattern, members, days, error, user_name, made_at)
     values ($1, $2, 2011, 'day-of-year', 'commuter', 6, $3::text::jsonb, null, 'Uma Castillo', '2012-01-05T10:00:00Z')`,
    [one!.station_id, one!.id, JSON.stringify(days)],
  );
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, valid_from, reason, state, user_name, created_at)
     values ($1, $2, 1.25, '2010-05-01', 'Two walk side by side', 'approved', 'Uma Castillo', now())`,
    [other!.station_id, other!.id],
  );
}

test('the file has the rows of the table, and its sums are the table’s: plain figures, those with layers, days', async () => {
  await addLayers();
  const rows = await table();
  const { rows: lines, response } = await file();
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="2026-03-02 Figures of 2011.csv"',
  );
  expect(lines).toHaveLength(rows.length);
  const column = (name: string) => lines.map((line) => (line[name] === '' ? null : Number(line[name])));
  expect(sum(column('Figure'))).toBeCloseTo(sum(rows.map(({ value }) => value)), 8);
  expect(sum(column('Figure with factors and filled days'))).toBeCloseTo(
    sum(rows.map(({ layered }) => layered?.value ?? null)),
    8,
  );
  expect(sum(column('Complete days'))).toBe(sum(rows.map(({ sufficiency }) => sufficiency?.days ?? null)));
  expect(sum(column('Year before'))).toBeCloseTo(sum(rows.map(({ before }) => before)), 8);
  const own = lines.find((line) => line['Station ID'] === EMPTY_STATION)!;
  expect(own).toMatchObject({ Mode: 'AADP Pedestrians', County: 'Travis', 'Factor applied': '×1.25' });
  expect(Number(own['Filled share'])).toBeCloseTo(10 / 730, 8);
  // the layers do make another figure of it
  expect(own['Figure with factors and filled days']).not.toBe(own['Figure']);
});

test('it is narrowed, sorted and cut to columns as the table is, in the caller’s language', async () => {
  // the seed's own certified counts of this year are of every mode
  const of = { year: '2026', sort: 'mode' };
  const modesOf = async (query: Query) => (await file({ ...of, ...query })).rows.map((row) => row['Mode']);
  const modes = await modesOf({});
  expect(modes).toEqual(['AADB Bicycles', 'AADNT All non-motorized', 'AADP Pedestrians']);
  expect(await modesOf({ order: 'desc' })).toEqual(modes.toReversed());
  expect(await modesOf({ mode: 'all' })).toEqual([modes[1]]);
  expect(await modesOf({ station_name: 'nowhere' })).toEqual([]);
  const { rows } = await file({ ...of, columns: 'value,station_name' });
  expect(rows.map((row) => Object.keys(row))).toEqual(
    modes.map(() => ['Figure', 'Figure with factors and filled days', 'Station Name']),
  );
  const part = rows[0]?.['Station Name']?.slice(2, -2).toUpperCase() ?? '';
  expect(await modesOf({ station_name: part })).toEqual(modes);
  const spanish = (await file({ mode: 'pedestrian', columns: 'mode,grade' }, 'user', 'es')).rows;
  expect(spanish.length).toBeGreaterThan(0);
  expect(new Set(spanish.map((row) => row['Modo']))).toEqual(new Set(['AADP Peatones']));
});

test('a name that a spreadsheet would run is text in it', async () => {
  await testApi().query("update stations set station_name = '=1+1' where station_id_tmg = $1", [
    EMPTY_STATION,
  ]);
  const { rows } = await file({ columns: 'station_name' });
  expect(rows.map((row) => row['Station Name'])).toContain("'=1+1");
});

test('another agency gets its own figures alone, a super admin those of the agency asked for', async () => {
  const ids = (rows: Record<string, string>[]) => rows.map((row) => row['Station ID']);
  expect(ids((await file({}, 'houston')).rows).filter((id) => id?.startsWith('AU'))).toEqual([]);
  const [{ agency_id: austin } = { agency_id: 0 }] = await table();
  expect((await file({ agency_id: String(austin) }, 'houston')).rows).toEqual([]);
  expect(ids((await file({}, 'super')).rows)).toContain(EMPTY_STATION);
  expect(ids((await file({ agency_id: String(austin + 1) }, 'super')).rows)).not.toContain(EMPTY_STATION);
});

test('a year without counts is a file with its heads alone', async () => {
  const text = await (await fetched({ year: '1990', columns: 'mode,cells' })).text();
  expect(text.replace('\ufeff', '')).toBe('Mode,Cells of 84\r\n');
});

test.each<[string, Query]>([
  ['a column that there is none of', { columns: 'station_name,salary' }],
  ['an order by a column that there is none of', { sort: 'salary' }],
  ['a year of no calendar', { year: '99999' }],
  ['a name longer than any', { station_name: 'x'.repeat(501) }],
])('%s is refused', async (_what, query) => expect((await fetched(query)).status).toBe(422));
