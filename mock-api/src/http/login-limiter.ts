/**
 * Counts tries to sign in; first slows down, then refuses (A9). A try counts when it begins and is taken back when it
 * succeeds, so that many at once gain nothing.
 */
export type LoginLimiter = {
  /** Counts a try; answers the milliseconds to wait before it, or 'refuse'. */
  begin(account: string, address: string, now: Date): number | 'refuse';
  /** Takes a try back, and forgets the account's failures. */
  succeeded(account: string, address: string): void;
  /** Waits; tests hand in one that does not. */
  wait(ms: number): Promise<void>;
};

const WINDOW_MS = 15 * 60 * 1000;
const PER_ACCOUNT = { slowAfter: 3, refuseAfter: 10 };
/** An office shares one address, so it gets more tries than an account. */
const PER_ADDRESS = { slowAfter: 20, refuseAfter: 100 };
const STEP_MS = 500;
const MOST_KEYS = 10_000;

type Tries = { count: number; until: number };

function limitOf(failures: number, { slowAfter, refuseAfter }: typeof PER_ACCOUNT): number | 'refuse' {
  if (failures >= refuseAfter) return 'refuse';
  return failures < slowAfter ? 0 : Math.min(4000, STEP_MS * 2 ** (failures - slowAfter));
}

const accountKey = (account: string) => `account ${account.toLowerCase()}`;
const addressKey = (address: string) => `address ${address}`;

/** A limiter in memory: per account and per network address, forgotten 15 minutes after the last failure. */
export function createLoginLimiter(
  wait: LoginLimiter['wait'] = (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
): LoginLimiter {
  const tries = new Map<string, Tries>();
  const countOf = (key: string, now: Date) => {
    const known = tries.get(key);
    return known && known.until > now.getTime() ? known.count : 0;
  };
  const count = (key: string, now: Date) =>
    tries.set(key, { count: countOf(key, now) + 1, until: now.getTime() + WINDOW_MS });
  const clearAway = (now: Date) => {
    for (const [key, { until }] of tries) if (until <= now.getTime()) tries.delete(key);
  };

  return {
    begin: (account, address, now) => {
      const slow = limitOf(countOf(accountKey(account), now), PER_ACCOUNT);
      // a host that does not know addresses counts by account alone
      const slowAddress = address ? limitOf(countOf(addressKey(address), now), PER_ADDRESS) : 0;
      if (slow === 'refuse' || slowAddress === 'refuse') return 'refuse';
      if (tries.size > MOST_KEYS) clearAway(now);
      count(accountKey(account), now);
      count(addressKey(address), now);
      return Math.max(slow, slowAddress);
    },
    succeeded: (account, address) => {
      tries.delete(accountKey(account));
      const ofAddress = tries.get(addressKey(address));
      if (ofAddress) ofAddress.count -= 1;
    },
    wait,
  };
}
