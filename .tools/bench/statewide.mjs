// Figures of 400 flows over five years in the embedded database: the statewide list cold, of a server that was just started, and
// warm. What the list reads is filled in as the writer keeps it (days and months), not counts: 17.5 million of them would take hours.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../mock-api/src/platform/db/pglite.ts';
import { signedIn, startServer } from './bench-host.mjs';
import { median } from './figures.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 1;
const STATIONS = 100;
const FIRST_YEAR = 2020;
const LAST_YEAR = 2024;
const REPEATS = 5;
/** Milliseconds. */
const LIMITS = { cold: 5000, warm: 1000 };

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  let server;
  try {
    server = await startServer(PORT, folder);
    await server.stop();
    server = undefined;
    await fillDays(folder);
    server = await startServer(PORT, folder);
    const call = await signedIn('super@example.org', PORT);
    const timed = async (year) => {
      const start = performance.now();
      const { rows } = await call(`/figures?year=${year}`);
      const ms = performance.now() - start;
      const ours = rows.filter(({ station_id_tmg }) => station_id_tmg.startsWith('XX'));
      if (ours.length !== 3 * STATIONS) throw new Error(`${ours.length} rows of ${3 * STATIONS}`);
      return ms;
    };
    const cold = await timed(LAST_YEAR);
    const warm = [];
    for (let at = 0; at < REPEATS; at += 1) warm.push(await timed(LAST_YEAR));
    const others = [];
    for (let year = FIRST_YEAR + 1; year < LAST_YEAR; year += 1) others.push(await timed(year));
    const row = (what, value, limit) => ({ what: `figures of 400 flows, ${what}`, value, unit: 'ms', limit });
    return [
      row('a year, cold', cold, LIMITS.cold),
      row('a year, warm, p50', median(warm), LIMITS.warm),
      row('another of the five years, cold, worst', Math.max(...others), LIMITS.cold),
    ];
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A hundred stations of two bicycle and two pedestrian flows; a day in 30 is missing, one in 60 lacks half its hours. */
async function fillDays(folder) {
  const db = await openEmbedded(folder);
  const span = [`${FIRST_YEAR}-01-01`, `${LAST_YEAR}-12-31`];
  try {
    await db.query(
      `insert into stations (station_id_tmg, draft, agency_id, station_name, time_zone, latitude, longitude)
       select 'XX' || lpad(n::text, 4, '0'), false, 1, 'Bench ' || n, 'America/Chicago', 30, -97 from generate_series(1, ${STATIONS}) n`,
    );
    await db.query(
      `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
       select s.id, 'Flow ' || d, '3', (1 + d % 2)::text, case when d < 2 then '1' else '5' end, '9'
       from stations s, generate_series(0, 3) d where s.station_id_tmg like 'XX%'`,
    );
    const flows = `flows f join stations s on s.id = f.station_id and s.station_id_tmg like 'XX%'`;
    await db.query(
      `insert into count_months (station_id, flow_id, month, counts, shortest, longest)
       select f.station_id, f.id, m::date, 700, 60, 60 from ${flows}, generate_series($1::date, $2::date, '1 month') m`,
      span,
    );
    await db.query(
      `insert into certified_days (station_id, flow_id, day, minutes, total)
       select f.station_id, f.id, d::date, case when (extract(doy from d)::int + f.id) % 60 = 7 then 720 else 1440 end,
         200 + (extract(epoch from d)::bigint / 86400 * 7919 + f.id * 104729) % 300
       from ${flows}, generate_series($1::date, $2::date, '1 day') d where (extract(doy from d)::int + f.id) % 30 <> 3`,
      span,
    );
    await db.query(
      `insert into certified_revisions (station_id, revision)
       select id, 1 from stations where station_id_tmg like 'XX%'`,
    );
    await db.exec('analyze');
  } finally {
    await db.close();
  }
}
