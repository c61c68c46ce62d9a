import type { Queryable } from '../../platform/db/database.ts';
import type { SessionTimes } from './session-end.rules.ts';
import { lasting, LASTS } from './session.sql.ts';

/** A session as it is stored, without what opens it. */
export type SessionRow = {
  id: number;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
};

/** A person's sessions that last, the one that asks first, then the last used. */
export function selectSessions(
  db: Queryable,
  userId: number,
  { tokenHash, now, times }: { tokenHash: string; now: Date; times: SessionTimes },
): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `select id, user_agent, address, created_at, coalesce(last_seen_at, created_at) as last_seen_at,
       token_hash = $5 as current
     from sessions s where ${LASTS} and user_id = $4
     order by token_hash = $5 desc, coalesce(last_seen_at, created_at) desc, id desc`,
    [...lasting(now, times), userId, tokenHash],
  );
}

/** Ends one of a person's sessions; answers it, or nothing where it is not theirs. */
export async function deleteOwnSession(
  db: Queryable,
  userId: number,
  id: number,
): Promise<Pick<SessionRow, 'user_agent' | 'address'> | undefined> {
  const [row] = await db.query<Pick<SessionRow, 'user_agent' | 'address'>>(
    'delete from sessions where user_id = $1 and id = $2 returning user_agent, address',
    [userId, id],
  );
  return row;
}
