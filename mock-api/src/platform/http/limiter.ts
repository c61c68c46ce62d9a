import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { ApiProblem } from './api-problem.ts';
import { networkOf } from './client-address.ts';
import { tooMany } from './texts.ts';

/** The kinds of calls that are counted, each apart from the others. */
type LimitKind =
  | 'sign-in'
  | 'second-factor'
  | 'password'
  | 'forgot'
  | 'reset'
  | 'email'
  | 'invite'
  | 'register'
  | 'human-check'
  | 'human-check-answer';

/** A try: of what, for which account (an e-mail address, whether there is such an account or not), from where. */
type Try = {
  kind: LimitKind;
  account?: string;
  address: string;
  /** The hash of a device that has signed in to this account before. */
  device?: string | null;
};

/** How often somebody may still do what is counted, and in how many seconds it begins anew. */
type Left = { remaining: number; seconds: number };

/** A try that was let through. */
type Begun = { succeeded(): Promise<void> };

/**
 * Rate limits: counts tries (A9, A12). Per account and address together, and per address, too many are refused for a while; per
 * account alone they are slowed down and never refused, so that nobody locks somebody else out. A known device has a
 * counter of its own beside all of these. A try counts when it begins and is taken back when it succeeds, so that many
 * at once gain nothing.
 */
export type Limiter = {
  /** Counts a try, waits where the account is under attack, refuses with 429. Before the call's first statement. */
  begin(what: Try): Promise<Begun>;
  /** Forgets the failures of an account, as when its password was set by a link. Before the call's first statement. */
  forget(what: Try): Promise<void>;
  /**
   * Counts what somebody does, within a quarter of an hour unless said otherwise, and refuses with 429 where it is too often;
   * answers how often they may still, and in how many seconds it begins anew. Before the call's first statement.
   */
  count(what: string, who: string, most: number, seconds?: number): Promise<Left>;
};

const WINDOW_S = 15 * 60;
/** An office shares one address, so it gets more tries than an account. */
const LIMITS: Record<LimitKind, { pair: number; address: number }> = {
  'sign-in': { pair: 10, address: 100 },
  'second-factor': { pair: 10, address: 100 },
  password: { pair: 10, address: 100 },
  forgot: { pair: 5, address: 60 },
  reset: { pair: 10, address: 100 },
  email: { pair: 10, address: 100 },
  invite: { pair: 5, address: 100 },
  register: { pair: 10, address: 60 },
  'human-check': { pair: 300, address: 300 },
  'human-check-answer': { pair: 300, address: 300 },
};
const PER_DEVICE = 10;
const SLOW_AFTER = 3;
const STEP_MS = 500;
const SLOWEST_MS = 8000;
/** What counts without ever refusing. */
const NO_LIMIT = 2_000_000_000;

/** How long the next try waits after so many failures of its account, wherever they came from. */
export function slowness(failures: number): number {
  return failures < SLOW_AFTER ? 0 : Math.min(SLOWEST_MS, STEP_MS * 2 ** Math.min(failures - SLOW_AFTER, 10));
}

const hashOf = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** Counters in the table `tries`, which every process over the database shares; the owner's alone. */
function counters(db: Database) {
  const storeClient = {
    query: async ({ text, values }: { text: string; values?: (string | number | null)[] }) => {
      // who counts tries can do without the last ones of a moment; who signs in would wait for the disk with each of them
      const rows = await db.lightly(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (name: string, points: number, inMemory = false, duration = WINDOW_S) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'tries',
      tableCreated: true,
      // swept with all else that expires
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
      // whoever goes on after a refusal costs no write
      ...(inMemory ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    });
}

type Counter = ReturnType<ReturnType<typeof counters>>;

/** Counts one; the milliseconds until there is room again where there is none. */
async function take(
  counter: Counter,
  key: string,
): Promise<{ count: number; left: Left } | { until: number }> {
  try {
    const { consumedPoints, remainingPoints, msBeforeNext } = await counter.consume(key);
    return {
      count: consumedPoints,
      left: { remaining: remainingPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) },
    };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { until: refused.msBeforeNext };
    throw refused;
  }
}

function refusal(kind: LimitKind | null, ms: number): ApiProblem {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new ApiProblem(
    429,
    tooMany[kind === 'sign-in' ? 'signIns' : 'calls']({ minutes: Math.ceil(seconds / 60) }),
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** The limiter over a database; tests hand in a `wait` that does not. */
export function createLimiter(db: Database, wait: (ms: number) => Promise<void> = pause): Limiter {
  const counter = counters(db);
  const perDevice = counter('device', PER_DEVICE);
  const perAccount = counter('account', NO_LIMIT);
  const kinds = Object.entries(LIMITS).map(
    ([kind, { pair, address }]) =>
      [kind, { pair: counter('pair', pair), address: counter('address', address, true) }] as const,
  );
  const of = Object.fromEntries(kinds) as Record<LimitKind, { pair: Counter; address: Counter }>;

  const byDevice = async ({ kind, device }: Try): Promise<Begun | null> => {
    if (!device) return null;
    const key = `${kind} ${device}`;
    // past its own limit a device is one like any other
    if ('until' in (await take(perDevice, key))) return null;
    return { succeeded: async () => void (await perDevice.delete(key)) };
  };

  const keysOf = ({ kind, account, address }: Try) => {
    const network = networkOf(address);
    return {
      // a host that does not know addresses counts by account alone
      address: network && `${kind} ${network}`,
      pair: account !== undefined && `${kind} ${hashOf(account)} ${network}`,
      account: account !== undefined && `${kind} ${hashOf(account)}`,
    };
  };
  const forget = async (what: Try) => {
    const keys = keysOf(what);
    if (keys.pair) await of[what.kind].pair.delete(keys.pair);
    if (keys.account) await perAccount.delete(keys.account);
  };

  const byAddress = async (what: Try): Promise<Begun> => {
    const { kind } = what;
    const keys = keysOf(what);
    const counted = keys.address ? await take(of[kind].address, keys.address) : { count: 0 };
    if ('until' in counted) throw refusal(kind, counted.until);
    const together = keys.pair ? await take(of[kind].pair, keys.pair) : { count: 0 };
    if ('until' in together) throw refusal(kind, together.until);
    const alone = keys.account ? await take(perAccount, keys.account) : { count: 0 };
    const delay = 'count' in alone ? slowness(alone.count - 1) : SLOWEST_MS;
    if (delay > 0) await wait(delay);
    return {
      succeeded: async () => {
        await forget(what);
        if (keys.address) await of[kind].address.reward(keys.address);
      },
    };
  };

  const counts = new Map<string, Counter>();
  const count = async (what: string, who: string, most: number, duration = WINDOW_S) => {
    const known = counts.get(what) ?? counter('count', most, true, duration);
    counts.set(what, known);
    const counted = await take(known, `${what} ${who}`);
    if ('until' in counted) throw refusal(null, counted.until);
    return counted.left;
  };

  return { forget, count, begin: async (what) => (await byDevice(what)) ?? byAddress(what) };
}

/** Clears away counters that have run out. */
export async function sweepTries(db: Pick<Database, 'query'>): Promise<void> {
  await db.query('delete from tries where expire <= $1', [Date.now()]);
}
