import type { CopyRows, Queryable } from '../../db/database.ts';

/** The import that rows belong to. */
export type Incoming = {
  importId: number;
  stationId: number;
  /** Minutes. */
  interval: number;
  flows: number[];
  /** 'YYYY-MM-DD HH:MM:SS' of the first and last interval. */
  first: string;
  last: string;
};

/** Brings the counts of a file beside the table, by COPY; the transaction's end takes them away again. */
export async function copyIncoming(db: Queryable, rows: CopyRows): Promise<void> {
  await db.exec('create temp table incoming (ts timestamp, flow_id int, count int) on commit drop');
  await db.copyIn('incoming', ['ts', 'flow_id', 'count'], rows);
  await db.exec('analyze incoming');
}

/** The stored counts that a file can meet; naming the range keeps the comparison away from other years. */
const MET = /* sql */ `
  incoming i left join counts c
    on c.station_id = $1 and c.ts between $2::timestamp and $3::timestamp and c.ts = i.ts and c.flow_id = i.flow_id`;

/** What will become of the incoming counts (C7). */
export async function compareIncoming(
  db: Queryable,
  { stationId, first, last }: Incoming,
): Promise<{ added: number; replaced: number; unchanged: number; certified: number }> {
  const [row] = await db.query<{ added: number; replaced: number; unchanged: number; certified: number }>(
    `select count(*) filter (where c.ts is null) as added,
       count(*) filter (where c.certification_id is not null) as certified,
       count(*) filter (where c.ts is not null and c.certification_id is null and c.count is not distinct from i.count) as unchanged,
       count(*) filter (where c.ts is not null and c.certification_id is null and c.count is distinct from i.count) as replaced
     from ${MET}`,
    [stationId, first, last],
  );
  return row ?? { added: 0, replaced: 0, unchanged: 0, certified: 0 };
}

/** Keeps the suspects and notes that replaced counts lose (C6). */
export async function keepLostMarks(
  db: Queryable,
  { stationId, first, last }: Incoming,
  author: { user: number; at: Date },
): Promise<void> {
  await db.query(
    `insert into count_changes (station_id, flow_id, ts, at, user_id, old_suspect_id, old_note)
     select $1, c.flow_id, c.ts, $4, $5, c.suspect_id, c.note from ${MET}
     where c.certification_id is null and c.count is distinct from i.count
       and (c.suspect_id is not null or c.note is not null)`,
    [stationId, first, last, author.at.toISOString(), author.user],
  );
}

/** Keeps the counts that this import replaces, so that it can be taken back. */
export async function keepReplaced(
  db: Queryable,
  { importId, stationId, first, last }: Incoming,
): Promise<void> {
  await db.query(
    `insert into import_replaced (import_id, station_id, ts, flow_id, count, interval_minutes, suspect_id, note,
       replaced_import_id)
     select $4, $1, c.ts, c.flow_id, c.count, c.interval_minutes, c.suspect_id, c.note, c.import_id from ${MET}
     where c.ts is not null and c.certification_id is null and c.count is distinct from i.count`,
    [stationId, first, last, importId],
  );
}

const ADDED = /* sql */ `
  insert into counts as c (station_id, ts, flow_id, count, interval_minutes, import_id)
  select $1, ts, flow_id, count, $2, $3 from incoming order by ts, flow_id`;

/** Adds counts none of which is stored yet; the station is locked, so that none comes in between. */
export async function addIncoming(db: Queryable, { stationId, interval, importId }: Incoming): Promise<void> {
  await db.query(ADDED, [stationId, interval, importId]);
}

/** Adds the new counts and replaces the ones that differ; equal ones and certified ones stay as they are. */
export async function mergeIncoming(
  db: Queryable,
  { stationId, interval, importId }: Incoming,
): Promise<void> {
  await db.query(
    `${ADDED}
     on conflict (station_id, ts, flow_id) do update
       set count = excluded.count, interval_minutes = excluded.interval_minutes, import_id = excluded.import_id,
         suspect_id = null, note = null
       where c.certification_id is null and c.count is distinct from excluded.count`,
    [stationId, interval, importId],
  );
}

/** Other intervals at which the flows hold counts in that time. */
export async function selectOtherIntervals(
  db: Queryable,
  { stationId, interval, flows, first, last }: Incoming,
): Promise<number[]> {
  const rows = await db.query<{ interval_minutes: number }>(
    `select distinct interval_minutes from counts
     where station_id = $1 and ts between $2::timestamp and $3::timestamp and flow_id = any($4::int[])
       and interval_minutes <> $5
     order by interval_minutes`,
    [stationId, first, last, flows, interval],
  );
  return rows.map(({ interval_minutes }) => interval_minutes);
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
