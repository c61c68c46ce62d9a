import type { Queryable } from '../../platform/db/database.ts';
import { bigint, bool } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { imports, uploads } from './imports.tables.ts';
import type { Used } from '../../platform/http/quota.rules.ts';

const UPLOAD = shape(uploads.pick('id', 'name', 'bytes'));

/** An uploaded file, kept until it has been imported or a week has passed. */
export type UploadRow = RowOf<typeof UPLOAD>;

/** How long an upload that was not imported is kept. */
const UPLOAD_DAYS = 7;

/** Remembers an upload. */
export async function insertUpload(
  db: Queryable,
  upload: UploadRow & { user: { id: number; agency_id: number }; headers: string[]; at: Date },
): Promise<void> {
  await db.query(
    `insert into uploads (id, user_id, agency_id, name, bytes, headers, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      upload.id,
      upload.user.id,
      upload.user.agency_id,
      upload.name,
      upload.bytes,
      upload.headers,
      upload.at.toISOString(),
    ],
  );
}

/** An upload of the caller's own. */
export async function selectUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  return readRow(db, UPLOAD, `select ${UPLOAD.sql} from uploads where id = $1`, [id]);
}

/**
 * An upload that was not imported at a station, whose row is locked: its file is there for a moment after its counts are. At others it
 * may be.
 */
export const selectUploadFor = (db: Queryable, id: string, station: number): Promise<UploadRow | undefined> =>
  readRow(
    db,
    UPLOAD,
    `select ${UPLOAD.sql} from uploads where id = $1 and not exists (
       select 1 from imports i where i.upload_id = $1 and i.station_id = $2 and i.status <> 'failed')`,
    [id, station],
  );

const LOADED_BY = shape(imports.of('i', 'requested_by'));

/**
 * Who has had the same file of the drop folder imported at a station, or the same part of it, whose row is locked: each who opens a file
 * has an upload of their own, in another tab too. Null where nobody has, or it failed or was taken back.
 */
export async function selectLoadedBy(
  db: Queryable,
  { upload, station, part }: { upload: string; station: number; part: string | undefined },
): Promise<string | null> {
  const row = await readRow(
    db,
    LOADED_BY,
    `select ${LOADED_BY.sql} from drop_uploads own join drop_uploads u on u.drop_id = own.drop_id
       join imports i on i.upload_id = u.upload_id
     where own.upload_id = $1 and i.station_id = $2 and i.request -> 'reading' ->> 'counter' is not distinct from $3::text
       and i.status not in ('failed', 'undone')
     order by i.id desc limit 1`,
    [upload, station, part ?? null],
  );
  return row?.requested_by ?? null;
}

/** What an agency's uploads take. */
export async function usedByUploads(db: Queryable, agency: number): Promise<Used> {
  const used = await readRow(
    db,
    shape({ files: bigint, bytes: bigint }),
    'select count(*) as files, coalesce(sum(bytes), 0)::bigint as bytes from uploads where agency_id = $1',
    [agency],
  );
  return used ?? { files: 0, bytes: 0 };
}

/** Forgets an upload. */
export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.query('delete from uploads where id = $1', [id]);
}

/** Of this upload and those older than a week, the ones that no import is waiting for. */
export async function selectUnneededUploads(
  db: Queryable,
  imported: string | null,
  now: Date,
): Promise<string[]> {
  const rows = await readRows(
    db,
    shape(uploads.pick('id')),
    `select id from uploads u
     where (id = $1 or created_at < $2::timestamptz - interval '${UPLOAD_DAYS} days')
       and not exists (select 1 from imports i where i.upload_id = u.id and i.status in ('waiting', 'running'))`,
    [imported, now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

const REMEMBERED = shape({
  ...uploads.pick('id'),
  needed: bool.by(
    `exists (select 1 from imports i where i.upload_id = u.id and i.status in ('waiting', 'running'))`,
  ),
});

/** Every upload that is remembered, and whether an import waits for it. */
export function selectAllUploads(db: Queryable): Promise<RowOf<typeof REMEMBERED>[]> {
  return readRows(db, REMEMBERED, `select ${REMEMBERED.sql} from uploads u`);
}

/** The name under which an upload is stored. */
export function storedName(uploadId: string): string {
  return `${uploadId}.upload`;
}
