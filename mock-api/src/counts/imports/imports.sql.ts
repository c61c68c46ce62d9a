import type { ImportRequest, VendorCode } from 'shared-domain';
import type { LineError } from './vendors/line-errors.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { orNull } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { importRejected, imports, type StoredResult } from './imports.tables.ts';
import type { Text } from '../../platform/text/language.ts';
import { selectLasting } from './lasting.sql.ts';

/** Of the lines that can't be taken, as many stand in the answers of the API. */
export const SHOWN_ERRORS = 100;

const IMPORT_JOB = shape({
  ...imports.of('i', 'id', 'station_id', 'user_id', 'upload_id', 'file_name', 'source', 'request', 'status'),
  ...imports.of('i', 'created_at', 'requested_by', 'by_token', 'run_id'),
  // the station's
  ...stations.of('s', 'time_zone'),
});

/** An import as its job reads it. */
export type ImportJobRow = RowOf<typeof IMPORT_JOB>;

const IMPORT = shape({
  ...imports.of('i', 'id', 'file_name', 'source', 'requested_by', 'created_at', 'status', 'progress'),
  ...imports.of('i', 'vendor_code', 'run_id'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name'),
  // `message`: a Text as JSON
  ...imports.of('i', 'message', 'result', 'errors', 'rejected', 'undone_by', 'undone_at'),
});

/** An import as the list reads it, before it is worded. */
export type ImportRow = RowOf<typeof IMPORT> & { can_undo: boolean };

async function withUndo(db: Queryable, rows: RowOf<typeof IMPORT>[]): Promise<ImportRow[]> {
  const done = rows.filter(({ status }) => status === 'done').map(({ id }) => id);
  const lasting = await selectLasting(db, done);
  return rows.map((row) => ({ ...row, can_undo: row.status === 'done' && !lasting.has(row.id) }));
}

const LISTED = /* sql */ `select ${IMPORT.sql} from imports i join stations s on s.id = i.station_id`;

/** How many imports one answer lists. */
const IMPORTS_PAGE = 50;

/** The newest imports of one agency's stations, or of all where `agency` is null; narrowed as asked. */
export async function selectImports(
  db: Queryable,
  agency: number | null,
  { before = null, station = null }: { before?: number | null; station?: string | null },
): Promise<ImportRow[]> {
  const rows = await readRows(
    db,
    IMPORT,
    `${LISTED}
     where ($1::int is null or s.agency_id = $1) and ($2::int is null or i.id < $2)
       and ($3::text is null or s.station_id_tmg = $3)
     order by i.id desc limit ${IMPORTS_PAGE}`,
    [agency, before, station],
  );
  return withUndo(db, rows);
}

/** One import. */
export async function selectImport(db: Queryable, id: number): Promise<ImportRow | undefined> {
  const [row] = await withUndo(db, await readRows(db, IMPORT, `${LISTED} where i.id = $1`, [id]));
  return row;
}

const VENDOR_CODE = shape({
  vendor_code: orNull(imports.columns.vendor_code).by('mode() within group (order by f.vendor_code)'),
});

/** The vendor of a station's counters; null where there is no such station for the caller. */
export async function selectStationVendor(db: Queryable, station: string): Promise<VendorCode | null> {
  const row = await readRow(
    db,
    VENDOR_CODE,
    `select ${VENDOR_CODE.sql}
     from stations s join flows f on f.station_id = s.id where s.station_id_tmg = $1`,
    [station],
  );
  return row?.vendor_code ?? null;
}

/** Stores an import and marks its station as importing; answers its id. */
export async function insertImport(
  db: Queryable,
  entry: {
    stationId: number;
    user: { id: number; name: string };
    /** Whether a program has asked, by a token. */
    byToken?: boolean;
    fileName: string;
    request: ImportRequest;
    at: Date;
  },
): Promise<number> {
  const { stationId, user, byToken = false, fileName, request, at } = entry;
  await db.query('update stations set importing = true where id = $1', [stationId]);
  const row = await readRow(
    db,
    shape(imports.pick('id')),
    `insert into imports (station_id, user_id, requested_by, upload_id, file_name, vendor_code, request, status, created_at,
       by_token)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, 'waiting', $8, $9) returning id`,
    [
      stationId,
      user.id,
      user.name,
      request.file,
      fileName,
      request.vendor,
      JSON.stringify(request),
      at.toISOString(),
      byToken,
    ],
  );
  return row?.id ?? 0;
}

/** An import for its job; locked until the transaction ends if asked for. */
export async function selectImportJob(
  db: Queryable,
  id: number,
  lock?: 'lock',
): Promise<ImportJobRow | undefined> {
  return readRow(
    db,
    IMPORT_JOB,
    `select ${IMPORT_JOB.sql}
     from imports i join stations s on s.id = i.station_id where i.id = $1 ${lock ? 'for update of i' : ''}`,
    [id],
  );
}

/** Tells how far an import is, 0 to 1. */
export async function updateProgress(db: Queryable, id: number, progress: number): Promise<void> {
  await db.query(
    `update imports set status = 'running', progress = $2 where id = $1 and status in ('waiting', 'running')`,
    [id, progress],
  );
}

/** Lets an import that failed run again, and marks its station as importing. */
export async function reopenImport(db: Queryable, { id, station_id }: ImportJobRow): Promise<void> {
  await db.query('update stations set importing = true where id = $1', [station_id]);
  await db.query(
    `update imports set status = 'waiting', finished_at = null, progress = 0, message = null, errors = '[]', rejected = 0
     where id = $1`,
    [id],
  );
  await db.query('delete from import_rejected where import_id = $1', [id]);
}

/** Closes an import, done or failed, and frees its station. */
export async function endImport(
  db: Queryable,
  { id, station_id }: ImportJobRow,
  end: { at: Date } & (
    | { status: 'done'; result: StoredResult }
    | { status: 'failed'; message: Text; errors: LineError[]; rejected: number }
  ),
): Promise<void> {
  const done = end.status === 'done';
  const shown = done ? [] : end.errors.slice(0, SHOWN_ERRORS).map(({ line, reason }) => ({ line, reason }));
  await db.query(
    `update imports i set status = $2, finished_at = $3, progress = case when $2 = 'done' then 1 else progress end,
       result = $4::text::jsonb, message = $5, errors = $6::text::jsonb, rejected = $7,
       last_imported_before = s.last_imported
     from stations s where i.id = $1 and s.id = i.station_id`,
    [
      id,
      end.status,
      end.at.toISOString(),
      done ? JSON.stringify(end.result) : null,
      done ? null : JSON.stringify(end.message),
      JSON.stringify(shown),
      done ? 0 : end.rejected,
    ],
  );
  await db.query(
    `update stations set importing = false, last_imported = case when $2 then $3::timestamptz else last_imported end
     where id = $1`,
    [station_id, done, end.at.toISOString()],
  );
  if (!done) await insertRejected(db, id, end.errors);
}

/** Takes an import away that changed nothing, and frees its station. */
export async function forgetImport(
  db: Queryable,
  { id, station_id }: Pick<ImportJobRow, 'id' | 'station_id'>,
): Promise<void> {
  await db.query('update stations set importing = false where id = $1', [station_id]);
  await db.query('delete from imports where id = $1', [id]);
}

async function insertRejected(db: Queryable, id: number, errors: LineError[]): Promise<void> {
  const rows = errors.map(({ line, reason, content }, position) => ({ position, line, reason, content }));
  await db.query(
    `insert into import_rejected (import_id, position, line, reason, content)
     select $1, r.position, r.line, r.reason, r.content
     from jsonb_to_recordset($2::text::jsonb) as r (position int, line int, reason jsonb, content text)`,
    [id, JSON.stringify(rows)],
  );
}

const REJECTED = shape(importRejected.pick('line', 'reason', 'content'));

/** The lines that an import refused, in the order of the file. */
export function selectRejected(db: Queryable, id: number): Promise<LineError[]> {
  return readRows(
    db,
    REJECTED,
    `select ${REJECTED.sql} from import_rejected where import_id = $1 order by position`,
    [id],
  );
}
