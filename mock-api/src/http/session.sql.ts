import type { User } from 'shared-ui/domain';
import type { Queryable } from '../db/database.ts';

/** The columns of a user as the contract spells them, over users u and agencies a. */
export const USER_COLUMNS = /* sql */ `u.id, u.name, u.email, u.agency_id,
  json_build_object('id', a.id, 'name', a.name, 'statewide', a.statewide) as agency,
  u.admin::int as admin, u.super_admin::int as super_admin, u.flag_deployments::int as flag_deployments,
  u.flag_next_stations::int as flag_next_stations, u.monitors::int as monitors`;

/** The person whose unexpired session this is. */
export async function selectSessionUser(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<User | undefined> {
  const [user] = await db.query<User>(
    `select ${USER_COLUMNS} from sessions s join users u on u.id = s.user_id join agencies a on a.id = u.agency_id
     where s.token_hash = $1 and s.expires_at > $2`,
    [tokenHash, now.toISOString()],
  );
  return user;
}

/** Starts a session. */
export async function insertSession(
  db: Queryable,
  session: { tokenHash: string; userId: number; now: Date; expires: Date },
): Promise<void> {
  await db.query(
    'insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [session.tokenHash, session.userId, session.now.toISOString(), session.expires.toISOString()],
  );
}

/** When a session ends. */
export async function selectSessionEnd(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db.query<{ expires_at: string }>(
    'select expires_at from sessions where token_hash = $1',
    [tokenHash],
  );
  return row?.expires_at;
}

/** Lets a session end at another time. */
export async function updateSessionEnd(db: Queryable, tokenHash: string, expires: Date): Promise<void> {
  await db.query('update sessions set expires_at = $2 where token_hash = $1', [
    tokenHash,
    expires.toISOString(),
  ]);
}

/** Ends one session. */
export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash]);
}

/** Ends every session of a person, but for the one to keep. */
export async function deleteSessionsOf(db: Queryable, userId: number, keep: string | null): Promise<void> {
  await db.query('delete from sessions where user_id = $1 and token_hash is distinct from $2', [
    userId,
    keep,
  ]);
}

/** Clears away sessions that have run out. */
export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from sessions where expires_at <= $1', [now.toISOString()]);
}
