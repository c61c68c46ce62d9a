import type { Queryable } from '../../platform/db/database.ts';

/** When this session last showed password or passkey, and what a passkey was asked to sign in it. */
export async function selectProof(
  db: Queryable,
  tokenHash: string,
): Promise<{ proved_at: string | null; challenge: string | null; challenge_until: string | null }> {
  const [row] = await db.query<{
    proved_at: string | null;
    challenge: string | null;
    challenge_until: string | null;
  }>('select proved_at, challenge, challenge_until from sessions where token_hash = $1', [tokenHash]);
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
