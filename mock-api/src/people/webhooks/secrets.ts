import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/db/database.ts';
import { seal, unseal } from '../second-factor/secret-box.ts';
import { secretOf } from './signature.rules.ts';

const BYTES = 32;
const nameOf = (agency: number): string => `webhook of agency ${agency}`;

/** A new secret: as it is told once, and as it is stored. For the database's owner. */
export async function newSecret(
  db: Queryable,
  { agency, key }: { agency: number; key: string | null },
): Promise<{ secret: string; sealed: string }> {
  const secret = secretOf(randomBytes(BYTES));
  return { secret, sealed: await seal(db, { text: secret, name: nameOf(agency), key }) };
}

/** A stored secret, opened. For the database's owner. */
export const openSecret = (
  db: Queryable,
  { sealed, agency, key }: { sealed: string; agency: number; key: string | null },
): Promise<string> => unseal(db, { sealed, name: nameOf(agency), key });
