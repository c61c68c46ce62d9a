import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { humanChecks } from './account.tables.ts';

const CHECK = shape(humanChecks.pick('used'));

/** Whether a check of this name was passed, and whether it has been used; null when it is not known. */
export async function selectHumanCheck(db: Queryable, name: string): Promise<{ used: boolean } | null> {
  const row = await readRow(
    db,
    CHECK,
    `select ${CHECK.sql} from human_checks where name = $1 and expires_at > $2`,
    [name, new Date().toISOString()],
  );
  return row ?? null;
}

/** Remembers a passed check, and forgets those that have expired. */
export async function insertHumanCheck(
  db: Queryable,
  { name, expires }: { name: string; expires: Date },
): Promise<void> {
  await db.query('delete from human_checks where expires_at <= $1', [new Date().toISOString()]);
  await db.query('insert into human_checks (name, expires_at) values ($1, $2) on conflict do nothing', [
    name,
    expires.toISOString(),
  ]);
}

/** Uses a passed check up; false when somebody was faster. */
export async function takeHumanCheck(db: Queryable, name: string): Promise<boolean> {
  const rows = await db.query(
    'update human_checks set used = true where name = $1 and not used returning name',
    [name],
  );
  return rows.length > 0;
}
