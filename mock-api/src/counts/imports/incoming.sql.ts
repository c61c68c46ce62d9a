import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { bigint } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, unclaimed } from '../store/certified.rules.ts';
import { addCounts, changeOpenCounts } from '../store/counts-writer.sql.ts';

/** The import that rows belong to. */
export type Incoming = {
  importId: number;
  /** Where its counts were brought, see `staged.sql.ts`. */
  table: string;
  stationId: number;
  /** Minutes. */
  interval: number;
  flows: number[];
  /** 'YYYY-MM-DD HH:MM:SS' of the first and last interval. */
  first: string;
  last: string;
};

/** The stored counts of the same interval that a file can meet; naming the range keeps the comparison away from other years. */
const met = (table: string) => /* sql */ `
  ${table} i left join counts c
    on c.station_id = $1 and c.ts between $2::timestamp and $3::timestamp and c.ts = i.ts and c.flow_id = i.flow_id
    and c.interval_minutes = $4`;

const FATES = shape({
  added: bigint,
  replaced: bigint,
  unchanged: bigint,
  certified: bigint,
  differing: bigint,
});

/** How many incoming counts meet which fate; `differing` are those of the certified that have another value. */
export type Fates = RowOf<typeof FATES>;

/** What will become of the incoming counts (C7). */
export async function compareIncoming(
  db: Queryable,
  { table, stationId, first, last, interval }: Incoming,
): Promise<Fates> {
  const row = await readRow(
    db,
    FATES,
    `select count(*) filter (where c.ts is null) as added,
       count(*) filter (where ${certified('c')}) as certified,
       count(*) filter (where ${certified('c')} and c.count is distinct from i.count) as differing,
       count(*) filter (where c.ts is not null and ${unclaimed('c')} and c.count is not distinct from i.count) as unchanged,
       count(*) filter (where c.ts is not null and ${unclaimed('c')} and c.count is distinct from i.count) as replaced
     from ${met(table)}`,
    [stationId, first, last, interval],
  );
  return row ?? { added: 0, replaced: 0, unchanged: 0, certified: 0, differing: 0 };
}

/** Keeps the suspects and notes that replaced counts lose, and those that come with the new ones (C6). */
export async function keepMarks(
  db: Queryable,
  { table, stationId, first, last, interval }: Incoming,
  author: { user: number; at: Date },
): Promise<void> {
  await db.query(
    `insert into count_changes (station_id, flow_id, ts, at, user_id, old_suspect_id, new_suspect_id, old_note, new_note)
     select $1, i.flow_id, i.ts, $5, $6, c.suspect_id, i.suspect_id, c.note, i.note from ${met(table)}
     where (c.ts is null or (${unclaimed('c')} and c.count is distinct from i.count))
       and (c.suspect_id is distinct from i.suspect_id or c.note is distinct from i.note)`,
    [stationId, first, last, interval, author.at.toISOString(), author.user],
  );
}

/** Keeps the counts that this import replaces, so that it can be taken back. */
export async function keepReplaced(
  db: Queryable,
  { table, importId, stationId, first, last, interval }: Incoming,
): Promise<void> {
  await db.query(
    `insert into import_replaced (import_id, station_id, ts, flow_id, count, interval_minutes, suspect_id, note,
       replaced_import_id, vendor_status)
     select $5, $1, c.ts, c.flow_id, c.count, c.interval_minutes, c.suspect_id, c.note, c.import_id, c.vendor_status
     from ${met(table)}
     where c.ts is not null and ${unclaimed('c')} and c.count is distinct from i.count`,
    [stationId, first, last, interval, importId],
  );
}

/**
 * Adds the counts of which none is stored yet; the station's flag keeps others from coming in between. Where all are new
 * nothing is looked for: for each of them that would be time lost.
 */
export function addIncoming(
  db: Transaction,
  incoming: Incoming,
  { allNew }: { allNew: boolean },
): Promise<void> {
  const { table, importId, stationId, first, last, interval } = incoming;
  return addCounts(db, incoming, {
    select: `select $1::int, i.ts, i.flow_id, i.count, $4::smallint, i.suspect_id, i.note, $5::int, i.vendor_status
     from ${allNew ? `${table} i` : met(table)}
     where i.ts between $2::timestamp and $3::timestamp ${allNew ? '' : 'and c.ts is null'}
     order by i.ts, i.flow_id`,
    params: [stationId, first, last, interval, importId],
  });
}

/** The uncertified counts of the same interval that the incoming ones come upon, joined to them. */
const SAME = `c.station_id = $1 and c.ts between $2::timestamp and $3::timestamp and c.ts = i.ts
  and c.flow_id = i.flow_id and c.interval_minutes = $4`;

/** Gives stored counts that differ the incoming ones' values; certified ones stay as they are. */
export async function replaceStored(
  db: Transaction,
  { table, importId, stationId, first, last, interval }: Incoming,
): Promise<void> {
  await changeOpenCounts(db, {
    set: {
      count: 'i.count',
      import_id: '$5',
      vendor_status: 'i.vendor_status',
      suspect_id: 'i.suspect_id',
      note: 'i.note',
    },
    from: `${table} i`,
    where: `${SAME} and c.count is distinct from i.count`,
    params: [stationId, first, last, interval, importId],
  });
}

/** Brings what the vendor says of equal counts up to date; certified ones stay, and no mark is lost (I10). */
export async function renewStatus(
  db: Transaction,
  { table, stationId, first, last, interval }: Incoming,
): Promise<void> {
  await changeOpenCounts(db, {
    set: { vendor_status: 'i.vendor_status' },
    from: `${table} i`,
    where: `${SAME} and coalesce(c.vendor_status, 0) <> i.vendor_status`,
    params: [stationId, first, last, interval],
  });
}

/** Remembers for the next upload which column was mapped to each flow. */
export async function rememberHeaders(
  db: Queryable,
  stationId: number,
  channels: { id: number; header: string }[],
): Promise<void> {
  await db.query(
    `update flows f set header = m.header from unnest($2::int[], $3::text[]) as m (id, header)
     where f.station_id = $1 and f.id = m.id`,
    [stationId, channels.map(({ id }) => id), channels.map(({ header }) => header)],
  );
}
