import type { Queryable } from '../../platform/db/database.ts';
import { int, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, uncertified } from '../store/certified.rules.ts';
import { dayAfter } from '../store/month-spans.rules.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import { added, inPieces, piecesOf } from '../store/pieces.ts';

/** The certified counts of some flows of a station in a period, each hour once, 'YYYY-MM-DD', `until` exclusive. */
export type CertifiedRange = { stationId: number; flows: number[]; from: string; until: string };

const RANGE = /* sql */ `
  station_id = $1 and flow_id = any($2::int[]) and ts >= $3::timestamp and ts < $4::timestamp
  and ${certified()} and ${countedOnce('$1', 'certified')}`;

const rangeParams = ({ stationId, flows, from, until }: CertifiedRange) => [stationId, flows, from, until];

/** Whether there is any. */
export async function hasCertifiedCounts(db: Queryable, range: CertifiedRange): Promise<boolean> {
  for (const piece of await piecesOf(db, range.stationId, range)) {
    // the order is the index's: without it the database may take to reading the whole table, hoping to meet one soon
    const first = await db.query(
      `select 1 from counts where ${RANGE} order by station_id, ts, flow_id limit 1`,
      rangeParams({ ...range, ...piece }),
    );
    if (first.length > 0) return true;
  }
  return false;
}

const ENDS = { first: orNull(text), last: orNull(text) };
const TOTALS = shape({ counts: int, ...ENDS });
type Totals = RowOf<typeof TOTALS>;

async function selectTotals(db: Queryable, range: CertifiedRange): Promise<Totals> {
  const row = await readRow(
    db,
    TOTALS,
    `select count(*)::int as counts, min(ts)::date::text as first, max(ts)::date::text as last
     from counts where ${RANGE}`,
    rangeParams(range),
  );
  return row ?? { counts: 0, first: null, last: null };
}

/** How many there are, and the days that they lie in, `until` exclusive; null where there are none. */
export async function countCertified(
  db: Queryable,
  range: CertifiedRange,
): Promise<{ counts: number; from: string; until: string } | null> {
  const pieces = await inPieces(db, range, (piece) => selectTotals(db, { ...range, ...piece }));
  const { counts, first, last } = added<Totals>({ counts: 0, first: null, last: null }, pieces);
  return first === null || last === null ? null : { counts, from: first, until: dayAfter(last) };
}

const HELD = shape({ flow_id: int, certified: int, uncertified: int, ...ENDS });

/** What a period holds of a flow: counts that are certified, and those that are not, with their days. */
export type Held = RowOf<typeof HELD>;

/** What the period holds of each flow of a station; a flow without counts is not there. */
export async function readHeld(
  db: Queryable,
  range: { stationId: number; from: string; until: string },
): Promise<Held[]> {
  const pieces = await inPieces(db, range, (piece) => selectHeld(db, { ...range, ...piece }));
  const byFlow = Map.groupBy(pieces.flat(), ({ flow_id }) => flow_id);
  return [...byFlow].map(([flow_id, parts]) => {
    const none: Held = { flow_id, certified: 0, uncertified: 0, first: null, last: null };
    return { ...added(none, parts), flow_id };
  });
}

function selectHeld(
  db: Queryable,
  { stationId, from, until }: { stationId: number; from: string; until: string },
): Promise<Held[]> {
  return readRows(
    db,
    HELD,
    `select flow_id, (count(*) filter (where ${certified()}))::int as certified,
       (count(*) filter (where ${uncertified()}))::int as uncertified,
       (min(ts) filter (where ${uncertified()}))::date::text as first,
       (max(ts) filter (where ${uncertified()}))::date::text as last
     from counts where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp group by flow_id`,
    [stationId, from, until],
  );
}

const DOUBLED = shape({ flow_id: int, counts: int, first: text, last: text });

/** Certified counts of a flow for whose time another one stands (C11), with their days. */
export type Doubled = RowOf<typeof DOUBLED>;

/** Those of a period by flow; only a database from before may hold any. */
export function selectDoubled(
  db: Queryable,
  { stationId, flows, from, until }: CertifiedRange,
): Promise<Doubled[]> {
  return readRows(
    db,
    DOUBLED,
    `select o.flow_id, count(*)::int as counts, min(o.ts)::date::text as first, max(o.ts)::date::text as last
     from overlapping_counts($1::int, true) o
     where o.aside and o.flow_id = any($2::int[]) and o.ts >= $3::timestamp and o.ts < $4::timestamp
     group by o.flow_id`,
    [stationId, flows, from, until],
  );
}

/** What stands in each line before and behind the count's own cells, already in the file's form, by flow. */
export type LineFrame = { flowId: number; before: string; behind: string };

/** Names of validity conditions, already in the file's form. */
export type Condition = { id: number; cell: string };

/** A stretch of days as lines of the file: how many, and their text; null where there is none. */
const LINES = shape({ rows: int, text: orNull(text) });
type Lines = RowOf<typeof LINES>;

/**
 * The certified counts of some days by date, then flow, as lines of the file. The database writes the text: rows one by
 * one would take several times as long. Most counts have neither suspect nor note and take the short way. Frames and
 * conditions are looked up in arrays: planning a join would cost more than the few lines of a call.
 */
export async function selectCertifiedLines(
  db: Queryable,
  range: CertifiedRange,
  { frames, conditions }: { frames: LineFrame[]; conditions: Condition[] },
): Promise<Lines> {
  const lines = await readRow(
    db,
    LINES,
    `select count(*)::int as rows, string_agg(concat(
       ($6::text[])[array_position($5::int[], flow_id)], ts, ',', interval_minutes, ',', count,
       case when suspect_id is null and note is null then ',,,'
         else concat(',', suspect_id, ',', ($9::text[])[array_position($8::int[], suspect_id::int)], ',', csv_cell(note)) end,
       ',', vendor_status,
       ($7::text[])[array_position($5::int[], flow_id)]), '' order by ts, flow_id) as text
     from counts where ${RANGE}`,
    [
      ...rangeParams(range),
      frames.map(({ flowId }) => flowId),
      frames.map(({ before }) => before),
      frames.map(({ behind }) => behind),
      conditions.map(({ id }) => id),
      conditions.map(({ cell }) => cell),
    ],
  );
  return lines ?? { rows: 0, text: null };
}
