import { exportDay } from 'shared-domain';
import { bool } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { isSilentLong } from '../health/silent.rules.ts';
import { FOUND, FOUND_FROM } from '../health/silent.sql.ts';

/** Whether a person is told nothing of a station `s`, by themselves or as its whole outage is muted. */
const MUTED = /* sql */ `(exists (
    select 1 from muted_stations m where m.user_id = $1 and m.station_id = s.id and m.until >= $3)
  or exists (
    select 1 from outages o where o.station_id = s.id and o.flow_id is null and o.entered_by is null
      and o.recovered_at is null and o.retired_at is null and o.muted_until >= $3))`;

const LONG = shape({ ...FOUND, muted: bool.by(MUTED) });

/** How many counters of an agency the list calls silent for longer than four weeks, but for those that are muted. */
export async function countSilentLong(
  db: Queryable,
  { user, agency, now }: { user: number; agency: number; now: Date },
): Promise<number> {
  const rows = await readRows(db, LONG, `select ${LONG.sql} ${FOUND_FROM} and s.agency_id = $2`, [
    user,
    agency,
    exportDay(now),
  ]);
  return rows.filter((row) => !row.muted && isSilentLong(row, now.getTime() / 60_000)).length;
}
