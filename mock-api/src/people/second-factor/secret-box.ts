import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ensureSecret } from '../../platform/db/secrets.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';

const SECRET = 'second-factor-key';
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/**
 * The key that secrets are kept under: `SECRET_KEY` where the installation has one outside the database, else the
 * database's own, so that all processes over it share one. For the database's owner.
 */
async function keyOf(db: Queryable, outside: string | null): Promise<Buffer> {
  const secret = outside ?? (await ensureSecret(db, SECRET));
  return Buffer.from(hkdfSync('sha256', secret, '', SECRET, 32));
}

/** A secret as it is stored: it opens only under the same name, so that rows can't be exchanged. */
export async function seal(
  db: Queryable,
  { text, name, key }: { text: string; name: string; key: string | null },
): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(db, key), iv);
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const box = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  return `${key === null ? 'database' : 'outside'}.${box}`;
}

/** Something that was sealed does not open: another key, or somebody has changed it. */
export class Unopened extends Error {}

/** What was sealed; throws `Unopened` where it was tampered with, or another key sealed it. */
export async function unseal(
  db: Queryable,
  { sealed, name, key }: { sealed: string; name: string; key: string | null },
): Promise<string> {
  const [where, box = ''] = sealed.split('.');
  // what was sealed before the installation got a key of its own opens with the database's
  const bytes = Buffer.from(box, 'base64url');
  const under = await keyOf(db, where === 'outside' ? key : null);
  const decipher = createDecipheriv(CIPHER, under, bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch (error) {
    throw new Unopened('It was sealed with another key.', { cause: error });
  }
}
