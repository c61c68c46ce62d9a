// An unrelated call while a TMAS pre-flight, a certification or an import of a large station runs, as a ratio to the same
// call of an idle server; embedded, and on PostgreSQL where this machine has one. Embedded, the counts of an import are
// written in one transaction on the one connection: who calls meanwhile waits for its end, so the longest wait is told too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../mock-api/src/platform/db/pglite.ts';
import { openPostgres } from '../../mock-api/src/platform/db/postgres.ts';
import { refreshDaysCount } from '../../mock-api/src/counts/store/days-count.sql.ts';
import { mendKept } from '../../mock-api/src/counts/store/kept-sums.sql.ts';
import { startPostgres } from '../postgres.mjs';
import { signedIn, startServer } from './bench-host.mjs';
import { median, percentile } from './figures.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 2;
const STATION = 'XX0000';
const YEARS = [2016, 2017, 2018];
const IDLE_CALLS = 40;
const FLOWS = 4;
/** Rows of the file that is imported, each a count of every flow. */
const FILE_ROWS = Number(process.env.BENCH_BESIDE_ROWS ?? 100_000);
const QUARTER = 15 * 60_000;

export async function measure() {
  const rows = await measureOn('embedded', {}, { preflight: 30, certification: 30 });
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('    no PostgreSQL on this machine: measured embedded alone');
    return rows;
  }
  try {
    const limits = { preflight: 10, certification: 10 };
    return [...rows, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }, limits))];
  } finally {
    postgres.stop();
  }
}

async function measureOn(kind, env, limits) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  let server = await startServer(PORT, folder, env);
  try {
    await server.stop();
    await addStation(env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : await openEmbedded(folder));
    server = await startServer(PORT, folder, env);
    const call = await signedIn('super@example.org', PORT);
    const idle = [];
    for (let at = 0; at < IDLE_CALLS; at += 1) idle.push(await timedCall(call));
    const asked = { stations: [STATION], fromDate: '01/01/2016', toDate: '12/31/2017' };
    const preflight = await beside(call, () => call('/export/check-tmas', { body: asked }));
    const certification = await beside(call, () => certify(call));
    const file = await upload(call);
    const importing = await beside(call, () => importFile(call, file));
    const row = (what, times, limit) => ({
      what: `an unrelated call during a ${what}, p95, ${kind}`,
      value: percentile(times, 95) / median(idle),
      unit: '×',
      limit,
    });
    const longest = (what, times) => ({
      what: `the longest wait of a call during the ${what}, ${kind}`,
      value: Math.max(...times) / 1000,
      unit: 's',
    });
    return [
      row('pre-flight', preflight, limits.preflight),
      row('certification', certification, limits.certification),
      row(`import of ${FILE_ROWS * FLOWS} counts`, importing),
      longest('certification', certification),
      longest('import', importing),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A station with three years of four flows at 15 minutes, the last year uncertified. */
async function addStation(db) {
  const [{ id }] = await db.query(
    `insert into stations (station_id_tmg, draft, agency_id, station_name)
     select $1, false, min(id), 'Bench' from agencies returning id`,
    [STATION],
  );
  await db.query(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code,
       vendor_code)
     select $1, 'flow ' || n, '3', (1 + n / 2)::text, case when n % 2 = 0 then '1' else '5' end, '9', '0'
     from generate_series(0, ${FLOWS - 1}) n`,
    [id],
  );
  for (const year of YEARS) {
    await db.query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select $1, t, f.id, (extract(epoch from t)::bigint / 900 * f.id % 97)::int, 15, case when t < '2018-01-01' then 1 end
       from generate_series($2::timestamp, $2::timestamp + interval '1 year' - interval '15 minutes', '15 minutes') t,
         flows f where f.station_id = $1 order by 2, 3`,
      [id, `${year}-01-01`],
    );
  }
  // these counts came past the writer, which keeps the sums
  await db.transaction((tx) => mendKept(tx, id));
  await db.transaction((tx) => refreshDaysCount(tx, id));
  await db.exec('analyze');
  await db.close();
}

/** A generic file of the years before, uploaded; answers what its import asks for. */
async function upload(call) {
  const timeAt = (row) =>
    new Date(Date.UTC(2010, 0, 1) + row * QUARTER).toISOString().replace('T', ' ').slice(0, 19);
  const lines = Array.from(
    { length: FILE_ROWS },
    (_, row) => `${timeAt(row)},${row % 97},${row % 89},${row % 83},${row % 79}`,
  );
  const form = new FormData();
  form.append(
    'file',
    new Blob([['Date,A,B,C,D', ...lines, ''].join('\n')], { type: 'text/csv' }),
    'beside.csv',
  );
  const { file } = await call('/counts/upload', { body: form });
  const channels = await call('/stations/channels', { body: { station: STATION } });
  const mapped = channels.map(({ id }, at) => ({ id, header: 'ABCD'[at] }));
  return { file, vendor: '0', station: STATION, channels: mapped, interval: 15 };
}

async function importFile(call, body) {
  const { import: made } = await call('/counts/import', { body });
  for (;;) {
    const { status, result, message } = await call(`/imports/${made.id}`);
    if (status === 'failed') throw new Error(message);
    if (status === 'done' && result.added !== FILE_ROWS * FLOWS) throw new Error('Not every count was new.');
    if (status === 'done') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function timedCall(call) {
  const start = performance.now();
  await call('/user/session');
  return performance.now() - start;
}

/** How long each of the calls takes that are made one after the other while the work runs. */
async function beside(call, work) {
  const state = { done: false };
  const ended = work().finally(() => (state.done = true));
  const times = [];
  while (!state.done) times.push(await timedCall(call));
  await ended;
  return times;
}

async function certify(call) {
  await call('/counts/certify', { body: { flowid_txdot: STATION } });
  while ((await call(`/stations/${STATION}`)).certifying === 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
