import type { CsvExportRequest, TmasForm } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bigint, bool, int, json, moment, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { exports as exportsTable } from './exports.tables.ts';
import type { Used } from '../../platform/http/quota.rules.ts';
import { ensureSecret as ensureNamed, selectSecret as selectNamed } from '../../platform/db/secrets.sql.ts';
import type { Language, Text } from '../../platform/text/language.ts';

const EXPORT = shape({
  ...exportsTable.pick('id', 'user_id', 'kind', 'status', 'progress', 'created_at', 'expires_at'),
  stations: json<string[]>().by(`jsonb_path_query_array(request, '$.stations[0 to 2]')`),
  station_count: int.by(`jsonb_array_length(request->'stations')`),
  from: text.by(`request->>'from'`),
  to: text.by(`((request->>'until')::date - 1)::text`),
  // a program that has ordered it sees in its calls what became of it
  by_token: bool.by(`coalesce((request->>'by_token')::boolean, false)`),
  // the stored file's name, null before it is built and after it has expired; `uses`: how often it was fetched
  ...exportsTable.pick('file', 'file_name', 'bytes', 'rows', 'left_out', 'message', 'uses'),
});

/** An export as it is stored. */
export type ExportRow = RowOf<typeof EXPORT>;

/** What is the same of every order. */
type OrderFrame = {
  stations: string[];
  station_ids: number[];
  /** 'YYYY-MM-DD', `until` exclusive. */
  from: string;
  until: string;
  language: Language;
  /** Where the person reaches this server, for the link in the e-mail. */
  origin: string;
};

/** What the job of a CSV export needs to know. */
export type CsvOrder = CsvExportRequest & OrderFrame;
/** What the job of an export to TMAS needs to know. */
export type TmasOrder = OrderFrame & { form: TmasForm; lastDay: string; records: number };
/** Any order, by kind. */
export type ExportOrders = { csv: CsvOrder; tmas: TmasOrder };
export type ExportKind = keyof ExportOrders;

/** How long a file can be downloaded. */
const EXPORT_DAYS = 7;

/** The caller's newest exports. */
export function selectExports(db: Queryable, userId: number): Promise<ExportRow[]> {
  return readRows(
    db,
    EXPORT,
    `select ${EXPORT.sql} from exports where user_id = $1 order by id desc limit 50`,
    [userId],
  );
}

/** One export; locked until the transaction ends if asked for. */
export async function selectExport(db: Queryable, id: number, lock?: 'lock'): Promise<ExportRow | undefined> {
  return readRow(db, EXPORT, `select ${EXPORT.sql} from exports where id = $1 ${lock ? 'for update' : ''}`, [
    id,
  ]);
}

/** What was ordered. */
export async function selectExportOrder<K extends ExportKind>(
  db: Queryable,
  id: number,
  kind: K,
): Promise<ExportOrders[K] | undefined> {
  const row = await readRow(
    db,
    shape({ request: json<ExportOrders[K]>() }),
    'select request from exports where id = $1 and kind = $2',
    [id, kind],
  );
  return row?.request;
}

/** Stores an order; answers its id. */
export async function insertExport<K extends ExportKind>(
  db: Queryable,
  entry: {
    user: { id: number; agency_id: number };
    kind: K;
    order: ExportOrders[K] & { by_token: boolean };
    at: Date;
  },
): Promise<number> {
  const { user, kind, order, at } = entry;
  const row = await readRow(
    db,
    shape(exportsTable.pick('id')),
    `insert into exports (user_id, agency_id, kind, request, status, created_at)
     values ($1, $2, $5, $3::text::jsonb, 'waiting', $4) returning id`,
    [user.id, user.agency_id, JSON.stringify(order), at.toISOString(), kind],
  );
  return row?.id ?? 0;
}

/** Tells how far an export is, 0 to 1. */
export async function updateExportProgress(db: Queryable, id: number, progress: number): Promise<void> {
  await db.query(
    `update exports set status = 'running', progress = $2 where id = $1 and status in ('waiting', 'running')`,
    [id, progress],
  );
}

/** The file is there: it can be downloaded until it expires. Answers when that is. */
export async function finishExport(
  db: Queryable,
  id: number,
  built: { file: string; fileName: string; bytes: number; rows: number; leftOut: number; at: Date },
): Promise<string> {
  const row = await readRow(
    db,
    shape({ expires_at: moment }),
    `update exports set status = 'done', progress = 1, file = $2, file_name = $3, bytes = $4, rows = $5, left_out = $7,
       expires_at = $6::timestamptz + interval '${EXPORT_DAYS} days' where id = $1 returning expires_at`,
    [id, built.file, built.fileName, built.bytes, built.rows, built.at.toISOString(), built.leftOut],
  );
  return row?.expires_at ?? '';
}

/** The export failed for good. */
export async function failExport(db: Queryable, id: number, message: Text): Promise<void> {
  await db.query(`update exports set status = 'failed', message = $2 where id = $1`, [
    id,
    JSON.stringify(message),
  ]);
}

/** The file of an export that was built is lost: it has failed for whoever wanted it. */
export async function loseExport(db: Queryable, id: number, message: Text): Promise<void> {
  await db.query(`update exports set status = 'failed', file = null, message = $2 where id = $1`, [
    id,
    JSON.stringify(message),
  ]);
}

/** Lets an export that failed run again. */
export async function reopenExport(db: Queryable, id: number): Promise<void> {
  await db.query(`update exports set status = 'waiting', progress = 0, message = null where id = $1`, [id]);
}

const EXPIRED = shape({ ...exportsTable.pick('id'), file: text });
const KEPT = shape(exportsTable.pick('id', 'file'));

/** Exports whose time is over and whose files are still kept. */
export function selectExpiredExports(db: Queryable, now: Date): Promise<RowOf<typeof EXPIRED>[]> {
  return readRows(
    db,
    EXPIRED,
    `select ${EXPIRED.sql} from exports where file is not null and expires_at < $1`,
    [now.toISOString()],
  );
}

/** What an agency's exports take: those that are kept, and those on their way. */
export async function usedByExports(db: Queryable, agency: number): Promise<Used> {
  const used = await readRow(
    db,
    shape({ files: bigint, bytes: bigint }),
    `select count(*) as files, coalesce(sum(bytes) filter (where file is not null), 0)::bigint as bytes from exports
     where agency_id = $1 and (file is not null or status in ('waiting', 'running'))`,
    [agency],
  );
  return used ?? { files: 0, bytes: 0 };
}

/** The agency that an export counts for. */
export async function selectExportAgency(db: Queryable, id: number): Promise<number> {
  const row = await readRow(
    db,
    shape(exportsTable.pick('agency_id')),
    'select agency_id from exports where id = $1',
    [id],
  );
  return row?.agency_id ?? 0;
}

/** Exports with a file, and those whose file may be on its way. */
export function selectKeptExports(db: Queryable): Promise<RowOf<typeof KEPT>[]> {
  return readRows(
    db,
    KEPT,
    `select ${KEPT.sql} from exports where file is not null or status in ('waiting', 'running')`,
  );
}

/** Uses a link up: false where somebody was quicker. */
export async function spendLink(
  db: Queryable,
  { id, uses }: Pick<ExportRow, 'id' | 'uses'>,
): Promise<boolean> {
  const rows = await db.query('update exports set uses = uses + 1 where id = $1 and uses = $2 returning id', [
    id,
    uses,
  ]);
  return rows.length === 1;
}

/** Notes that an export's file is gone. */
export async function forgetFile(db: Queryable, id: number): Promise<void> {
  await db.query('update exports set file = null where id = $1', [id]);
}

const SECRET = 'download-secret';

/** The secret that download addresses are signed with; null before the first export. */
export const selectSecret = (db: Queryable): Promise<string | null> => selectNamed(db, SECRET);

/** The same, made when there is none yet; for the database's owner. */
export const ensureSecret = (db: Queryable): Promise<string> => ensureNamed(db, SECRET);
