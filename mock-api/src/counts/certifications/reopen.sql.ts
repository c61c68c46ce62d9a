import { addDays } from 'shared-domain';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { bigint, int, wallClock } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
import { reopenStretch } from '../store/counts-writer.sql.ts';

/** Which days of a station are reopened, by whom and why. */
export type Reopening = {
  stationId: number;
  user: { id: number; name: string };
  at: Date;
  minDate: string;
  maxDate: string;
  reason: string;
};

/** Takes the counts of some days out of certification and notes it in the ledger; answers how many, 0 for none. */
export async function reopenCounts(db: Transaction, reopening: Reopening): Promise<number> {
  const { stationId, minDate, maxDate } = reopening;
  const until = addDays(maxDate, 1);
  // who certified them is only known before they are freed
  const taken = await readRows(
    db,
    shape({ certification_id: int, counts: bigint, first: wallClock, last: wallClock }),
    `select certification_id, count(*) as counts, min(ts) as first, max(ts) as last from counts
     where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and ${certified()}
     group by certification_id`,
    [stationId, minDate, until],
  );
  if (taken.length === 0) return 0;
  await reopenStretch(db, { stationId, from: minDate, until });
  for (const { certification_id, counts } of taken) {
    await db.query('update certifications set reopened = reopened + $3 where station_id = $1 and id = $2', [
      stationId,
      certification_id,
      counts,
    ]);
  }
  const counts = taken.reduce((sum, one) => sum + one.counts, 0);
  const firsts = taken.map(({ first }) => first).toSorted();
  const lasts = taken.map(({ last }) => last).toSorted();
  await insertReopening(db, reopening, { counts, first: firsts[0] ?? '', last: lasts.at(-1) ?? '' });
  return counts;
}

async function insertReopening(
  db: Queryable,
  { stationId, user, at, reason, minDate, maxDate }: Reopening,
  { counts, first, last }: { counts: number; first: string; last: string },
): Promise<void> {
  await db.query(
    `insert into reopenings (station_id, user_id, requested_by, requested_at, reason, first_day, last_day, first_ts, last_ts, counts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [stationId, user.id, user.name, at.toISOString(), reason, minDate, maxDate, first, last, counts],
  );
}
