import { timingSafeEqual } from 'node:crypto';
import { TOKEN_LIMITS, type ApiKey, type User } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { kindOfApiToken } from '../../platform/http/api-token.rules.ts';
import type { Caller, Deps } from '../../platform/http/context.ts';
import { addressesOf } from '../../platform/http/client-address.ts';
import { hashToken } from '../../platform/http/token.ts';
import { needsFactor } from '../account/needs-factor.rules.ts';
import { selectLastingToken, touchToken, type LastingToken } from './api-tokens.sql.ts';
import { texts } from './texts.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** Rights of a plain member of an agency, whom its own tokens act as. Their number is nobody's. */
const memberOf = ({ id, agency }: LastingToken): User => ({
  id: -id,
  name: '',
  email: '',
  agency_id: agency.id,
  agency,
  admin: 0,
  super_admin: 0,
  flag_deployments: 0,
  flag_next_stations: 0,
  monitors: 0,
});

/** As whom a token acts: what it does is noted under its person's name and its own. */
function callerOf(token: LastingToken, left: Record<string, string>): Caller {
  const user = token.user ?? memberOf(token);
  const everything = user.super_admin === 1;
  const name = token.user ? `${user.name} (API: ${token.name})` : `API: ${token.name}`;
  return {
    user: { ...user, name },
    scope: { agency: user.agency_id, everything, user: user.id },
    listAgency: everything && user.agency.statewide ? null : user.agency_id,
    tokenHash: token.hash,
    token: { scopes: token.scopes, left },
  };
}

/** What writes counts, or reads as many as that takes. */
const IMPORTS: readonly ApiKey[] = ['POST /v1/counts', 'POST /v1/counts/csv', 'POST /counts/import'];

/** Counts the call among those of its token, over all processes; what is left of the minute goes with the answer. */
async function countOfToken(
  { limiter }: Pick<Deps, 'limiter'>,
  token: number,
  call: ApiKey,
): Promise<Record<string, string>> {
  const { perMinute, perDay, importsPerMinute } = TOKEN_LIMITS;
  const who = String(token);
  await limiter.count('token, a day', who, perDay, DAY_S);
  if (IMPORTS.includes(call)) await limiter.count('token, imports', who, importsPerMinute, MINUTE_S);
  const { remaining, seconds } = await limiter.count('token, a minute', who, perMinute, MINUTE_S);
  return {
    'ratelimit-limit': String(perMinute),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(seconds),
  };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * As whom a token of the API acts; null where it is none that lasts. Its row is read with every call: what is revoked, moved
 * or closed is so at every process with the next one.
 */
export async function callerOfApiToken(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'limiter'>,
  written: string,
  { call, address }: { call: ApiKey; address: string },
): Promise<Caller | null> {
  const kind = kindOfApiToken(written);
  if (!kind) return null;
  const { db, now, settings } = deps;
  const hash = hashToken(written);
  const token = await selectLastingToken(db, kind, { hash, now: now() });
  if (!token || !isSame(token.hash, hash)) return null;
  // whoever needs a second factor by now has none in a token that was made without
  if (token.user && !token.secondFactor && needsFactor(settings.secondFactor, token.user)) return null;
  if (token.addresses.length > 0 && !addressesOf(token.addresses).has(address))
    throw new ApiProblem(403, texts.otherAddress);
  const left = await countOfToken(deps, token.id, call);
  await touchToken(db, token.id, { now: now(), address, unseen: token.unseen });
  return callerOf(token, left);
}
