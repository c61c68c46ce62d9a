import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret as it is told: Standard Webhooks' prefix and 24 to 64 bytes in base64. */
export const secretOf = (bytes: Uint8Array): string => `${PREFIX}${Buffer.from(bytes).toString('base64')}`;

/** What is signed: the message's id, the seconds of this try, and the body as it is sent. */
export type Signed = { id: string; seconds: number; body: string };

/** The header `webhook-signature`: one signature for each secret that holds, the newest first. */
export const signaturesOf = (secrets: readonly string[], { id, seconds, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');

/** So far apart the clocks may be of who signs and who reads. */
const TOLERANCE_S = 300;

/** Whether two texts are the same, in the same time however much of them is. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What is wrong with a message that somebody else has signed: none of its signatures is this secret's, or it is old. */
export function signatureFault(
  secret: string,
  signed: Signed,
  { signatures, now }: { signatures: string; now: Date },
): 'unsigned' | 'old' | null {
  const own = signaturesOf([secret], signed);
  if (!signatures.split(' ').some((one) => isSame(one, own))) return 'unsigned';
  // what is no number is no time either
  return Math.abs(now.getTime() / 1000 - signed.seconds) <= TOLERANCE_S ? null : 'old';
}
