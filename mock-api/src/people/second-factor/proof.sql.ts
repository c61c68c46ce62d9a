import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { sessions } from '../account/account.tables.ts';

const PROOF = shape(sessions.pick('proved_at', 'challenge', 'challenge_until'));

/** When this session last showed password or passkey, and what a passkey was asked to sign in it. */
export async function selectProof(db: Queryable, tokenHash: string): Promise<RowOf<typeof PROOF>> {
  const row = await readRow(db, PROOF, `select ${PROOF.sql} from sessions where token_hash = $1`, [
    tokenHash,
  ]);
  return row ?? { proved_at: null, challenge: null, challenge_until: null };
}

export async function setProved(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.query('update sessions set proved_at = $2 where token_hash = $1', [tokenHash, now.toISOString()]);
}

/** Marks this session as one that showed a second factor. */
export async function setSecondFactor(db: Queryable, tokenHash: string): Promise<void> {
  await db.query('update sessions set second_factor = true where token_hash = $1', [tokenHash]);
}

export async function setSessionChallenge(
  db: Queryable,
  tokenHash: string,
  challenge: string | null,
  until: Date,
): Promise<void> {
  await db.query('update sessions set challenge = $2, challenge_until = $3 where token_hash = $1', [
    tokenHash,
    challenge,
    until.toISOString(),
  ]);
}
