// Figures of 400 flows over five years in the embedded database: the statewide list cold, of a server that was just started, and
// warm, and its file. The list reads what is kept of counts (days and months), and the counts themselves where a flow counts by
// quarters of an hour and a day is not whole. So the last year has its counts, every tenth station's at 15 minutes and the others' by
// the hour; the four years before it have what is kept alone. All five years of all flows at 15 minutes would be 70 million counts.
import { openEmbedded } from '../../mock-api/src/platform/db/pglite.ts';
import { call, signIn, withFilled } from './bench-host.mjs';
import { median } from './figures.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 1;
const STATIONS = 100;
const FIRST_YEAR = 2020;
const LAST_YEAR = 2024;
const REPEATS = 5;
/** Milliseconds. */
const LIMITS = { cold: 5000, warm: 1000 };
/** Every so many-th station counts at 15 minutes. */
const QUARTERLY = 10;

export const measure = () =>
  withFilled(PORT, fillYears, async () => years(await signIn('super@example.org', PORT)));

/** The list of each year, cold and warm. */
async function years(token) {
  const timed = async (year) => {
    const start = performance.now();
    const { rows } = await call(token, `/figures?year=${year}`, {}, PORT);
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
    row('a year with its counts, cold', cold, LIMITS.cold),
    row('a year, warm, p50', median(warm), LIMITS.warm),
    row('another of the five years, cold, worst', Math.max(...others), LIMITS.cold),
    row('the file of the year, warm', await fileOf(token), LIMITS.warm),
  ];
}

/** How long the year's file takes. */
async function fileOf(token) {
  const start = performance.now();
  const response = await fetch(
    `http://localhost:${PORT}/api/export/figures?year=${LAST_YEAR}&station_name=Bench`,
    { headers: { Authorization: `Bearer ${token}` } },
  );
  const text = await response.text();
  const ms = performance.now() - start;
  const lines = text.trim().split('\r\n').length - 1;
  if (lines !== 3 * STATIONS) throw new Error(`${lines} lines of ${3 * STATIONS}`);
  return ms;
}

/** A hundred stations of two bicycle and two pedestrian flows; a day in 30 is missing, one in 60 lacks half its hours. */
async function fillYears(folder) {
  const started = performance.now();
  const db = await openEmbedded(folder);
  try {
    await addFlows(db);
    await keepSums(db);
    for (let station = 1; station <= STATIONS; station += 1) await addCounts(db, station);
    await db.exec('vacuum counts');
    await db.exec('analyze');
    const [{ counts }] = /** @type {{ counts: number }[]} */ (
      await db.query(
        `select count(*)::int as counts from counts c join stations s on s.id = c.station_id where s.station_id_tmg like 'XX%'`,
      )
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`  filled ${(counts / 1e6).toFixed(1)} million counts in ${seconds} s`);
  } finally {
    await db.close();
  }
}

const OURS = `flows f join stations s on s.id = f.station_id and s.station_id_tmg like 'XX%'`;

async function addFlows(db) {
  await db.query(
    `insert into stations (station_id_tmg, draft, agency_id, station_name, time_zone, latitude, longitude)
     select 'XX' || lpad(n::text, 4, '0'), false, 1, 'Bench ' || n, 'America/Chicago', 30, -97 from generate_series(1, ${STATIONS}) n`,
  );
  await db.query(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select s.id, 'Flow ' || d, '3', (1 + d % 2)::text, case when d < 2 then '1' else '5' end, '9'
     from stations s, generate_series(0, 3) d where s.station_id_tmg like 'XX%'`,
  );
  await db.query(
    `insert into certifications (station_id, user_id, requested_by, requested_at, status, finished_at)
     select s.id, u.id, u.name, now(), 'done', now() from stations s, users u
     where s.station_id_tmg like 'XX%' and u.email = 'super@example.org'`,
  );
  await db.query(
    `insert into certified_revisions (station_id, revision) select id, 1 from stations where station_id_tmg like 'XX%'`,
  );
}

/** Whether a day of a flow has half its hours alone, and whether it is missing. */
const HALF = `(extract(doy from d)::int + f.id) % 60 = 7`;
const MISSING = `(extract(doy from d)::int + f.id) % 30 = 3`;

/** What is kept of counts: days and months of the years whose counts are not there. */
async function keepSums(db) {
  const before = [`${FIRST_YEAR}-01-01`, `${LAST_YEAR - 1}-12-31`];
  await db.query(
    `insert into count_months (station_id, flow_id, month, counts, shortest, longest)
     select f.station_id, f.id, m::date, 700, 60, 60 from ${OURS}, generate_series($1::date, $2::date, '1 month') m`,
    before,
  );
  await db.query(
    `insert into certified_days (station_id, flow_id, day, minutes, total)
     select f.station_id, f.id, d::date, case when ${HALF} then 720 else 1440 end,
       200 + (extract(epoch from d)::bigint / 86400 * 7919 + f.id * 104729) % 300
     from ${OURS}, generate_series($1::date, $2::date, '1 day') d where not (${MISSING})`,
    before,
  );
}

/** The counts of a station's last year; the database keeps their days and months. */
async function addCounts(db, station) {
  const minutes = station % QUARTERLY === 0 ? 15 : 60;
  const id = `XX${String(station).padStart(4, '0')}`;
  await db.query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select f.station_id, t, f.id, (extract(hour from t)::int * 7 + extract(doy from t)::int + f.id) % 23, $2::int,
         (select max(id) from certifications where station_id = f.station_id)
       from flows f join stations s on s.id = f.station_id and s.station_id_tmg = $1,
         generate_series('${LAST_YEAR}-01-01'::timestamp, '${LAST_YEAR}-12-31 23:59', make_interval(mins => $2::int)) t,
         date_trunc('day', t) d
       where not (${MISSING}) and (extract(hour from t) < 12 or not (${HALF})) order by t, f.id`,
    [id, minutes],
  );
}
