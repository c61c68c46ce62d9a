import type { BulkChange } from 'shared-domain';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { bool } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { suspects } from '../../stations/lookups/lookups.tables.ts';
import { counts } from '../store/counts.tables.ts';
import { certified, unclaimed } from '../store/certified.rules.ts';
import { conditions, Params, type CountsWhere } from '../store/counts-where.ts';
import { changeOpenCounts, type Touched } from '../store/counts-writer.sql.ts';

/** A count and what its suspect and note are to be. */
export type CountUpdate = { ts: string; flow_id: number; suspect_id: number | null; note: string | null };

/** Who changes, when, and in which edit: kept with each change (C6). */
export type Author = { user: number; at: Date; edit: number };

const LOCKED = shape({
  ...counts.of('c', 'ts', 'flow_id', 'suspect_id', 'note'),
  certified: bool.by(certified('c')),
});

/** The counts of these keys with what they carry now, locked until the transaction ends. */
export function lockCounts(
  db: Queryable,
  stationId: number,
  keys: { ts: string; flow_id: number }[],
): Promise<RowOf<typeof LOCKED>[]> {
  return readRows(
    db,
    LOCKED,
    `select ${LOCKED.sql}
     from unnest($2::timestamp[], $3::int[]) as k (ts, flow_id)
     join counts c on c.station_id = $1 and c.ts = k.ts and c.flow_id = k.flow_id
     order by c.ts, c.flow_id for update of c`,
    [stationId, keys.map(({ ts }) => ts), keys.map(({ flow_id }) => flow_id)],
  );
}

/** The ids among these that are validity conditions. */
export async function selectKnownSuspects(db: Queryable, ids: number[]): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(suspects.pick('id')),
    'select id from suspects where id = any($1::int[])',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Gives counts their suspects and notes and keeps what changed; answers which did. Certified ones stay. */
export function updateCounts(
  db: Transaction,
  stationId: number,
  updates: CountUpdate[],
  author: Author,
): Promise<Touched> {
  return change(db, author, (params) => ({
    suspect: 'k.suspect_id',
    note: 'k.note',
    from: `unnest(${params.add(updates.map(({ ts }) => ts))}::timestamp[],
      ${params.add(updates.map(({ flow_id }) => flow_id))}::int[],
      ${params.add(updates.map(({ suspect_id }) => suspect_id))}::smallint[],
      ${params.add(updates.map(({ note }) => note))}::text[]) as k (ts, flow_id, suspect_id, note)`,
    where: `c.station_id = ${params.add(stationId)} and c.ts = k.ts and c.flow_id = k.flow_id`,
  }));
}

/** Makes the same change to every uncertified count that matches; answers which changed. */
export function updateMatching(
  db: Transaction,
  where: CountsWhere,
  to: BulkChange,
  author: Author,
): Promise<Touched> {
  return change(db, author, (params) => ({
    suspect: to.suspect_id === undefined ? 'c.suspect_id' : `${params.add(to.suspect_id)}::smallint`,
    note: to.note === undefined ? 'c.note' : `${params.add(to.note)}::text`,
    where: conditions(where, params),
  }));
}

/** A stretch of a flow, `until` exclusive, with the suspect that its counts are to get; null leaves them theirs. */
export type MarkedRange = { flow_id: number; from: string; until: string; suspect_id: number | null };

/** Marks the uncertified counts of ranges that do not overlap; a note of undefined stays. Answers which changed. */
export function updateRanges(
  db: Transaction,
  stationId: number,
  { ranges, note }: { ranges: MarkedRange[]; note: string | undefined },
  author: Author,
): Promise<Touched> {
  return change(db, author, (params) => ({
    suspect: 'coalesce(k.suspect_id, c.suspect_id)',
    note: note === undefined ? 'c.note' : `${params.add(note)}::text`,
    from: `unnest(${params.add(ranges.map(({ flow_id }) => flow_id))}::int[],
      ${params.add(ranges.map(({ from }) => from))}::timestamp[],
      ${params.add(ranges.map(({ until }) => until))}::timestamp[],
      ${params.add(ranges.map(({ suspect_id }) => suspect_id))}::smallint[]) as k (flow_id, from_ts, until_ts, suspect_id)`,
    where: `c.station_id = ${params.add(stationId)} and c.flow_id = k.flow_id and c.ts >= k.from_ts and c.ts < k.until_ts`,
  }));
}

/** What a change sets, to what, where; built for each of its two statements with parameters of their own. */
type Change = (params: Params) => { suspect: string; note: string; from?: string; where: string };

/**
 * Two plain statements, because one that joined the rows to themselves takes the embedded database a hundred times as
 * long. The station's lock keeps everyone else out between them.
 */
async function change(db: Transaction, { user, at, edit }: Author, of: Change): Promise<Touched> {
  const log = new Params();
  const [kept, set] = [of(log), new Params()];
  const by = `c.station_id, c.flow_id, c.ts, ${log.add(at.toISOString())}::timestamptz, ${log.add(user)}::int, ${log.add(edit)}::bigint`;
  await db.query(
    `insert into count_changes (station_id, flow_id, ts, at, user_id, edit_id, old_suspect_id, new_suspect_id, old_note, new_note)
     select ${by}, c.suspect_id, ${kept.suspect}, c.note, ${kept.note}
     from counts c ${kept.from ? `join ${kept.from} on true` : ''} where ${kept.where} and ${differs(kept)}`,
    log.values,
  );
  const made = of(set);
  return changeOpenCounts(db, {
    set: { suspect_id: made.suspect, note: made.note },
    from: made.from,
    where: `${made.where} and ${differs(made)}`,
    params: set.values,
  });
}

function differs({ suspect, note }: ReturnType<Change>): string {
  return `${unclaimed('c')} and (c.suspect_id is distinct from ${suspect} or c.note is distinct from ${note})`;
}
