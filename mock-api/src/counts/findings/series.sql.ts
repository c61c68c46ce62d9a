import { IMPORT_INTERVALS } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, orNull, wallClock } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { isCertifying, uncertifiedCounts, unclaimed } from '../store/certified.rules.ts';
import { added, inPieces } from '../store/pieces.ts';

const LONGEST_INTERVAL = Math.max(...IMPORT_INTERVALS);

const ENDS = { first: orNull(wallClock), last: orNull(wallClock) };
const REVIEWED = shape(ENDS);
type Ends = RowOf<typeof REVIEWED>;
const FREE = shape({ ...ENDS, certifying: bool });

/** From when to when a station has uncertified counts; `until` is the end of the last. Null where it has none. */
export async function readReviewed(
  db: Queryable,
  stationId: number,
): Promise<{ from: string; until: string } | null> {
  const { certifying, ...free } = await selectFree(db, stationId);
  const { first, last } = certifying ? await readWhileCertifying(db, stationId) : free;
  return first !== null && last !== null ? { from: first, until: last } : null;
}

/**
 * The ends of the counts that no certification names, by their index: of years that wait only what begins within the longest
 * interval of the last is looked at: between two ends, of which it is known that few are there. They are all that is uncertified
 * unless the station is being certified.
 */
async function selectFree(db: Queryable, stationId: number): Promise<RowOf<typeof FREE>> {
  const row = await readRow(
    db,
    FREE,
    `select first, (select max(ts + interval_minutes * interval '1 minute') from counts
         where station_id = $1 and ${unclaimed()} and ts <= last and ts > last - $2 * interval '1 minute') as last,
       ${isCertifying('$1')} as certifying
     from (select min(ts) as first, max(ts) as last from counts where station_id = $1 and ${unclaimed()}) ends`,
    [stationId, LONGEST_INTERVAL],
  );
  return row ?? { first: null, last: null, certifying: false };
}

async function readWhileCertifying(db: Queryable, stationId: number): Promise<Ends> {
  const all = { stationId, from: null, until: null };
  const pieces = await inPieces(db, all, (piece) => selectReviewed(db, stationId, piece));
  return added<Ends>({ first: null, last: null }, pieces);
}

async function selectReviewed(
  db: Queryable,
  stationId: number,
  { from, until }: { from: string; until: string },
): Promise<Ends> {
  const row = await readRow(
    db,
    REVIEWED,
    `select min(ts) as first, max(ts + interval_minutes * interval '1 minute') as last
     from ${uncertifiedCounts('$1')} counts
     where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp`,
    [stationId, from, until],
  );
  return row ?? { first: null, last: null };
}
