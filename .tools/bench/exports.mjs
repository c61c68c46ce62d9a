// A CSV of a million certified counts beside COPY … TO of the same rows, and annual averages of a hundred stations with
// three years of four hourly flows each (10.5 million counts); on PostgreSQL, from a server that this machine has.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { root } from '../project.mjs';
import { signedIn, startServer } from './bench-host.mjs';
import { median } from './figures.mjs';

const require = createRequire(join(root, 'mock-api/package.json'));
const { Client } = require('pg');
const { to: copyTo } = require('pg-copy-streams');

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 1;
const ROWS = 1_000_000;
const CSV = 'XX0000';
const REPEATS = 5;

export async function measure() {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('    no PostgreSQL on this machine: exports are not measured');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  const env = { DATABASE_URL: postgres.url };
  let server;
  try {
    server = await startServer(PORT, folder, env);
    await server.stop();
    const db = new Client({ connectionString: postgres.url });
    await db.connect();
    await addStations(db);
    server = await startServer(PORT, folder, env);
    const call = await signedIn('super@example.org', PORT);
    // the CSV first: the peak of memory is to be its own
    const rows = [...(await measureCsv(call, db, server.pid)), ...(await measureAverages(call))];
    await db.end();
    return rows;
  } finally {
    await server?.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A station with a million counts at 15 minutes, and a hundred with three years of hourly ones. */
async function addStations(db) {
  await db.query(
    `insert into stations (station_id_tmg, draft, agency_id, station_name, time_zone)
     select 'XX' || lpad(n::text, 4, '0'), false, 1, 'Bench ' || n, 'America/Chicago' from generate_series(0, 100) n`,
  );
  await db.query(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select s.id, 'Flow ' || d, '3', '2', d::text, '9' from stations s, generate_series(1, 4) d
     where s.station_id_tmg like 'XX%'`,
  );
  const insert = `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)`;
  await db.query(
    `${insert} select f.station_id, t, f.id, (extract(epoch from t)::bigint / 60 * f.id % 97)::int, 15, 1
     from flows f join stations s on s.id = f.station_id and s.station_id_tmg = '${CSV}',
       generate_series(timestamp '2010-01-01', timestamp '2010-01-01' + interval '15 minutes' * ${ROWS / 4 - 1}, '15 minutes') t`,
  );
  const { rows: stations } = await db.query(
    `select id from stations where station_id_tmg like 'XX%' and station_id_tmg <> '${CSV}' order by id`,
  );
  for (const { id } of stations) {
    await db.query(
      `${insert} select f.station_id, t, f.id, (extract(epoch from t)::bigint / 60 * f.id % 97)::int, 60, 1
       from generate_series(timestamp '2022-01-01', timestamp '2024-12-31 23:00', '1 hour') t, flows f
       where f.station_id = $1`,
      [id],
    );
  }
  await db.query('analyze');
}

async function measureAverages(call) {
  const timed = async () => {
    const start = performance.now();
    await call('/stations?report=aadt');
    return (performance.now() - start) / 1000;
  };
  const [fresh, cached] = [[], []];
  for (let i = 0; i < REPEATS; i += 1) {
    await call('/admin/cache-clear');
    fresh.push(await timed());
    cached.push(await timed());
  }
  return [
    {
      what: 'averages of 100 stations × 4 flows × 3 years, hourly',
      value: median(fresh),
      unit: 's',
      limit: 2,
    },
    { what: 'the same again, cached', value: median(cached), unit: 's' },
  ];
}

async function measureCsv(call, db, pid) {
  const times = { csv: [], copy: [] };
  for (let i = 0; i < REPEATS; i += 1) {
    times.csv.push(await exportCsv(call));
    times.copy.push(await copyOut(db));
  }
  const copy = median(times.copy);
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return [
    {
      what: `CSV of ${ROWS.toLocaleString('en-US')} certified counts`,
      value: median(times.csv),
      unit: 's',
      reference: { what: 'COPY … TO of the same rows', value: copy },
    },
    { what: "its rate as a share of COPY's", value: copy / median(times.csv), unit: '×', least: 0.6 },
    { what: 'memory of the server at its peak', value: Number(peak) / 1024, unit: 'MB', limit: 250 },
  ];
}

/** Seconds from the order to the file. */
async function exportCsv(call) {
  const start = performance.now();
  const narrow = { count_types: [], count_methods: [], travel_directions: [] };
  const body = { stations: [CSV], ...narrow, fromDate: '01/01/2010', toDate: '12/31/2019' };
  const { export: made } = await call('/export/prepare-csv', {
    body: { ...body, countData: true, stationMetadata: false },
  });
  for (;;) {
    const found = (await call('/exports')).find(({ id }) => id === made.id);
    if (found.status === 'failed') throw new Error(found.message);
    if (found.status === 'done') {
      if (found.rows !== ROWS) throw new Error(`${found.rows} rows instead of ${ROWS}`);
      return (performance.now() - start) / 1000;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function copyOut(db) {
  const start = performance.now();
  const stream = db.query(
    copyTo(`copy (select c.* from counts c join stations s on s.id = c.station_id
      where s.station_id_tmg = '${CSV}' and c.certification_id is not null order by c.ts, c.flow_id) to stdout (format csv)`),
  );
  for await (const piece of stream) void piece;
  return (performance.now() - start) / 1000;
}
