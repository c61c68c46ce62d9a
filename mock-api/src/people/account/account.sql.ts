import type { User } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import type { Language } from '../../platform/text/language.ts';
import { users } from './people.tables.ts';
import { userColumns } from './session.sql.ts';

const ACCOUNT = shape({ ...userColumns, ...users.of('u', 'password_hash') });
const PASSWORD = shape(users.pick('password_hash'));

/** The account with this e-mail address, upper and lower case being the same. */
export async function selectAccount(
  db: Queryable,
  email: string,
): Promise<{ user: User; password_hash: string | null } | undefined> {
  const row = await readRow(
    db,
    ACCOUNT,
    `select ${ACCOUNT.sql} from users u join agencies a on a.id = u.agency_id
     where lower(u.email) = lower($1)`,
    [email],
  );
  if (!row) return undefined;
  const { password_hash, ...user } = row;
  return { user, password_hash };
}

/** Whether a person's agency is closed, so that they cannot sign in; super admins can. */
export async function isShutOut(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db.query(
    `select 1 from users u join agencies a on a.id = u.agency_id
     where u.id = $1 and a.closed_at is not null and not u.super_admin`,
    [userId],
  );
  return rows.length > 0;
}

/** What is stored of a person's password. */
export async function selectPasswordHash(db: Queryable, userId: number): Promise<string | null> {
  const row = await readRow(db, PASSWORD, `select ${PASSWORD.sql} from users where id = $1`, [userId]);
  return row?.password_hash ?? null;
}

/** Notes when a person signed in last. */
export async function updateLastSignIn(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.query('update users set last_sign_in_at = $2 where id = $1', [userId, now.toISOString()]);
}

/** Sets a person's password. */
export async function updatePasswordHash(db: Queryable, userId: number, hash: string): Promise<void> {
  await db.query('update users set password_hash = $2 where id = $1', [userId, hash]);
}

/** Keeps the language that somebody has chosen in the app. For the database's owner. */
export async function updateLanguage(db: Queryable, userId: number, language: Language): Promise<void> {
  await db.query('update users set language = $2 where id = $1', [userId, language]);
}
