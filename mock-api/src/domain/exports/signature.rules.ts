import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a download address is bound to: the file, the person, and the second (since 1970) until which it is good. */
export type SignedDownload = { exportId: number; userId: number; until: number };

/** The signature of a download address. */
export function sign(secret: string, { exportId, userId, until }: SignedDownload): string {
  return createHmac('sha256', secret).update(`export ${exportId} ${userId} ${until}`).digest('base64url');
}

/** Whether the signature is that of this download; takes the same time however much of it is right. */
export function isSigned(secret: string, download: SignedDownload, signature: string): boolean {
  const [right, given] = [Buffer.from(sign(secret, download)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
