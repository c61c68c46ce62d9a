import type { ApiKey } from 'shared-domain';
import type { Caller } from './context.ts';
import { networkOf } from './client-address.ts';
import type { Limiter } from './limiter.ts';

/**
 * How often somebody may make a call within a quarter of an hour, where it costs them little and us much, or leaves
 * something behind: a file, a job, an e-mail, a record. Each call has a counter of its own, far above what work takes.
 * What is tried (passwords, links, codes, human checks) is counted by `begin` in its handler.
 */
export const COUNTED_CALLS: Partial<Record<ApiKey, number>> = {
  'POST /counts/upload': 600,
  'POST /counts/import/timemark-headers': 1200,
  'POST /counts/import/inspect': 1200,
  'POST /counts/import/preview': 1200,
  'POST /counts/import': 600,
  'POST /imports/:id/undo': 600,
  'POST /import/eco-counts': 300,
  'POST /counts/certify': 600,
  'POST /counts/reopen': 600,
  'POST /counts/update': 3000,
  'POST /counts/undo': 3000,
  'POST /findings/run': 300,
  'POST /export/check-tmas': 600,
  'POST /export/prepare-csv': 600,
  'POST /export/prepare-tmas': 600,
  'POST /draft-stations': 600,
  'POST /next-draft-stations': 600,
  'POST /next-draft-flows': 600,
  'POST /deployments': 600,
  'POST /user/add': 300,
  'POST /user/prove/passkey': 100,
  'POST /user/second-factor/totp': 100,
  'POST /user/second-factor/passkeys': 100,
  'POST /user/second-factor/recovery-codes': 100,
  'POST /notifications/ticket': 1200,
  'GET /notifications/stream': 1200,
  'GET /admin/cache-clear': 100,
  // of somebody who is not signed in yet: by their address, since what they bring may be guessed
  'POST /sign-in/second': 300,
  'POST /sign-in/passkey': 300,
  'POST /sign-in/setup/totp': 300,
  'POST /sign-in/setup/totp/confirm': 300,
  'POST /sign-in/setup/passkey': 300,
  'POST /sign-in/setup/passkey/confirm': 300,
};

/** Tokens that are nobody's, by address: in the usual places, at the head of an upload's form, on the monitoring page. */
const UNKNOWN_TOKENS = { call: 2000, form: 200, monitor: 200 } as const;

/** Counts a call where it is one of the counted; refuses with 429. Before the call's first statement. */
export async function countCall(
  limiter: Limiter,
  key: ApiKey,
  { caller, address }: { caller: Caller | null; address: string },
): Promise<void> {
  const most = COUNTED_CALLS[key];
  const who = caller ? `person ${caller.user.id}` : networkOf(address);
  // a host that does not know addresses can't tell strangers apart
  if (most !== undefined && who) await limiter.count(key, who, most);
}

/** Counts a token that is nobody's: guessing goes on for a while, and stops nobody who is signed in. */
export async function countUnknownToken(
  limiter: Limiter,
  where: keyof typeof UNKNOWN_TOKENS,
  address: string,
): Promise<void> {
  const network = networkOf(address);
  if (network) await limiter.count(`unknown token, ${where}`, network, UNKNOWN_TOKENS[where]);
}
