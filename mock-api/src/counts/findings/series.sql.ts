import type { Queryable } from '../../platform/db/database.ts';
import { orNull, wallClock } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { uncertifiedCounts } from '../store/certified.rules.ts';
import { added, inPieces } from '../store/pieces.ts';

/** From when to when a station has uncertified counts; `until` is the end of the last. Null where it has none. */
export async function readReviewed(
  db: Queryable,
  stationId: number,
): Promise<{ from: string; until: string } | null> {
  const all = { stationId, from: null, until: null };
  const pieces = await inPieces(db, all, (piece) => selectReviewed(db, stationId, piece));
  const { first, last } = added<Ends>({ first: null, last: null }, pieces);
  return first !== null && last !== null ? { from: first, until: last } : null;
}

const ENDS = shape({ first: orNull(wallClock), last: orNull(wallClock) });
type Ends = RowOf<typeof ENDS>;

async function selectReviewed(
  db: Queryable,
  stationId: number,
  { from, until }: { from: string; until: string },
): Promise<Ends> {
  const row = await readRow(
    db,
    ENDS,
    `select min(ts) as first, max(ts + interval_minutes * interval '1 minute') as last
     from ${uncertifiedCounts('$1')} counts
     where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp`,
    [stationId, from, until],
  );
  return row ?? { first: null, last: null };
}
