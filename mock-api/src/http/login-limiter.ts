/** Counts failed sign-ins; first slows down, then refuses (A9). */
export type LoginLimiter = {
  /** Milliseconds to wait before answering, or 'refuse'. */
  check(account: string, address: string, now: Date): number | 'refuse';
  failed(account: string, address: string, now: Date): void;
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

type Failures = { count: number; until: number };

function limitOf(failures: number, { slowAfter, refuseAfter }: typeof PER_ACCOUNT): number | 'refuse' {
  if (failures >= refuseAfter) return 'refuse';
  return failures < slowAfter ? 0 : Math.min(4000, STEP_MS * 2 ** (failures - slowAfter));
}

/** A limiter in memory: per account and per network address, forgotten 15 minutes after the last failure. */
export function createLoginLimiter(
  wait: LoginLimiter['wait'] = (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
): LoginLimiter {
  const failures = new Map<string, Failures>();
  const keys = (account: string, address: string) => [
    `account ${account.toLowerCase()}`,
    `address ${address}`,
  ];
  const countOf = (key: string, now: Date) => {
    const known = failures.get(key);
    return known && known.until > now.getTime() ? known.count : 0;
  };
  return {
    check: (account, address, now) => {
      const [ofAccount = '', ofAddress = ''] = keys(account, address);
      const slow = limitOf(countOf(ofAccount, now), PER_ACCOUNT);
      const slowAddress = address ? limitOf(countOf(ofAddress, now), PER_ADDRESS) : 0;
      if (slow === 'refuse' || slowAddress === 'refuse') return 'refuse';
      return Math.max(slow, slowAddress);
    },
    failed: (account, address, now) => {
      if (failures.size > MOST_KEYS) {
        for (const [key, { until }] of failures) if (until <= now.getTime()) failures.delete(key);
      }
      for (const key of keys(account, address)) {
        failures.set(key, { count: countOf(key, now) + 1, until: now.getTime() + WINDOW_MS });
      }
    },
    succeeded: (account) => void failures.delete(`account ${account.toLowerCase()}`),
    wait,
  };
}
