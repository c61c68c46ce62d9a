import type { User } from 'shared-domain';
import { bit, bool, json, moment } from '../../platform/db/columns.ts';
import type { Database, Queryable, Row } from '../../platform/db/database.ts';
import { readRow, readRows, rowsOf, shape, type Asked } from '../../platform/db/table.ts';
import { sessions } from './account.tables.ts';
import { users } from './people.tables.ts';
import { sinceWhen, type SessionMoments, type SessionTimes } from './session-end.rules.ts';

/** The columns of a user as the contract spells them, over users u and agencies a. */
export const userColumns = {
  ...users.of('u', 'id', 'name', 'email', 'agency_id'),
  agency: json<User['agency']>().by(
    `json_build_object('id', a.id, 'name', a.name, 'statewide', a.statewide)`,
  ),
  admin: bit.by('u.admin::int'),
  super_admin: bit.by('u.super_admin::int'),
  flag_deployments: bit.by('u.flag_deployments::int'),
  flag_next_stations: bit.by('u.flag_next_stations::int'),
  monitors: bit.by('u.monitors::int'),
};

/** A user, over users u and agencies a. */
export const USER = shape(userColumns);

/** Whether a session s lasts, of $1 the moment, $2 since when it was used and $3 since when it has begun. */
export const LASTS = /* sql */ `s.expires_at > $1 and coalesce(s.last_seen_at, s.created_at) > $2 and s.created_at > $3`;

/** The parameters of `LASTS`. */
export function lasting(now: Date, times: SessionTimes): string[] {
  const { begun, used } = sinceWhen(now, times);
  return [now, used, begun].map((moment) => moment.toISOString());
}

const IN_SESSION = shape({
  ...userColumns,
  ...sessions.of('s', 'second_factor'),
  unseen: bool.by('coalesce(s.last_seen_at < $5, true)'),
});

/** How exactly it is kept when a session was used last. */
const SEEN_MS = 60_000;

/** A session's person, whether it showed a second factor, and whether its use is to be noted again. */
export type Session = { user: User; unseen: boolean; secondFactor: boolean };

/** Asks for an unexpired session's person. Nobody while their agency is closed, whatever opened the session. */
export const sessionStatement = (
  tokenHash: string,
  { now, times }: { now: Date; times: SessionTimes },
): Asked<typeof IN_SESSION.columns> => ({
  answer: IN_SESSION,
  sql: `select ${IN_SESSION.sql}
     from sessions s join users u on u.id = s.user_id join agencies a on a.id = u.agency_id
     where ${LASTS} and s.token_hash = $4 and (a.closed_at is null or u.super_admin)`,
  params: [...lasting(now, times), tokenHash, new Date(now.getTime() - SEEN_MS).toISOString()],
});

/** What that statement has answered. */
export function sessionOf(
  asked: ReturnType<typeof sessionStatement>,
  found: Row[] = [],
): Session | undefined {
  const [row] = rowsOf(asked, found);
  if (!row) return undefined;
  const { unseen, second_factor, ...user } = row;
  return { user, unseen, secondFactor: second_factor };
}

/** The same, asked by itself. */
export async function selectSession(
  db: Queryable,
  tokenHash: string,
  at: { now: Date; times: SessionTimes },
): Promise<Session | undefined> {
  const asked = sessionStatement(tokenHash, at);
  return sessionOf(asked, await db.query(asked.sql, asked.params));
}

/** Which of these sessions last, their person's agency open. */
export async function selectLasting(
  db: Queryable,
  tokenHashes: readonly string[],
  { now, times }: { now: Date; times: SessionTimes },
): Promise<Set<string>> {
  const rows = await readRows(
    db,
    shape(sessions.of('s', 'token_hash')),
    `select s.token_hash from sessions s join users u on u.id = s.user_id join agencies a on a.id = u.agency_id
     where ${LASTS} and s.token_hash = any($4::text[]) and (a.closed_at is null or u.super_admin)`,
    [...lasting(now, times), [...new Set(tokenHashes)]],
  );
  return new Set(rows.map(({ token_hash }) => token_hash));
}

/** Whether a session showed a second factor. */
export async function showedSecondFactor(db: Queryable, tokenHash: string): Promise<boolean> {
  const found = await readRow(
    db,
    shape(sessions.pick('second_factor')),
    'select second_factor from sessions where token_hash = $1',
    [tokenHash],
  );
  return found?.second_factor ?? false;
}

/** Notes that a session is in use. */
export async function touchSession(
  db: Pick<Database, 'lightly'>,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.lightly('update sessions set last_seen_at = $2 where token_hash = $1', [
    tokenHash,
    now.toISOString(),
  ]);
}

/** A session as it begins: what it was begun with, and from where. */
export type NewSession = {
  tokenHash: string;
  userId: number;
  now: Date;
  expires: Date;
  userAgent: string;
  address: string;
  secondFactor: boolean;
};

/** Starts a session. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const at = session.now.toISOString();
  await db.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent, address, second_factor)
     values ($1, $2, $3, $3, $4, $5, $6, $7)`,
    [
      session.tokenHash,
      session.userId,
      at,
      session.expires.toISOString(),
      session.userAgent,
      session.address,
      session.secondFactor,
    ],
  );
}

const MOMENTS = shape({
  ...sessions.pick('created_at', 'expires_at'),
  seen_at: moment.by('coalesce(last_seen_at, created_at)'),
});

/** What a session's end hangs on. */
export async function selectMoments(db: Queryable, tokenHash: string): Promise<SessionMoments | undefined> {
  const row = await readRow(db, MOMENTS, `select ${MOMENTS.sql} from sessions where token_hash = $1`, [
    tokenHash,
  ]);
  return (
    row && {
      created: Date.parse(row.created_at),
      seen: Date.parse(row.seen_at),
      expires: Date.parse(row.expires_at),
    }
  );
}

/** Lets a session that is used now end at another time. */
export async function keepSession(
  db: Queryable,
  tokenHash: string,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await db.query('update sessions set expires_at = $2, last_seen_at = $3 where token_hash = $1', [
    tokenHash,
    until.toISOString(),
    now.toISOString(),
  ]);
}

/** Ends one session. */
export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash]);
}

/** Ends every session of a person, but for the one to keep; answers how many there were. */
export async function deleteSessionsOf(db: Queryable, userId: number, keep: string | null): Promise<number> {
  const ended = await db.query(
    'delete from sessions where user_id = $1 and token_hash is distinct from $2 returning 1',
    [userId, keep],
  );
  return ended.length;
}

/** Ends the sessions of an agency's people, but for super admins; answers whose they were. */
export async function deleteSessionsOfAgency(db: Queryable, agencyId: number): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(sessions.pick('user_id')),
    `delete from sessions s using users u where u.id = s.user_id and u.agency_id = $1 and not u.super_admin
     returning s.user_id`,
    [agencyId],
  );
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** Clears away sessions that have run out. */
export async function deleteExpiredSessions(db: Queryable, now: Date, times: SessionTimes): Promise<void> {
  await db.query(`delete from sessions s where not (${LASTS})`, lasting(now, times));
}
