import { randomBytes, scrypt as scryptCallback, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { deriveInThread } from './hash-threads.ts';

const scrypt = promisify(scryptCallback) as (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

/** How much work a hash is: N a power of two, r the block size, p repeats. */
export type Cost = { N: number; r: number; p: number };
/** OWASP's for 32 MiB. Every installation has this one; no setting changes it. */
export const PASSWORD_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;

/** What is less work than this, as in tests, is done sooner than handed to another thread. */
const LITTLE = 2 ** 16;

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const [text, options] = [password.normalize('NFKC'), { N, r, p, maxmem: 256 * N * r }];
  if (N * r * p < LITTLE) return scrypt(text, salt, LENGTH, options);
  return deriveInThread({ password: text, salt, length: LENGTH, options });
}

/** What is stored of a password: 'scrypt$N$r$p$salt$hash'. */
export async function hashPassword(password: string, cost: Cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Stands in for the hash of an account that does not exist, so that the answer takes the same time (A9). */
const nobody = ({ N, r, p }: Cost) => `scrypt$${N}$${r}$${p}$AAAAAAAAAAAAAAAAAAAAAA==$`;

/**
 * Whether this is the password; false, after the same work, for an account without one or none at all (null). The work is
 * `work`, which a test gives to see what was asked of it.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: Cost = PASSWORD_COST,
  work: typeof derive = derive,
): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? nobody(cost)).split('$');
  const derived = await work(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
