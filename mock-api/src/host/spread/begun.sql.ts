import type { Queryable } from '../../platform/db/database.ts';
import { settings } from '../../platform/db/settings.tables.ts';
import { readRow, shape } from '../../platform/db/table.ts';

/** Names the setting that stands while tables are on their way. */
const BEGUN = 'spread-begun';

/** Notes that tables are on their way from now on. */
export async function noteBegun(db: Queryable): Promise<void> {
  await db.query(`insert into settings (name, value) values ($1, '') on conflict do nothing`, [BEGUN]);
}

/** Notes that all of them have arrived. */
export async function noteDone(db: Queryable): Promise<void> {
  await db.query('delete from settings where name = $1', [BEGUN]);
}

const SETTING = shape(settings.pick('name'));

/** Whether tables were left on their way: an attempt broke off, and some lie here and some there. */
export async function isBegun(db: Queryable): Promise<boolean> {
  const [known] = await db.query(`select 1 from pg_class where oid = to_regclass('settings')`);
  if (!known) return false;
  return (
    (await readRow(db, SETTING, `select ${SETTING.sql} from settings where name = $1`, [BEGUN])) !== undefined
  );
}

/** Keeps a server from working on a database that is half spread: its statements would fail, each in its own way. */
export async function assertNotHalfSpread(db: Queryable): Promise<void> {
  if (await isBegun(db))
    throw new Error(
      'The counts of this database are spread over machines in part: npm run spread was broken off. Run it again; it goes on where it was.',
    );
}
