import type { ApiKey } from 'shared-domain';
import type { Caller } from './context.ts';
import { networkOf } from './client-address.ts';
import type { Limiter } from './limiter.ts';

/** Tokens that are nobody's, by address: in the usual places, at the head of an upload's form, on the monitoring page. */
const UNKNOWN_TOKENS = { call: 2000, form: 200, monitor: 200 } as const;

/** Counts a call that only so many may be made of; refuses with 429. Before the call's first statement. */
export async function countCall(
  limiter: Limiter,
  { key, most }: { key: ApiKey; most: number | undefined },
  { caller, address }: { caller: Caller | null; address: string },
): Promise<void> {
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
