import type { Database } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import { ApiProblem, NoRecord } from './api-problem.ts';
import type { Caller, Deps, Surroundings } from './context.ts';
import { cookieIn, cookieOf } from './cookie.ts';
import type { Endpoint } from './endpoint.ts';

/** Says how far the database was when this browser's person wrote last, to whichever process they ask next. */
const COOKIE = 'count-exchange-written';
/** Longer than a replica may ever be behind: from then on it holds all the same. */
const LASTS_S = 3600;

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

/** Where the database was when this browser wrote last; null where it has not lately. */
export function writtenBefore(request: Pick<Request, 'headers'>): string | null {
  const position = cookieIn(request, COOKIE);
  return position !== null && POSITION.test(position) ? position : null;
}

/** The cookie that remembers it. */
export const writtenCookie = (position: string, secure: boolean): string =>
  cookieOf(COOKIE, position, {
    secure,
    path: '/api',
    attributes: `Max-Age=${LASTS_S}; HttpOnly; SameSite=Strict`,
  });

type Asked = { request: Request; caller: Caller | null };
type Parts = Pick<Deps, 'replica'> & { around: Pick<Surroundings, 'trace'> };

/**
 * Answers a call with a standby where the call may be a moment old and the standby holds what its person has written; else
 * without. Of a standby only an answer is taken: whatever it refuses or fails at, the primary is asked.
 */
export async function answerRecent<T>(
  { mayLag }: Pick<Endpoint, 'mayLag'>,
  { replica, around }: Parts,
  { request, caller }: Asked,
  run: (standby: Database | null) => Promise<T>,
): Promise<T> {
  if (!mayLag || !replica || !caller) return run(null);
  const wanted = { written: writtenBefore(request), trace: around.trace(caller) };
  return over(replica, await replica.reaching(wanted), run);
}

/** Has long work read from a replica that holds all there is now, else from the primary; it may be begun twice. */
export async function readRecent<T>(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  run: (reading: Database) => Promise<T>,
): Promise<T> {
  const read = (standby: Database | null) => run(standby ?? db);
  return replica ? over(replica, await replica.caughtUp(), read) : run(db);
}

async function over<T>(
  replica: Replica,
  standby: Database | null,
  run: (standby: Database | null) => Promise<T>,
): Promise<T> {
  if (!standby) return run(null);
  try {
    const answer = await run(standby);
    replica.ended('replica');
    return answer;
  } catch (error) {
    replica.ended(error instanceof ApiProblem || error instanceof NoRecord ? 'refused' : 'failed', error);
    return run(null);
  }
}
