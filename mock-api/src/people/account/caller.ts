import { isDeepStrictEqual } from 'node:util';
import type { User } from 'shared-domain';
import { needsFactor } from './needs-factor.rules.ts';
import type { Caller, Deps, KnownCaller } from '../../platform/http/context.ts';
import { selectSession, sessionOf, sessionStatement, touchSession, type Session } from './session.sql.ts';
import { hashToken } from '../../platform/http/token.ts';

/** The caller that a user is: what they see, and what their lists are narrowed to (A5). */
function callerOf(user: User, tokenHash: string): Caller {
  const everything = user.super_admin === 1;
  return {
    user,
    scope: { agency: user.agency_id, everything, user: user.id },
    listAgency: everything && user.agency.statewide ? null : user.agency_id,
    tokenHash,
  };
}

type Parts = Pick<Deps, 'db' | 'now' | 'settings' | 'cache'>;

const noteOf = (tokenHash: string) => `session ${tokenHash}`;

const isToken = (token: string | null): token is string =>
  token !== null && token !== '' && token.length <= 200;

/**
 * The person with this token, or null when it is unknown, malformed or has run out. `isUse` is false for what an open page
 * asks by itself, which doesn't count as using the session.
 */
export async function findCaller(deps: Parts, token: string | null, isUse = true): Promise<Caller | null> {
  if (!isToken(token)) return null;
  return callerOfSession(deps, hashToken(token), isUse);
}

/**
 * The person with this session, or null when it has run out. Where people like them need a second factor, one that began
 * without is none: they sign in anew and are led to set one up. Every way of a session to a call passes here.
 */
export async function callerOfSession(
  { db, now, settings, cache }: Parts,
  tokenHash: string,
  isUse = true,
): Promise<Caller | null> {
  const session = await selectSession(db, tokenHash, { now: now(), times: settings });
  if (!session) return null;
  if (!session.secondFactor && needsFactor(settings.secondFactor, session.user)) return null;
  if (session.unseen && isUse) await touchSession(db, tokenHash, now());
  cache.note(noteOf(tokenHash), { ...session, unseen: false } satisfies Session);
  return callerOf(session.user, tokenHash);
}

/**
 * Whose this token was when it was used last, for a call that asks for the session together with what it answers: only
 * where the session is still the same, to the letter, may it answer. Nothing is taken from here alone.
 */
export function knownCaller({ now, settings, cache }: Parts, token: string | null): KnownCaller | null {
  if (!isToken(token)) return null;
  const tokenHash = hashToken(token);
  const session = cache.last(noteOf(tokenHash)) as Session | undefined;
  if (!session) return null;
  const asked = sessionStatement(tokenHash, { now: now(), times: settings });
  return {
    caller: callerOf(session.user, tokenHash),
    asked,
    // one whose use is to be noted again is another, too: that is written on the ordinary way
    isStill: (found) => isDeepStrictEqual(sessionOf(asked, found), session),
  };
}
