import type { EquipmentChangeFacts } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { day, orNull } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { equipmentChanges } from './field.tables.ts';
import type { Entered } from './visits.sql.ts';

const CHANGE = shape({
  ...equipmentChanges.pick(
    'id',
    'equipment_id',
    'changed_on',
    'kind',
    'from_text',
    'to_text',
    'note',
    'version',
  ),
  by: equipmentChanges.columns.user_name.by('user_name'),
});
export type ChangeRow = RowOf<typeof CHANGE>;

/** What was changed of the counters of a station, the newest first. */
export const selectChanges = (db: Queryable, station: number): Promise<ChangeRow[]> =>
  readRows(
    db,
    CHANGE,
    `select ${CHANGE.sql} from equipment_changes where station_id = $1 order by changed_on desc, id desc`,
    [station],
  );

/** What was changed of these counters, the newest first. */
export const selectChangesOf = (db: Queryable, equipment: readonly number[]): Promise<ChangeRow[]> =>
  readRows(
    db,
    CHANGE,
    `select ${CHANGE.sql} from equipment_changes where equipment_id = any($1::int[]) order by changed_on desc, id desc`,
    [equipment],
  );

const valuesOf = ({ changed_on, kind, from_text, to_text, note }: EquipmentChangeFacts) => [
  changed_on,
  kind,
  from_text,
  to_text,
  note,
];

/** Enters one; undefined where it was entered under this key before (T12). */
export const insertChange = (
  db: Queryable,
  { station, equipment }: { station: number; equipment: number },
  one: EquipmentChangeFacts,
  { user, at, key }: Entered,
): Promise<ChangeRow | undefined> =>
  readRow(
    db,
    CHANGE,
    `insert into equipment_changes (changed_on, kind, from_text, to_text, note, station_id, equipment_id, user_id, user_name,
       created_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (equipment_id, request_key) do nothing returning ${CHANGE.sql}`,
    [...valuesOf(one), station, equipment, user.id, user.name, at.toISOString(), key ?? null],
  );

/** The caller's own that was entered under a key. */
export const selectChangeByKey = (
  db: Queryable,
  { equipment, user, key }: { equipment: number; user: number; key: string | undefined },
): Promise<ChangeRow | undefined> =>
  readRow(
    db,
    CHANGE,
    `select ${CHANGE.sql} from equipment_changes where equipment_id = $1 and user_id = $2 and request_key = $3`,
    [equipment, user, key ?? null],
  );

/** One of a counter; nobody else writes it until the transaction ends. */
export const lockChange = (db: Queryable, equipment: number, id: number): Promise<ChangeRow | undefined> =>
  readRow(
    db,
    CHANGE,
    `select ${CHANGE.sql} from equipment_changes where equipment_id = $1 and id = $2 for no key update`,
    [equipment, id],
  );

/** Writes what is known of one, and raises its version. */
export const updateChange = (
  db: Queryable,
  id: number,
  one: EquipmentChangeFacts,
): Promise<ChangeRow | undefined> =>
  readRow(
    db,
    CHANGE,
    `update equipment_changes set changed_on = $1, kind = $2, from_text = $3, to_text = $4, note = $5, version = version + 1
     where id = $6 returning ${CHANGE.sql}`,
    [...valuesOf(one), id],
  );

/** Deletes one of a counter. */
export async function deleteChange(db: Queryable, equipment: number, id: number): Promise<void> {
  await db.query('delete from equipment_changes where equipment_id = $1 and id = $2', [equipment, id]);
}

const ENDS = shape({ first: orNull(day).by('min(changed_on)'), last: orNull(day).by('max(changed_on)') });

/** The first and the last day on which something of a counter was changed. */
export const selectChangedDays = (
  db: Queryable,
  equipment: number,
): Promise<RowOf<typeof ENDS> | undefined> =>
  readRow(db, ENDS, `select ${ENDS.sql} from equipment_changes where equipment_id = $1`, [equipment]);
