import type { BouncesSecret } from '../network/digests/host-parts.ts';

/** How e-mails that came back are heard of. */
export type BouncesOptions = {
  secret: BouncesSecret;
  /** Where they come back to, each under an address of its own; null: to MAIL_FROM. */
  to: string | null;
};

const PREFIX = 'whsec_';
/** As Standard Webhooks has it. */
const BYTES = { least: 24, most: 64 };

/** A secret of Standard Webhooks, with its prefix or without. */
function secretFrom(text: string | undefined): BouncesSecret {
  if (!text) return null;
  const base64 = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
  const bytes = /^[\w+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64').byteLength : 0;
  if (bytes >= BYTES.least && bytes <= BYTES.most) return PREFIX + base64;
  throw new Error(
    `MAIL_BOUNCES_SECRET needs ${BYTES.least} to ${BYTES.most} random bytes in base64, as "openssl rand -base64 32" makes them.`,
  );
}

/** What the environment says of e-mails that came back. */
export const bouncesFrom = (env: Record<string, string | undefined>): BouncesOptions => ({
  secret: secretFrom(env.MAIL_BOUNCES_SECRET),
  to: env.MAIL_BOUNCES_TO ? env.MAIL_BOUNCES_TO : null,
});
