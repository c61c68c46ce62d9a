import type { Queryable } from '../../db/database.ts';

/**
 * Writes a station's `days_count`: distinct days with counts not yet certified, null when there are none (C2). The
 * only writer of that column; call it wherever counts were added, replaced or certified, in the same transaction, and
 * before the station is written otherwise: counting takes its time, and locks nothing until it is done.
 */
export async function refreshDaysCount(db: Queryable, stationId: number): Promise<void> {
  await db.query(
    `update stations set days_count = (
       select nullif(count(distinct ts::date), 0)::int from counts
       where station_id = $1 and certification_id is null)
     where id = $1`,
    [stationId],
  );
}
