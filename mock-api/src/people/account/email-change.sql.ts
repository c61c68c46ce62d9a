import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { emailChanges } from './account.tables.ts';
import { users } from './people.tables.ts';

/** Whether another account has this address already. For the database's owner: it may be another agency's. */
export async function isEmailTaken(db: Queryable, email: string, userId: number): Promise<boolean> {
  const rows = await db.query('select 1 from users where lower(email) = lower($1) and id <> $2', [
    email,
    userId,
  ]);
  return rows.length > 0;
}

/** Keeps an address until it is confirmed; one that waited before is forgotten. */
export async function insertEmailChange(
  db: Queryable,
  change: { userId: number; email: string; tokenHash: string; now: Date; expires: Date },
): Promise<void> {
  await deleteEmailChange(db, change.userId);
  await db.query(
    `insert into email_changes (user_id, email, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [change.userId, change.email, change.tokenHash, change.now.toISOString(), change.expires.toISOString()],
  );
}

/** Forgets the address that waits to be confirmed; its link ends with it. */
export async function deleteEmailChange(db: Queryable, userId: number): Promise<void> {
  await db.query('delete from email_changes where user_id = $1', [userId]);
}

const CONFIRMED = shape({
  ...emailChanges.of('c', 'user_id', 'email'),
  ...users.of('u', 'name', 'agency_id'),
  old: users.columns.email.by('u.email'),
});

/** An address that is confirmed, and whose. */
export type ConfirmedEmail = RowOf<typeof CONFIRMED>;

/** Takes the change of this link out; undefined when it is unknown, used or expired. */
export async function takeEmailChange(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<ConfirmedEmail | undefined> {
  return readRow(
    db,
    CONFIRMED,
    `delete from email_changes c using users u where u.id = c.user_id and c.token_hash = $1 and c.expires_at > $2
     returning ${CONFIRMED.sql}`,
    [tokenHash, now.toISOString()],
  );
}

/** Writes a person's e-mail address. */
export async function updateEmail(db: Queryable, userId: number, email: string): Promise<void> {
  await db.query('update users set email = $2 where id = $1', [userId, email]);
}
