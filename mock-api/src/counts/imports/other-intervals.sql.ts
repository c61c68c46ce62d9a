import type { CopyRows, Queryable, Transaction } from '../../platform/db/database.ts';
import { bool, int, text, wallClock } from '../../platform/db/columns.ts';
import { readRows, shape, table, type RowOf } from '../../platform/db/table.ts';
import { countMonths, counts as countsTable } from '../store/counts.tables.ts';
import { certified } from '../store/certified.rules.ts';
import { removeOpenCounts } from '../store/counts-writer.sql.ts';

/** The flows of a station that counts come in for, at how many minutes, from when to when. */
export type Span = { stationId: number; flows: number[]; interval: number; first: string; last: string };

/**
 * The months, as their first days, in which these flows hold counts of other intervals; none in almost every import,
 * and told without looking at a count.
 */
export async function selectOtherMonths(
  db: Queryable,
  { stationId, flows, interval, first, last }: Span,
): Promise<string[]> {
  const rows = await readRows(
    db,
    shape(countMonths.pick('month')),
    `select distinct month from count_months
     where station_id = $1 and flow_id = any($2::int[]) and counts > 0 and (shortest <> $3 or longest <> $3)
       and month between date_trunc('month', $4::timestamp) and $5::timestamp
     order by month`,
    [stationId, flows, interval, first, last],
  );
  return rows.map(({ month }) => month);
}

/** The days of a month that a span touches, as conditions on `ts`: a count never reaches over midnight. */
const IN_DAYS = `ts >= greatest($2::timestamp, date_trunc('day', $3::timestamp))
  and ts < least($2::timestamp + interval '1 month', date_trunc('day', $4::timestamp) + interval '1 day')`;

const OTHER_COUNTS = shape({
  ...countsTable.pick('flow_id', 'interval_minutes'),
  certified: bool,
  // the numbers of an array, as text
  minutes: text,
});

/** What the flows hold at other intervals in a month, on the days of the span. */
export function selectOtherCounts(
  db: Queryable,
  { stationId, flows, interval, first, last }: Span,
  month: string,
): Promise<RowOf<typeof OTHER_COUNTS>[]> {
  return readRows(
    db,
    OTHER_COUNTS,
    `select flow_id, interval_minutes, ${certified()} as certified,
       array_agg((date_part('epoch', ts) / 60)::int order by ts)::text as minutes
     from counts
     where station_id = $1 and ${IN_DAYS} and flow_id = any($5::int[]) and interval_minutes <> $6
     group by flow_id, interval_minutes, certified`,
    [stationId, month, first, last, flows, interval],
  );
}

const INCOMING = shape({ flow_id: int, minutes: text });

/** Which intervals come in for each flow in a month. */
export function selectIncomingMinutes(
  db: Queryable,
  table: string,
  month: string,
): Promise<RowOf<typeof INCOMING>[]> {
  return readRows(
    db,
    INCOMING,
    `select flow_id, array_agg((date_part('epoch', ts) / 60)::int)::text as minutes from ${table}
     where ts >= $1::timestamp and ts < $1::timestamp + interval '1 month' group by flow_id`,
    [month],
  );
}

/** Lets the counts that come in be found by time. */
export async function indexIncoming(db: Queryable, table: string): Promise<void> {
  await db.exec(`create index if not exists ${table}_ts on ${table} (ts)`);
}

/** Leaves counts out of what comes in. */
export async function dropIncoming(
  db: Queryable,
  table: string,
  counts: { ts: string[]; flows: number[] },
): Promise<void> {
  await db.query(
    `delete from ${table} i using unnest($1::timestamp[], $2::int[]) as k (ts, flow_id)
     where i.ts = k.ts and i.flow_id = k.flow_id`,
    [counts.ts, counts.flows],
  );
}

/** The counts that others replace, for as long as a transaction runs. */
const superseded = table('superseded', { ts: wallClock, flow_id: int });

/** Takes the counts out that others replace, and keeps them and their marks, so that the import can be taken back. */
export async function replaceOthers(
  db: Transaction,
  incoming: { importId: number; stationId: number; first: string; last: string },
  rows: CopyRows,
  author: { user: number; at: Date },
): Promise<void> {
  const { importId, stationId } = incoming;
  await db.exec('create temp table superseded (ts timestamp, flow_id int) on commit drop');
  await db.copyIn(superseded, ['ts', 'flow_id'], rows);
  await db.exec('analyze superseded');
  const found = 'counts c join superseded s on c.station_id = $1 and c.ts = s.ts and c.flow_id = s.flow_id';
  await db.query(
    `insert into count_changes (station_id, flow_id, ts, at, user_id, old_suspect_id, old_note)
     select $1, c.flow_id, c.ts, $2, $3, c.suspect_id, c.note from ${found}
     where c.suspect_id is not null or c.note is not null`,
    [stationId, author.at.toISOString(), author.user],
  );
  await db.query(
    `insert into import_replaced (import_id, station_id, ts, flow_id, count, interval_minutes, suspect_id, note,
       replaced_import_id, vendor_status)
     select $2, $1, c.ts, c.flow_id, c.count, c.interval_minutes, c.suspect_id, c.note, c.import_id, c.vendor_status
     from ${found}`,
    [stationId, importId],
  );
  await removeOpenCounts(db, incoming, {
    using: 'superseded s',
    where: 'c.station_id = $1 and c.ts = s.ts and c.flow_id = s.flow_id',
    params: [stationId],
  });
}
