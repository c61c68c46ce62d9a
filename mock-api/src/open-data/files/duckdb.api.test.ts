import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as DuckDb from '@duckdb/node-api';
import { strFromU8, unzipSync } from 'fflate';
import { testApi } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { OPEN_DATA_PATH, publicFiles } from '../store/snapshot.ts';

// months of counts go out
jest.setTimeout(120_000);

/** Null where there is no DuckDB for the machine: the tests are listed as skipped then, never as passed. */
function loaded(): typeof DuckDb | null {
  try {
    return createRequire(import.meta.url)('@duckdb/node-api') as typeof DuckDb;
  } catch {
    return null;
  }
}
const duckdb = loaded();
const withDuckDb = duckdb ? test : test.skip;

const SITE = 'http://count-exchange.test';
/** What was fetched lies here under the path of its address: DuckDB needs an extension from elsewhere to fetch it itself. */
const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-duckdb-'));
let connection: DuckDb.DuckDBConnection | null = null;

beforeAll(async () => {
  await testApi().reset();
  await letOut(AU, { first_month: '2025-01-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
  if (duckdb) connection = await (await duckdb.DuckDBInstance.create()).connect();
});
afterAll(() => {
  connection?.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

/** Fetches what stands at an address, wherever that leads. */
async function fetched(address: string): Promise<Response> {
  const answer = await testApi().fetch(new Request(SITE + address));
  const to = answer.headers.get('location');
  return to === null ? answer : fetched(to);
}

/** Keeps what stands at an address under its path; answers where. */
async function keep(address: string): Promise<string> {
  const answer = await fetched(address);
  expect([address, answer.status]).toEqual([address, 200]);
  const to = path.join(folder, address);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, new Uint8Array(await answer.arrayBuffer()));
  return to;
}

type Row = Record<string, string | number | null>;
async function ask(query: string): Promise<Row[]> {
  if (!connection) throw new Error('no DuckDB');
  return (await connection.runAndReadAll(query)).getRowObjectsJson() as unknown as Row[];
}

/** The totals by month of a station's certified counts, as the counts say; what a mark keeps out is not among them. */
const certified = () =>
  testApi().query<{ month: string; total: number; rows: number }>(
    `select to_char(ts, 'YYYY-MM') as month, sum(count) filter (where not coalesce(x.excludes, false))::int as total, count(*)::int as rows
     from counts c left join suspects x on x.id = c.suspect_id
     where c.station_id = (select id from stations where station_id_tmg = $1)
       and c.certification_id in (select id from certifications where status = 'done') and ts >= '2025-01-01' and ts < '2026-01-01'
     group by 1 order by 1`,
    [AU],
  );

/** The same as a query has answered it. */
const monthly = (rows: readonly Row[], of: string) =>
  rows
    .map((row) => ({
      month: String(row.month).slice(0, 7),
      total: Number(row[of]),
      station: row.station_id,
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));

const told = async () => (await certified()).map(({ month, total }) => ({ month, total, station: AU }));

/** A query with the addresses that stand in it fetched first. */
async function askAsWritten(query: string, site: string): Promise<Row[]> {
  for (const [, address = ''] of query.matchAll(new RegExp(`'${site}(/[^']+)'`, 'g'))) await keep(address);
  return ask(query.replaceAll(`'${site}/`, `'${folder}/`));
}

withDuckDb('the query of the guide answers what is certified', async () => {
  const guide = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, query = ''] = /In DuckDB:\n\n```sql\n([^]*?)```/.exec(guide) ?? [];
  const rows = await askAsWritten(query, 'https://counts.example');
  expect(rows.length).toBeGreaterThan(6);
  expect(monthly(rows, 'people')).toEqual(await told());
});

withDuckDb('the query on the page of all files answers what is certified', async () => {
  const page = await (await fetched('/public/data')).text();
  const [, written = ''] = /<code>(SELECT [^]*?)<\/code>/.exec(page) ?? [];
  const query = written.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const [, site = ''] = /'(https?:\/\/[^/']+)\//.exec(query) ?? [];
  expect(monthly(await askAsWritten(query, site), 'total')).toEqual(await told());
});

withDuckDb('pieces under the names of partitions are one table with their agency and year', async () => {
  const pieces = (await publicFiles(testApi().db)).flatMap(({ partition }) => partition ?? []);
  expect(pieces.length).toBeGreaterThan(0);
  for (const piece of pieces) await keep(piece);
  const all = path.join(folder, OPEN_DATA_PATH, 'agency=*/year=*/*.parquet');
  const rows = await ask(`select agency, year, station_id, strftime(start_local, '%Y-%m') as month,
    sum(count) as total, count(*) as n from read_parquet('${all}', hive_partitioning = true) group by all`);
  expect(new Set(rows.map(({ agency, year }) => `${agency} ${year}`))).toEqual(new Set(['3 2025']));
  expect(monthly(rows, 'total')).toEqual(await told());
  const counted = await certified();
  expect(rows.reduce((sum, { n }) => sum + Number(n), 0)).toBe(
    counted.reduce((sum, one) => sum + one.rows, 0),
  );
});

withDuckDb('the columns have the types that the guide says', async () => {
  const table = await keep(`${OPEN_DATA_PATH}/agencies/3/2025/latest/counts.parquet`);
  const columns = await ask(`describe select * from read_parquet('${table}')`);
  expect(columns.map((column) => [column.column_name, column.column_type])).toEqual([
    ['station_id', 'VARCHAR'],
    ['flow_id', 'VARCHAR'],
    ['start_local', 'TIMESTAMP'],
    ['utc_offset_minutes', 'INTEGER'],
    ['interval_minutes', 'INTEGER'],
    ['count', 'INTEGER'],
    ['quality', 'VARCHAR'],
    ['factor', 'DOUBLE'],
  ]);
  const known = await ask(
    `select decode(key) as key, decode(value) as value from parquet_kv_metadata('${table}')`,
  );
  expect(known).toContainEqual({ key: 'license', value: 'CC-BY-4.0' });
});

withDuckDb('the CSV files of a station and of an agency hold the same as the table', async () => {
  const table = await keep(`${OPEN_DATA_PATH}/agencies/3/2025/latest/counts.parquet`);
  const csv = await keep(`${OPEN_DATA_PATH}/stations/${AU}/2025/latest/counts.csv`);
  const zip = await keep(`${OPEN_DATA_PATH}/agencies/3/2025/latest/counts.zip`);
  const unpacked = path.join(folder, 'unpacked.csv');
  writeFileSync(unpacked, strFromU8(unzipSync(readFileSync(zip))['counts.csv'] ?? new Uint8Array()));
  const columns = 'station_id, flow_id, start_local, utc_offset_minutes, interval_minutes, count, quality';
  for (const file of [csv, unpacked]) {
    const [row] = await ask(`select count(*) as n from (
      (select ${columns} from read_csv('${file}') except all select ${columns} from read_parquet('${table}'))
      union all
      (select ${columns} from read_parquet('${table}') except all select ${columns} from read_csv('${file}')))`);
    expect(row).toEqual({ n: '0' });
  }
});
