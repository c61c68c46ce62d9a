import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiKey } from 'shared-domain';
import { ensureSecret, selectSecret } from '../db/secrets.sql.ts';
import type { Queryable } from '../db/database.ts';

const SECRET = 'ticket-secret';
/** How long a ticket is good for. */
export const TICKET_MS = 30_000;

const sign = (secret: string, key: ApiKey, session: string) =>
  createHmac('sha256', secret).update(`ticket ${key} ${session}`).digest('base64url');

/**
 * A ticket for one call, where no header can be sent and a token would stand in an address: it opens that call alone,
 * for that session alone, and not for long. For the database's owner.
 */
export async function newTicket(db: Queryable, key: ApiKey, tokenHash: string, now: Date): Promise<string> {
  const session = `${tokenHash}.${now.getTime() + TICKET_MS}`;
  return `${session}.${sign(await ensureSecret(db, SECRET), key, session)}`;
}

/** The session, as the hash of its token, that a ticket for this call was given to; null for one that is not good. */
export async function sessionOfTicket(
  db: Queryable,
  key: ApiKey,
  ticket: unknown,
  now: Date,
): Promise<string | null> {
  const [, session, tokenHash, until, signature] =
    /^(([0-9a-f]{64})\.(\d{1,15}))\.([\w-]{43})$/.exec(String(ticket)) ?? [];
  const secret = session === undefined ? null : await selectSecret(db, SECRET);
  if (!session || !tokenHash || !signature || secret === null) return null;
  const isOurs = timingSafeEqual(Buffer.from(sign(secret, key, session)), Buffer.from(signature));
  return isOurs && Number(until) > now.getTime() ? tokenHash : null;
}
