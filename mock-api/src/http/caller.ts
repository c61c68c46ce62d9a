import type { User } from 'shared-ui/domain';
import type { Caller } from './context.ts';
import { selectSession, touchSession } from './session.sql.ts';
import type { Queryable } from '../db/database.ts';
import { hashToken } from './token.ts';

/** The caller that a user is: what they see, and what their lists are narrowed to (A5). */
export function callerOf(user: User, tokenHash: string): Caller {
  const everything = user.super_admin === 1;
  return {
    user,
    scope: { agency: user.agency_id, everything, user: user.id },
    listAgency: everything && user.agency.statewide ? null : user.agency_id,
    tokenHash,
  };
}

/** The person with this token, or null when it is unknown, malformed or has run out. */
export async function findCaller(db: Queryable, token: string | null, now: Date): Promise<Caller | null> {
  if (!token || token.length > 200) return null;
  return callerOfSession(db, hashToken(token), now);
}

/** The person with this session, or null when it has run out. */
export async function callerOfSession(db: Queryable, tokenHash: string, now: Date): Promise<Caller | null> {
  const session = await selectSession(db, tokenHash, now);
  if (!session) return null;
  if (session.unseen) await touchSession(db, tokenHash, now);
  return callerOf(session.user, tokenHash);
}
