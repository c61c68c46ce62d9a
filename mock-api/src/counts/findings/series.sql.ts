import type { Queryable } from '../../platform/db/database.ts';
import { int, orNull, text, wallClock } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, uncertifiedCounts } from '../store/certified.rules.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import { added, inPieces } from '../store/pieces.ts';

const PACKED = shape({
  flow_id: int,
  /** Minutes since the stretch began. */
  offsets: text,
  /** Empty where there is no value. */
  counts: text,
  intervals: text,
  /** 1 certified, 2 with a suspect, 4 with one that sets the count aside, 8 doubted by the vendor; added up. */
  marks: text,
});

/** Counts of a flow as the database sends them: lists as text, in the order of time. */
export type PackedCounts = RowOf<typeof PACKED>;

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

/**
 * A station's counts of a stretch by flow, each list as one text: rows one by one would take ten times as long. They are put in
 * order once, for all lists.
 */
export function selectPacked(
  db: Queryable,
  stationId: number,
  { from, until }: { from: string; until: string },
): Promise<PackedCounts[]> {
  return readRows(
    db,
    PACKED,
    `select flow_id, string_agg(at::text, ',') as offsets, string_agg(coalesce(count::text, ''), ',') as counts,
       string_agg(interval_minutes::text, ',') as intervals, string_agg(mark::text, ',') as marks
     from (
       select c.flow_id, (date_part('epoch', c.ts - $2::timestamp) / 60)::int as at, c.count, c.interval_minutes,
         ${certified('c')}::int + case when c.suspect_id is null then 0 when s.excludes then 6 else 2 end
           + case when c.vendor_status <> 0 then 8 else 0 end as mark
       from counts c left join suspects s on s.id = c.suspect_id
       where c.station_id = $1 and c.ts >= $2::timestamp and c.ts < $3::timestamp
         and ${countedOnce('$1', 'all', 'c')}
       order by c.flow_id, c.ts) as counted
     group by flow_id order by flow_id`,
    [stationId, from, until],
  );
}
