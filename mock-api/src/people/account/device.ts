import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { devices } from './account.tables.ts';
import { cookieIn, cookieOf } from '../../platform/http/cookie.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';

/** The cookie by which a browser is known that has signed in before. It opens nothing. */
const COOKIE = 'count-exchange-device';
const LASTS_S = 180 * 24 * 3600;

const KNOWN = shape(devices.of('d', 'device_hash'));

/** What the browser's cookie holds; null for none. */
export function deviceToken(request: Pick<Request, 'headers'>): string | null {
  const value = cookieIn(request, COOKIE) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** The hash of this device where it has signed in to the account of this e-mail address before, else null. */
export async function knownDevice(
  db: Queryable,
  token: string | null,
  email: string,
  now: Date,
): Promise<string | null> {
  if (token === null) return null;
  const device = await readRow(
    db,
    KNOWN,
    `select ${KNOWN.sql} from devices d join users u on u.id = d.user_id
     where d.device_hash = $1 and lower(u.email) = lower($2) and d.signed_in_at > $3`,
    [hashToken(token), email, new Date(now.getTime() - LASTS_S * 1000).toISOString()],
  );
  return device?.device_hash ?? null;
}

/**
 * Remembers that this device has signed in to an account; answers the cookie to set. A browser whose cookie is not known
 * here gets a new one, so that nobody can give it theirs.
 */
export async function rememberDevice(
  db: Queryable,
  { token, userId, now, secure }: { token: string | null; userId: number; now: Date; secure: boolean },
): Promise<string> {
  const oldest = new Date(now.getTime() - LASTS_S * 1000).toISOString();
  await db.query('delete from devices where signed_in_at <= $1', [oldest]);
  const known =
    token !== null &&
    (await db.query('select 1 from devices where device_hash = $1', [hashToken(token)])).length > 0;
  const kept = known ? token : newToken();
  await db.query(
    `insert into devices (device_hash, user_id, signed_in_at) values ($1, $2, $3)
     on conflict (device_hash, user_id) do update set signed_in_at = excluded.signed_in_at`,
    [hashToken(kept), userId, now.toISOString()],
  );
  const attributes = `Max-Age=${LASTS_S}; HttpOnly; SameSite=Strict`;
  return cookieOf(COOKIE, kept, { secure, path: '/api', attributes });
}

/** Forgets the devices of an account, but for the one whose cookie is given. */
export async function forgetDevices(
  db: Queryable,
  userId: number,
  kept: string | null = null,
): Promise<void> {
  await db.query('delete from devices where user_id = $1 and device_hash is distinct from $2', [
    userId,
    kept === null ? null : hashToken(kept),
  ]);
}
