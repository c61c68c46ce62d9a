import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { passwordRequests, passwordTokens } from './account.tables.ts';
import { users } from './people.tables.ts';

/** Forgets links that have expired; those that wait in the outbox go with them. */
export async function sweepLinks(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from password_tokens where expires_at <= $1', [now.toISOString()]);
  await db.query('delete from email_changes where expires_at <= $1', [now.toISOString()]);
}

/** Ends a person's links to set a password. */
export async function deletePasswordTokens(db: Queryable, userId: number): Promise<void> {
  await db.query('delete from password_tokens where user_id = $1', [userId]);
}

/** Keeps a link's token; the person's older ones end with it. */
export async function insertPasswordToken(
  db: Queryable,
  token: { tokenHash: string; userId: number; expires: Date },
): Promise<void> {
  // of two links made at once one stays
  await db.query('select 1 from users where id = $1 for update', [token.userId]);
  await deletePasswordTokens(db, token.userId);
  await db.query('update users set link_until = $2 where id = $1', [
    token.userId,
    token.expires.toISOString(),
  ]);
  await db.query('insert into password_tokens (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    token.tokenHash,
    token.userId,
    token.expires.toISOString(),
  ]);
}

const LINK_OWNER = shape(users.of('u', 'id', 'name', 'email', 'agency_id'));

/** The person of an e-mail address whom this token lets set a password. */
export type LinkOwner = RowOf<typeof LINK_OWNER>;

/** Whose link this is; undefined when it is unknown, used, expired, or another address's. */
export async function selectLinkOwner(
  db: Queryable,
  link: { tokenHash: string; email: string; now: Date },
): Promise<LinkOwner | undefined> {
  return readRow(
    db,
    LINK_OWNER,
    `select ${LINK_OWNER.sql} from password_tokens t join users u on u.id = t.user_id
     where t.token_hash = $1 and t.expires_at > $2 and lower(u.email) = lower($3)`,
    [link.tokenHash, link.now.toISOString(), link.email],
  );
}

/** Uses a token up, and every other one of the person; false when somebody was faster. */
export async function takePasswordTokens(db: Queryable, userId: number, tokenHash: string): Promise<boolean> {
  const rows = await readRows(
    db,
    shape(passwordTokens.pick('token_hash')),
    'delete from password_tokens where user_id = $1 returning token_hash',
    [userId],
  );
  return rows.some(({ token_hash }) => token_hash === tokenHash);
}

/** Notes that somebody asks for a new password; answers the id. */
export async function insertPasswordRequest(
  db: Queryable,
  { email, origin, at }: { email: string; origin: string; at: Date },
): Promise<number> {
  // those that no job could do in a week
  await db.query(`delete from password_requests where created_at < $1::timestamptz - interval '7 days'`, [
    at.toISOString(),
  ]);
  const row = await readRow(
    db,
    shape(passwordRequests.pick('id')),
    'insert into password_requests (email, origin, created_at) values ($1, $2, $3) returning id',
    [email, origin, at.toISOString()],
  );
  return row?.id ?? 0;
}

/** Whether such a request is still to be done. */
export async function hasPasswordRequest(db: Queryable, id: number): Promise<boolean> {
  return (await db.query('select 1 from password_requests where id = $1', [id])).length > 0;
}

const REQUEST = shape(passwordRequests.pick('email', 'origin'));

/** Takes such a request out; undefined when it is done already. */
export async function takePasswordRequest(
  db: Queryable,
  id: number,
): Promise<RowOf<typeof REQUEST> | undefined> {
  return readRow(db, REQUEST, `delete from password_requests where id = $1 returning ${REQUEST.sql}`, [id]);
}
