// The uptime of a network: of 200 counters of four flows how much of the last full month is there, beside the list of their states. Every
// flow has its hours of that month. In the embedded database, or with DATABASE_URL in PostgreSQL.
import { mendKept } from '../../mock-api/src/counts/store/kept-sums.sql.ts';
import { openEmbedded } from '../../mock-api/src/platform/db/pglite.ts';
import { openPostgres } from '../../mock-api/src/platform/db/postgres.ts';
import { call, signIn, withFilled } from './bench-host.mjs';
import { fill } from './fill.mjs';
import { median } from './figures.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 3;
const STATIONS = Number(process.env.BENCH_UPTIME_STATIONS ?? 200);
const MONTHS = Number(process.env.BENCH_UPTIME_MONTHS ?? 1);
/** Milliseconds. */
const LIMIT = 1000;
const REPEATS = 5;

export function measure() {
  const filling = async (folder) => {
    await fill(folder, STATIONS * 4 * 24, process.env.DATABASE_URL, 24);
    await fillMonths(folder);
  };
  return withFilled(PORT, filling, async () => {
    const token = await signIn('admin@example.org', PORT);
    return [
      ...(await timed(token, 'uptime', '/network/uptime')),
      ...(await timed(token, 'states', '/network/health')),
    ];
  });
}

/** How long a call takes first, and then. */
async function timed(token, what, path) {
  const times = [];
  for (let at = 0; at <= REPEATS; at += 1) {
    const start = performance.now();
    const { stations } = await call(token, path, {}, PORT);
    times.push(performance.now() - start);
    const ours = stations.filter(({ station_id_tmg }) => station_id_tmg.startsWith('BE'));
    if (ours.length !== STATIONS) throw new Error(`${path}: ${ours.length} stations of ${STATIONS}`);
  }
  const [first, ...others] = times;
  const row = (when, value) => ({
    what: `network of ${STATIONS} counters: ${what}, ${when}`,
    value,
    unit: 'ms',
    limit: LIMIT,
  });
  return [row('first', first), row('p50', median(others))];
}

/** Gives the stations of the bench the hours of the last full month and of those before it. */
async function fillMonths(folder) {
  const address = process.env.DATABASE_URL;
  const db = address ? openPostgres(address) : await openEmbedded(folder);
  try {
    const stations = /** @type {{ id: number }[]} */ (
      await db.query(`select id from stations where station_id_tmg like 'BE%' order by id`)
    );
    for (const { id } of stations)
      await db.transaction(async (tx) => {
        await tx.query(
          `insert into counts (station_id, ts, flow_id, count, interval_minutes)
           select $1, t, f.id, 7, 60
           from generate_series(date_trunc('month', now()::timestamp) - $2 * interval '1 month',
               date_trunc('month', now()::timestamp) - interval '1 hour', interval '1 hour') t
             cross join (select id from flows where station_id = $1) f order by 2, 3`,
          [id, MONTHS],
        );
        // these counts came past the writer, which keeps the sums
        await mendKept(tx, id);
      });
    await db.exec('vacuum counts');
    await db.exec('analyze');
  } finally {
    await db.close();
  }
}
