import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { unclaimed } from './certified.rules.ts';
import { piecesOf } from './pieces.ts';

/**
 * Writes a station's `days_count`: distinct days with counts not yet certified, null when there are none (C2). This file
 * is the only writer of that column; call it wherever counts were added, replaced or reopened, in the same transaction,
 * and before the station is written otherwise: counting takes its time, and locks nothing until it is done. Looking at
 * every count is the plan that never goes wrong: going from day to day by the index takes a hundred times as long where the
 * database has no statistics yet.
 */
export async function refreshDaysCount(db: Queryable, stationId: number): Promise<void> {
  await db.query(
    `update stations set days_count = (
       select nullif(count(distinct ts::date), 0)::int from counts where station_id = $1 and ${unclaimed()})
     where id = $1`,
    [stationId],
  );
}

/**
 * The same with a number that was read before, while the station's flag kept every writer out: counting a large station
 * takes the embedded database too long for the end of a job.
 */
export async function setDaysCount(db: Queryable, stationId: number, days: number): Promise<void> {
  await db.query('update stations set days_count = nullif($2::int, 0) where id = $1', [stationId, days]);
}

/** Days with counts that no certification names, running ones included: what is left once they have ended. */
export async function readDaysLeft(db: Queryable, stationId: number): Promise<number> {
  let days = 0;
  for (const { from, until } of await piecesOf(db, stationId, { from: null, until: null })) {
    const row = await readRow(
      db,
      shape({ days: int }),
      `select count(distinct ts::date)::int as days from counts
       where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and ${unclaimed()}`,
      [stationId, from, until],
    );
    days += row?.days ?? 0;
  }
  return days;
}
