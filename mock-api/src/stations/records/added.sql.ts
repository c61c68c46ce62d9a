import { int } from '../../platform/db/columns.ts';
import type { Columns } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf, type Shape } from '../../platform/db/table.ts';

const NUMBER = shape({ n: int.by('count(*)::int') });

/** Whose key, and at which station. */
type Keyed = { station: number; user: { id: number }; key: string | undefined };

/**
 * The statements that are the same for everything that people add to a station: a table whose rows have `id`, `station_id`,
 * `user_id` and the `request_key` under which they came (T12), and the shape in which its rows are read.
 */
export function addedTo<C extends Columns>(table: { name: string }, row: Shape<C>) {
  type Found = Promise<RowOf<Shape<C>> | undefined>;
  const from = `select ${row.sql} from ${table.name} where station_id = $1`;
  return {
    /** One of a station; nobody else writes it until the transaction ends. */
    lockAdded: (db: Queryable, station: number, id: number | string): Found =>
      readRow(db, row, `${from} and id = $2 for update`, [station, id]),
    /** How many a station has. */
    countAdded: async (db: Queryable, station: number): Promise<number> => {
      const sql = `select ${NUMBER.sql} from ${table.name} where station_id = $1`;
      return (await readRow(db, NUMBER, sql, [station]))?.n ?? 0;
    },
    /** The caller's own that was added under a key. */
    selectByKey: (db: Queryable, { station, user, key }: Keyed): Found =>
      readRow(db, row, `${from} and user_id = $2 and request_key = $3`, [station, user.id, key ?? null]),
    /** Deletes one. */
    deleteAdded: async (db: Queryable, id: number | string): Promise<void> => {
      await db.query(`delete from ${table.name} where id = $1`, [id]);
    },
  };
}
