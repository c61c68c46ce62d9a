import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random digits of a token, 178 bits, and those of their checksum. */
const RANDOM = 30;
const CHECK = 6;

/** Whose a token is, as its first letters say: a person's, or an agency's. */
const PREFIXES = { person: 'cx_pat_', agency: 'cx_agt_' } as const;
export type ApiTokenKind = keyof typeof PREFIXES;

/** How a token is written; scanners for secrets look for the same. */
const WRITTEN = new RegExp(`^cx_(?:pat|agt)_([0-9A-Za-z]{${RANDOM}})([0-9A-Za-z]{${CHECK}})$`);

/** The checksum of the random digits in the token's own digits: what is mistyped or made up is known without the database. */
function checkOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let place = 0; place < CHECK; place += 1) {
    text = (DIGITS[rest % DIGITS.length] ?? '') + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}

/** A new token; only its hash is kept. */
export function newApiToken(kind: ApiTokenKind): string {
  const random = Array.from({ length: RANDOM }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return PREFIXES[kind] + random + checkOf(random);
}

/** Whether what stands in a header calls itself a token of the API, so that it is never looked for among the sessions. */
export const callsItselfApiToken = (text: string): boolean =>
  Object.values(PREFIXES).some((prefix) => text.startsWith(prefix));

/** Whose a token would be; null where it can't be one. */
export function kindOfApiToken(token: string): ApiTokenKind | null {
  const [, random, check] = WRITTEN.exec(token) ?? [];
  if (random === undefined || check !== checkOf(random)) return null;
  return token.startsWith(PREFIXES.person) ? 'person' : 'agency';
}
