import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';
import { settings } from './settings.tables.ts';
import { readRow, shape } from './table.ts';

const VALUE = shape(settings.pick('value'));

/** A secret of this installation by its name; null as long as nobody needed it. */
export async function selectSecret(db: Queryable, name: string): Promise<string | null> {
  const row = await readRow(db, VALUE, `select ${VALUE.sql} from settings where name = $1`, [name]);
  return row?.value ?? null;
}

/** The same, made when there is none yet; for the database's owner. */
export async function ensureSecret(db: Queryable, name: string): Promise<string> {
  await db.query('insert into settings (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  return (await selectSecret(db, name)) ?? '';
}
