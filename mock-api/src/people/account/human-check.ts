import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { hashToken } from '../../platform/http/token.ts';

/** The human check: Google's where it is set up, else our own. */
export type HumanCheckSettings = {
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | null;
  /** How much work our own check is: rounds of each try, and the range that the number of tries is drawn from. */
  work: { rounds: number; tries: [least: number, most: number] };
};

/** How long somebody may take over the form after the check. */
const VALID_MS = 20 * 60 * 1000;
/** Google's answers count for two minutes. */
const RECAPTCHA_MS = 2 * 60 * 1000;
const RECAPTCHA_WAIT_MS = 5000;

/** What a check found: the name that a passed one is remembered by and until when, or Google's codes. */
export type Verified = { name: string; expires: Date } | { codes: string[] };

const text = z.string().max(500);
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: text,
      nonce: text,
      salt: text,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: text,
      expiresAt: z.number(),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.int(), derivedKey: text }),
});

const secrets = (secret: string) => ({
  deriveKey,
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: `key ${secret}`,
});

/** A task that costs a browser about a second. It goes by the machine's clock, as the library's check does. */
export function newChallenge(
  secret: string,
  { rounds, tries }: HumanCheckSettings['work'],
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(...tries),
    expiresAt: new Date(Date.now() + VALID_MS),
    ...secrets(secret),
  });
}

function parsed(token: string): z.output<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Checks the solution of one of our own tasks. It is named by its task, which has one signature however it is sent. */
export async function verifyOwn(token: string, secret: string): Promise<Verified> {
  const sent = parsed(token);
  if (!sent) return { codes: [] };
  const { verified } = await verifySolution({ ...sent, ...secrets(secret) });
  if (!verified) return { codes: [] };
  const { parameters, signature } = sent.challenge;
  return { name: `self ${signature}`, expires: new Date(parameters.expiresAt * 1000) };
}

const recaptchaReply = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** The name that a token of Google's is remembered by. */
export const recaptchaName = (token: string): string => `recaptcha ${hashToken(token)}`;

/** Asks Google about a token; each may be asked about once. */
export async function verifyRecaptcha(
  token: string,
  { secret, verifyUrl }: NonNullable<HumanCheckSettings['recaptcha']>,
): Promise<Verified> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(RECAPTCHA_WAIT_MS),
      redirect: 'error',
    });
    const reply = recaptchaReply.parse(await response.json());
    if (!reply.success) return { codes: reply['error-codes'] ?? [] };
    return { name: recaptchaName(token), expires: new Date(Date.now() + RECAPTCHA_MS) };
  } catch {
    return { codes: ['no-answer'] };
  }
}
