import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a download address is bound to: the file, the person, the second (since 1970) until which it is good, and how
 * often the file was fetched before, so that each address is good once.
 */
export type SignedDownload = { exportId: number; userId: number; until: number; use: number };

/** The signature of a download address. */
export function sign(secret: string, { exportId, userId, until, use }: SignedDownload): string {
  return createHmac('sha256', secret)
    .update(`export ${exportId} ${userId} ${until} ${use}`)
    .digest('base64url');
}

/** Whether the signature is that of this download; takes the same time however much of it is right. */
export function isSigned(secret: string, download: SignedDownload, signature: string): boolean {
  const [right, given] = [Buffer.from(sign(secret, download)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
