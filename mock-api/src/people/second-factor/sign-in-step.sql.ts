import type { User } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { USER } from '../account/session.sql.ts';
import { secondFactorFailures, signInSteps } from './second-factor.tables.ts';

const STEP = shape(signInSteps.pick('user_id', 'challenge'));

/** Begins the second step of a sign-in, and forgets those that have run out. */
export async function insertStep(
  db: Queryable,
  step: { tokenHash: string; userId: number; now: Date; expires: Date },
): Promise<void> {
  await db.query('delete from sign_in_steps where expires_at <= $1', [step.now.toISOString()]);
  await db.query('insert into sign_in_steps (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    step.tokenHash,
    step.userId,
    step.expires.toISOString(),
  ]);
}

/** A sign-in that is half done, with its person. */
export type Step = { user: User; challenge: string | null };

/** Finds a sign-in that is half done; a try counts against it, and after too many it is over. */
export async function useStep(
  db: Queryable,
  tokenHash: string,
  { now, tries, most }: { now: Date; tries: 0 | 1; most: number },
): Promise<Step | undefined> {
  const step = await readRow(
    db,
    STEP,
    `update sign_in_steps set tries = tries + $3 where token_hash = $1 and expires_at > $2 and tries < $4
     returning ${STEP.sql}`,
    [tokenHash, now.toISOString(), tries, most],
  );
  if (!step) return undefined;
  const user = await readRow(
    db,
    USER,
    `select ${USER.sql} from users u join agencies a on a.id = u.agency_id where u.id = $1`,
    [step.user_id],
  );
  return user && { user, challenge: step.challenge };
}

/** Remembers what a passkey is asked to sign, or (null) that it has signed it. */
export async function setStepChallenge(
  db: Queryable,
  tokenHash: string,
  challenge: string | null,
): Promise<void> {
  await db.query('update sign_in_steps set challenge = $2 where token_hash = $1', [tokenHash, challenge]);
}

/** Ends the half-done sign-in; false where another call was faster. */
export async function endStep(db: Queryable, tokenHash: string): Promise<boolean> {
  return (
    (await db.query('delete from sign_in_steps where token_hash = $1 returning 1', [tokenHash])).length > 0
  );
}

/** Wrong factors of an account within the hour. */
export async function selectFailures(db: Queryable, userId: number, now: Date): Promise<number> {
  const row = await readRow(
    db,
    shape(secondFactorFailures.pick('failures')),
    'select failures from second_factor_failures where user_id = $1 and until > $2',
    [userId, now.toISOString()],
  );
  return row?.failures ?? 0;
}

export async function countFailure(db: Queryable, userId: number, now: Date, until: Date): Promise<void> {
  await db.query(
    `insert into second_factor_failures as f (user_id, failures, until) values ($1, 1, $3)
     on conflict (user_id) do update set
       failures = case when f.until > $2 then f.failures + 1 else 1 end,
       until = case when f.until > $2 then f.until else excluded.until end`,
    [userId, now.toISOString(), until.toISOString()],
  );
}

export async function forgetFailures(db: Queryable, userId: number): Promise<void> {
  await db.query('delete from second_factor_failures where user_id = $1', [userId]);
}
