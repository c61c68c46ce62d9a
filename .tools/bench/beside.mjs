// An unrelated call while a TMAS pre-flight or a certification of a large station runs, as a ratio to the same call of an
// idle server; embedded, and on PostgreSQL where this machine has one. Embedded, a certification is one transaction on
// the one connection: who calls meanwhile waits for its end, so that row has no limit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../mock-api/src/db/pglite.ts';
import { openPostgres } from '../../mock-api/src/db/postgres.ts';
import { refreshDaysCount } from '../../mock-api/src/areas/stations/days-count.sql.ts';
import { startPostgres } from '../postgres.mjs';
import { signedIn, startServer } from './bench-host.mjs';
import { median, percentile } from './figures.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 2;
const STATION = 'XX0000';
const YEARS = [2016, 2017, 2018];
const IDLE_CALLS = 40;

export async function measure() {
  const rows = await measureOn('embedded', {}, { preflight: 30 });
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
    const row = (what, times, limit) => ({
      what: `an unrelated call during a ${what}, p95, ${kind}`,
      value: percentile(times, 95) / median(idle),
      unit: '×',
      limit,
    });
    return [
      row('pre-flight', preflight, limits.preflight),
      row('certification', certification, limits.certification),
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
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select $1, 'flow ' || n, '3', (1 + n / 2)::text, case when n % 2 = 0 then '1' else '5' end, '9'
     from generate_series(0, 3) n`,
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
  await db.transaction((tx) => refreshDaysCount(tx, id));
  await db.exec('analyze');
  await db.close();
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
