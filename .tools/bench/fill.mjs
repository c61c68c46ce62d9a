// BENCH_COUNTS=10000000: as many counts more, at stations of four hourly flows and three years each.
import { openEmbedded } from '../../mock-api/src/platform/db/pglite.ts';
import { openPostgres } from '../../mock-api/src/platform/db/postgres.ts';
import { refreshDaysCount } from '../../mock-api/src/counts/store/days-count.sql.ts';
import { mendKept } from '../../mock-api/src/counts/store/kept-sums.sql.ts';

const HOURS = 3 * 365 * 24;

/** Adds what is missing to the stations of the bench, each with so many hours; the server must not run on an embedded folder meanwhile. */
export async function fill(folder, counts, address = process.env.DATABASE_URL, hours = HOURS) {
  const db = address ? openPostgres(address) : await openEmbedded(folder);
  try {
    const wanted = Math.ceil(counts / (4 * hours));
    const [{ made }] = /** @type {{ made: number }[]} */ (
      await db.query(`select count(*)::int as made from stations where station_id_tmg like 'BE%'`)
    );
    for (let at = made; at < wanted; at += 1) await db.transaction((tx) => addStation(tx, at, hours));
    if (made >= wanted) return;
    // not in one call: that would be one transaction, in which nothing can be vacuumed
    await db.exec('vacuum counts');
    await db.exec('analyze');
  } finally {
    await db.close();
  }
}

async function addStation(tx, at, hours) {
  const [{ id }] = await tx.query(
    `insert into stations (station_id_tmg, draft, agency_id, station_name)
     select $1, false, agency_id, 'Bench ' || $1 from users where email = 'admin@example.org' returning id`,
    [`BE${String(at).padStart(4, '0')}`],
  );
  await tx.query(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
     select $1, 'flow ' || n, '3', (1 + n % 2)::text, case when n < 2 then '1' else '5' end, '9' from generate_series(0, 3) n`,
    [id],
  );
  const [{ certification }] = await tx.query(
    `insert into certifications (station_id, user_id, requested_by, requested_at, status, finished_at)
     select $1, id, name, now(), 'done', now() from users where email = 'admin@example.org' returning id as certification`,
    [id],
  );
  // the last year waits for review
  await tx.query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select $1, '2023-01-01'::timestamp + h * interval '1 hour', f.id,
       (greatest(0, 20 - abs(h % 24 - 14) * 2) * (1 + (h * 7919 + f.id * 104729) % 5))::int, 60, case when h < $2 * 2 / 3 then $3::int end
     from generate_series(0, $2 - 1) h cross join (select id from flows where station_id = $1) f order by 2, 3`,
    [id, hours, certification],
  );
  // these counts came past the writer, which keeps the sums
  await mendKept(tx, id);
  await refreshDaysCount(tx, id);
}
