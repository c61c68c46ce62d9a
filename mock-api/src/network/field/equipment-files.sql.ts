import { bigint } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Used } from '../../platform/http/quota.rules.ts';
import { equipmentFiles } from './field.tables.ts';

const FILE = shape(equipmentFiles.pick('id', 'name', 'kind', 'bytes', 'user_id', 'user_name', 'created_at'));
export type EquipmentFileRow = RowOf<typeof FILE>;

const ONE = `select ${FILE.sql} from equipment_files where equipment_id = $1 and id = $2`;

/** The name under which a file is stored. */
export const equipmentFileName = (id: string): string => `equipment-${id}.bin`;

/** The files of a counter, the newest first. */
export const selectFiles = (db: Queryable, equipment: number): Promise<EquipmentFileRow[]> =>
  readRows(db, FILE, `select ${FILE.sql} from equipment_files where equipment_id = $1 order by nr desc`, [
    equipment,
  ]);

/** One of a counter, to be read. */
export const selectFile = (
  db: Queryable,
  equipment: number,
  id: string,
): Promise<EquipmentFileRow | undefined> => readRow(db, FILE, ONE, [equipment, id]);

type NewFile = Pick<EquipmentFileRow, 'id' | 'name' | 'kind' | 'bytes'> & {
  station: number;
  equipment: number;
  user: { id: number; name: string };
  at: Date;
  key: string | undefined;
};

/** Adds one; undefined where it was added under this key before (T12). */
export const insertFile = (db: Queryable, file: NewFile): Promise<EquipmentFileRow | undefined> =>
  readRow(
    db,
    FILE,
    `insert into equipment_files (id, station_id, equipment_id, name, kind, bytes, user_id, user_name, created_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (equipment_id, request_key) do nothing returning ${FILE.sql}`,
    [
      file.id,
      file.station,
      file.equipment,
      file.name,
      file.kind,
      file.bytes,
      file.user.id,
      file.user.name,
      file.at.toISOString(),
      file.key ?? null,
    ],
  );

/** The caller's own that was added under a key. */
export const selectFileByKey = (
  db: Queryable,
  { equipment, user, key }: { equipment: number; user: number; key: string | undefined },
): Promise<EquipmentFileRow | undefined> =>
  readRow(
    db,
    FILE,
    `select ${FILE.sql} from equipment_files where equipment_id = $1 and user_id = $2 and request_key = $3`,
    [equipment, user, key ?? null],
  );

/** Deletes one. */
export async function deleteFile(db: Queryable, id: string): Promise<void> {
  await db.query('delete from equipment_files where id = $1', [id]);
}

/** What the files of counters at an agency's stations take. */
export async function usedByEquipmentFiles(db: Queryable, agency: number): Promise<Used> {
  const used = await readRow(
    db,
    shape({ files: bigint, bytes: bigint }),
    `select count(*) as files, coalesce(sum(f.bytes), 0)::bigint as bytes
     from equipment_files f join stations s on s.id = f.station_id where s.agency_id = $1`,
    [agency],
  );
  return used ?? { files: 0, bytes: 0 };
}

/** Every file's id. */
export async function selectEquipmentFileIds(db: Queryable): Promise<string[]> {
  const rows = await readRows(db, shape(equipmentFiles.pick('id')), 'select id from equipment_files');
  return rows.map(({ id }) => id);
}
