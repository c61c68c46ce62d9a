import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { bigint, bool, int, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { hasMet, readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { imports } from './imports.tables.ts';
import { certified } from '../store/certified.rules.ts';
import { addCounts, changeOpenCounts, removeOpenCounts } from '../store/counts-writer.sql.ts';

const UNDO = shape({
  ...imports.pick('id', 'station_id', 'file_name', 'status', 'finished_at', 'undone_by', 'undone_by_id'),
  ...imports.pick('user_id', 'requested_by', 'by_token'),
  // 'YYYY-MM-DD HH:MM:SS' of its first and last interval; null until it has ended, and where it wrote nothing
  first: orNull(text).by(`result ->> 'first'`),
  last: orNull(text).by(`result ->> 'last'`),
});

/** An import as it is taken back; `undone_by_id` asked for it. */
export type UndoRow = RowOf<typeof UNDO>;

const UNDOING = shape({ ...UNDO.columns, status: oneOf('undoing'), undone_by_id: int });

/** An import that is being taken back, by somebody. */
export type UndoingRow = RowOf<typeof UNDOING>;
export const isBeingUndone = (row: UndoRow): row is UndoingRow => hasMet(UNDOING, row);

/** An import that is to be taken back. */
export const selectUndo = (db: Queryable, id: number): Promise<UndoRow | undefined> =>
  readRow(db, UNDO, `select ${UNDO.sql} from imports where id = $1`, [id]);

/** An import that is being taken back; locked until the transaction ends. */
export async function lockUndo(db: Queryable, id: number): Promise<UndoRow | undefined> {
  return readRow(db, UNDO, `select ${UNDO.sql} from imports where id = $1 for update`, [id]);
}

/**
 * Counts that the import replaced and whose place it has not kept, because they have another interval, would come back
 * over counts that it did not write, or over each other: an hour twice (C11). Only where counts overlapped before it.
 * `id` and `station` are the placeholders or columns of the import and its station.
 */
export const doubledAgain = (id: string, station: string): string => /* sql */ `
  select 1 from import_replaced r
  where r.station_id = ${station} and r.import_id = ${id} and not exists (
      select 1 from counts k where k.station_id = ${station} and k.ts = r.ts and k.flow_id = r.flow_id
        and k.interval_minutes = r.interval_minutes and k.import_id = ${id})
    and (exists (
      select 1 from counts c where c.station_id = ${station} and c.flow_id = r.flow_id and c.import_id is distinct from ${id}
        and c.ts > r.ts - interval '1 day' and c.ts < r.ts + r.interval_minutes * interval '1 minute'
        and c.ts + c.interval_minutes * interval '1 minute' > r.ts)
    or exists (
      select 1 from import_replaced o where o.station_id = ${station} and o.import_id = ${id} and o.flow_id = r.flow_id and o.ts <> r.ts
        and o.ts > r.ts - interval '1 day' and o.ts < r.ts + r.interval_minutes * interval '1 minute'
        and o.ts + o.interval_minutes * interval '1 minute' > r.ts))`;

/**
 * Why an import can't be taken back: counts of it are certified, a later import has replaced some, or hours would be
 * counted twice again.
 */
export async function selectUndoObstacle(
  db: Queryable,
  { id, station_id, first, last }: UndoRow,
): Promise<'certified' | 'replaced' | 'doubled' | null> {
  const row = await readRow(
    db,
    shape({ certified: bool, replaced: bool }),
    `select exists (select 1 from counts where station_id = $2 and import_id = $1 and ${certified()}
         and ts between $3::timestamp and $4::timestamp) as certified,
       exists (select 1 from import_replaced where station_id = $2 and replaced_import_id = $1) as replaced`,
    [id, station_id, first, last],
  );
  if (row?.certified) return 'certified';
  if (row?.replaced) return 'replaced';
  const [doubled] = await db.query(`${doubledAgain('$1', '$2')} limit 1`, [id, station_id]);
  return doubled ? 'doubled' : null;
}

/** Marks an import as being taken back by this person, and its station as importing. */
export async function startUndo(
  db: Queryable,
  { id, station_id }: UndoRow,
  by: { id: number; name: string },
): Promise<void> {
  await db.query('update stations set importing = true where id = $1', [station_id]);
  await db.query(`update imports set status = 'undoing', undone_by = $2, undone_by_id = $3 where id = $1`, [
    id,
    by.name,
    by.id,
  ]);
}

/** Leaves an import as it was before somebody wanted to take it back, and frees its station. */
export async function cancelUndo(db: Queryable, { id, station_id }: UndoRow): Promise<void> {
  await db.query('update stations set importing = false where id = $1', [station_id]);
  await db.query(`update imports set status = 'done', undone_by = null, undone_by_id = null where id = $1`, [
    id,
  ]);
}

/** Keeps the suspects and notes that change when the import's counts go, and those that come back (C6). */
export async function keepMarks(
  db: Queryable,
  { id, station_id, first, last }: UndoRow,
  author: { user: number; at: Date },
): Promise<void> {
  await db.query(
    `insert into count_changes (station_id, flow_id, ts, at, user_id, old_suspect_id, new_suspect_id, old_note, new_note)
     select $2, coalesce(c.flow_id, r.flow_id), coalesce(c.ts, r.ts), $5, $6, c.suspect_id, r.suspect_id, c.note, r.note
     from (select * from counts where station_id = $2 and import_id = $1
         and ts between $3::timestamp and $4::timestamp) c
       full join (select * from import_replaced where station_id = $2 and import_id = $1) r on r.ts = c.ts and r.flow_id = c.flow_id
     where c.suspect_id is distinct from r.suspect_id or c.note is distinct from r.note`,
    [id, station_id, first, last, author.at.toISOString(), author.user],
  );
}

/**
 * Takes away what the import added and puts back what it replaced; answers how many of each. Counts of another interval
 * come back once those that replaced them are gone.
 */
export async function restoreCounts(
  db: Transaction,
  { id, station_id, first, last }: UndoRow,
): Promise<{ removed: number; restored: number }> {
  if (first === null || last === null) return { removed: 0, restored: 0 };
  const span = { stationId: station_id, first, last };
  const params = [id, station_id, first, last];
  const restored = await changeOpenCounts(db, {
    set: {
      count: 'r.count',
      suspect_id: 'r.suspect_id',
      note: 'r.note',
      import_id: 'r.replaced_import_id',
      vendor_status: 'r.vendor_status',
    },
    from: 'import_replaced r',
    where: `r.station_id = $2 and r.import_id = $1 and c.station_id = $2 and c.ts between $3::timestamp and $4::timestamp
      and c.ts = r.ts and c.flow_id = r.flow_id and c.interval_minutes = r.interval_minutes`,
    params,
  });
  const removed = await removeOpenCounts(db, span, {
    where: 'c.station_id = $2 and c.import_id = $1 and c.ts between $3::timestamp and $4::timestamp',
    params,
  });
  const gone = `from import_replaced r where r.station_id = $2 and r.import_id = $1 and not exists (
    select 1 from counts c where c.station_id = $2 and c.ts = r.ts and c.flow_id = r.flow_id)`;
  const returned = await readRow(db, shape({ n: bigint }), `select count(*) as n ${gone}`, [id, station_id]);
  if (returned?.n) {
    await addCounts(db, span, {
      select: `select r.station_id, r.ts, r.flow_id, r.count, r.interval_minutes, r.suspect_id, r.note,
        r.replaced_import_id, r.vendor_status ${gone}`,
      params: [id, station_id],
    });
  }
  await db.query('delete from import_replaced where station_id = $2 and import_id = $1', [id, station_id]);
  return { removed, restored: restored.changed + (returned?.n ?? 0) };
}

/**
 * Closes an import that was taken back. The station was last imported when it was before: at the end of another
 * import, or at what was known before the first.
 */
export async function endUndo(db: Queryable, { id, station_id }: UndoRow, at: Date): Promise<void> {
  await db.query(`update imports set status = 'undone', undone_at = $2 where id = $1`, [
    id,
    at.toISOString(),
  ]);
  await db.query(
    `update stations s set importing = false, last_imported =
       case when s.last_imported = i.finished_at then greatest(
         (select max(finished_at) from imports where station_id = s.id and status = 'done'),
         (select max(last_imported_before) from imports where station_id = s.id
            and last_imported_before not in (select finished_at from imports where station_id = s.id)))
       else s.last_imported end
     from imports i where s.id = $1 and i.id = $2`,
    [station_id, id],
  );
}
