import type { Queryable } from '../../platform/db/database.ts';
import { bool, int, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
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
const PART = shape({ flow_id: int, certified: bool, counts: int, ...ENDS });

/** How many counts, and their first and last day. */
type Found = { counts: number; first: string | null; last: string | null };

/** What a period holds of a flow: counts that are certified, and those that are not. */
export type Held = { flow_id: number; certified: Found; uncertified: Found };

/** What the period holds of each flow of a station; a flow without counts is not there. */
export async function readHeld(
  db: Queryable,
  range: { stationId: number; from: string; until: string },
): Promise<Held[]> {
  const pieces = await inPieces(db, range, (piece) => selectHeld(db, { ...range, ...piece }));
  const byFlow = Map.groupBy(pieces.flat(), ({ flow_id }) => flow_id);
  return [...byFlow].map(([flow_id, parts]) => ({
    flow_id,
    certified: foundIn(parts.filter(({ certified: is }) => is)),
    uncertified: foundIn(parts.filter(({ certified: is }) => !is)),
  }));
}

/** Parts as one, without what else their rows hold. */
const foundIn = (parts: readonly Found[]): Found =>
  added<Found>(
    { counts: 0, first: null, last: null },
    parts.map(({ counts, first, last }) => ({ counts, first, last })),
  );

/** Grouped by whether they are certified: asked in each of several totals, that would cost most. */
function selectHeld(
  db: Queryable,
  { stationId, from, until }: { stationId: number; from: string; until: string },
): Promise<RowOf<typeof PART>[]> {
  return readRows(
    db,
    PART,
    `select flow_id, ${certified()} as certified, count(*)::int as counts, min(ts)::date::text as first,
       max(ts)::date::text as last
     from counts where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp group by 1, 2`,
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

/** A factor that counts of a flow are multiplied by in some days, `until` exclusive. */
export type LineFactor = { flow_id: number; from: string; until: string; value: number };

/** What a line has behind its own cells: the factor of its day and the count times it, to four places; the count alone without. */
const FACTOR_CELLS = `concat(',', x.value, ',', coalesce(round((count * x.value)::numeric, 4)::text, count::text))`;
const FACTOR_OF_LINE = `left join unnest($7::int[], $8::timestamp[], $9::timestamp[], $10::float8[])
  as x (flow_id, first, until, value) on x.flow_id = counts.flow_id and ts >= x.first and ts < x.until`;

const factorParams = (factors: readonly LineFactor[]) => [
  factors.map(({ flow_id }) => flow_id),
  factors.map(({ from }) => from),
  factors.map(({ until }) => until),
  factors.map(({ value }) => value),
];

/** Names of validity conditions, already in the file's form. */
export type Condition = { id: number; cell: string };

/**
 * A stretch of days as lines: how many, and their text; null where there is none. Each ends with a line feed and starts
 * with the place of its flow among those asked for, from 1: below zero where all of its cells stand in it, and above
 * where there are no more than date, interval and count.
 */
const LINES = shape({ rows: int, text: orNull(text) });
type Lines = RowOf<typeof LINES>;

const PLACE = 'array_position($2::int[], counts.flow_id)';
const WHOLE_LINE = `concat_ws(',', -${PLACE}, ts, interval_minutes, coalesce(count::text, ''),
  concat(suspect_id, ',', ($6::text[])[array_position($5::int[], suspect_id::int)], ',', csv_cell(note), ',', vendor_status))`;
// most counts have no more, and writing is most of the work: what follows them in the file is always the same
const LINE = `case when suspect_id is null and note is null and vendor_status is null and count is not null
  then concat_ws(',', ${PLACE}, ts, interval_minutes, count) else ${WHOLE_LINE} end`;

/**
 * The certified counts of some days by date, then flow, as lines. The database writes the text: rows one by one would take
 * several times as long. The flows are looked at one by one, so that the index's order is that of the lines and nothing is
 * sorted. With `factors`, even none, a line ends with two more cells. Asked for one stretch after the other: its plan is kept.
 */
export async function selectCertifiedLines(
  db: Queryable,
  range: CertifiedRange,
  conditions: Condition[],
  factors: readonly LineFactor[] | null = null,
): Promise<Lines> {
  const line = factors ? `${WHOLE_LINE} || ${FACTOR_CELLS}` : LINE;
  const lines = await readRow(
    db,
    LINES,
    `select count(*)::int as rows, string_agg(line, E'\\n') || E'\\n' as text from (
       select ${line} as line
       from counts ${factors ? FACTOR_OF_LINE : ''}
       where station_id = $1 and ${PLACE} is not null
         and ts >= $3::timestamp and ts < $4::timestamp and ${certified()} and ${countedOnce('$1', 'certified')}
       order by station_id, ts, counts.flow_id) as lines`,
    [
      ...rangeParams(range),
      conditions.map(({ id }) => id),
      conditions.map(({ cell }) => cell),
      ...(factors ? factorParams(factors) : []),
    ],
    'kept',
  );
  return lines ?? { rows: 0, text: null };
}
