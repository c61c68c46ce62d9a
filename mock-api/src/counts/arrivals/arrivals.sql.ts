import type { Queryable } from '../../platform/db/database.ts';
import { int, wallClock } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { arrivals } from './arrivals.tables.ts';
import { selectReached } from './reached.sql.ts';
import { HOLE_MINUTES } from './came.rules.ts';
import { stretchesOf, type Counted, type Stretch } from './stretches.rules.ts';

/** An import that has written its counts: the first and last interval it is of, and when it ended. */
export type Arrived = { stationId: number; importId: number; first: string; last: string; at: Date };

const STRETCH = shape({ flow_id: int, from_ts: wallClock, through_ts: wallClock });

/** The stretches of counts with a value that an import wrote, by flow, in order of time. */
function selectStretches(
  db: Queryable,
  { stationId, importId, first, last }: Arrived,
): Promise<RowOf<typeof STRETCH>[]> {
  return readRows(
    db,
    STRETCH,
    `select flow_id, min(ts) as from_ts, max(ts + interval_minutes * interval '1 minute') as through_ts
     from (
       select flow_id, ts, interval_minutes, count(*) filter (where begins) over (partition by flow_id order by ts) as stretch
       from (
         select flow_id, ts, interval_minutes,
           ts - lag(ts) over (partition by flow_id order by ts) > ${HOLE_MINUTES} * interval '1 minute' as begins
         from counts
         where station_id = $1 and import_id = $2 and ts between $3::timestamp and $4::timestamp and count is not null
       ) counted
     ) divided
     group by flow_id, stretch order by flow_id, from_ts`,
    [stationId, importId, first, last],
  );
}

const TOLD = shape({ flow_id: int, through: wallClock.by('max(through_ts)') });

/**
 * How far the counts of a station's flows reached before an import, or reach where none is named: as arrivals say, or, of what came
 * before there were any, the counts.
 */
export async function selectBefore(
  db: Queryable,
  stationId: number,
  flows: readonly number[],
  importId: number | null = null,
): Promise<ReadonlyMap<number, string>> {
  const told = await readRows(
    db,
    TOLD,
    `select ${TOLD.sql} from arrivals where station_id = $1 and voided_at is null group by flow_id`,
    [stationId],
  );
  const reached = new Map(told.map(({ flow_id, through }) => [flow_id, through]));
  if (flows.every((flow) => reached.has(flow))) return reached;
  return new Map([...(await selectReached(db, stationId, { but: importId })), ...reached]);
}

/** What is known of an import that wrote all that it read: its stretches where they were seen, and how far the counts reached before. */
export type Seen = { came: readonly Counted[] | null; before: ReadonlyMap<number, string> };

/**
 * Remembers when which counts of each flow came, in the transaction that wrote them. Only counts with a value that were added or
 * replaced: a hole that is filled with nothing brings no news, and neither does what was there before. What was not seen while
 * it was written is read: a third of the time that a long import takes.
 */
export async function logArrivals(db: Queryable, arrived: Arrived, seen: Seen | null = null): Promise<void> {
  const { stationId, importId } = arrived;
  const found = seen?.came ?? (await selectStretches(db, arrived));
  if (found.length === 0) return;
  const flows = found.map(({ flow_id }) => flow_id);
  const before = seen?.before ?? (await selectBefore(db, stationId, flows, importId));
  const rows = stretchesOf(found, before);
  await db.query(
    `insert into arrivals (station_id, flow_id, import_id, arrived_at, from_ts, through_ts, filled)
     select $1, a.flow_id, $2, $3, a.from_ts, a.through_ts, a.filled
     from jsonb_to_recordset($4::text::jsonb) as a (flow_id int, from_ts timestamp, through_ts timestamp, filled boolean)`,
    [stationId, importId, arrived.at.toISOString(), JSON.stringify(rows satisfies Stretch[])],
  );
}

/** Takes back what an import brought: the counts of its flows reach only as far as those of others do. */
export async function voidArrivals(db: Queryable, importId: number, at: Date): Promise<void> {
  await db.query('update arrivals set voided_at = $2 where import_id = $1 and voided_at is null', [
    importId,
    at.toISOString(),
  ]);
}

const ARRIVAL = shape(
  arrivals.pick('id', 'station_id', 'flow_id', 'arrived_at', 'from_ts', 'through_ts', 'filled'),
);
export type ArrivalRow = RowOf<typeof ARRIVAL>;

/** A transaction may still be open when the watch looks, and end up to so much after the moment that it noted. */
const OPEN_FOR = `interval '15 minutes'`;

/** Between two moments, of imports that stand, and not yet taken by the watch; of these stations alone where they are named. */
const UNTAKEN = /* sql */ `not taken and voided_at is null and arrived_at > $1::timestamptz - ${OPEN_FOR}
  and arrived_at <= $2 and ($3::int[] is null or station_id = any($3)) and station_id <> all($4::int[])`;

type Between = { after: Date; until: Date; only?: readonly number[] | null; but?: readonly number[] };

/** What came between two moments and the watch has not taken; from now on it has. In order of its coming. */
export async function takeArrivals(
  db: Queryable,
  { after, until, only = null, but = [] }: Between,
): Promise<ArrivalRow[]> {
  const taken = await readRows(
    db,
    ARRIVAL,
    `update arrivals set taken = true where ${UNTAKEN} returning ${ARRIVAL.sql}`,
    [after.toISOString(), until.toISOString(), only, but],
  );
  return taken.toSorted((a, b) => Date.parse(a.arrived_at) - Date.parse(b.arrived_at) || a.id - b.id);
}

/** Gives arrivals back that were taken for nothing: the next look takes them. */
export async function giveBackArrivals(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.query('update arrivals set taken = false where id = any($1::bigint[])', [ids]);
}

/** The stations of which something came between two moments that the watch has not taken. */
export async function selectUntaken(
  db: Queryable,
  { after, until, only = null, but = [] }: Between,
): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(arrivals.pick('station_id')),
    `select distinct station_id from arrivals where ${UNTAKEN} order by station_id`,
    [after.toISOString(), until.toISOString(), only, but],
  );
  return rows.map(({ station_id }) => station_id);
}
