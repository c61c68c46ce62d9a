/**
 * An idempotency key for a record about to be created: sent again under it, because the answer was lost on the way, the record is not
 * added a second time. Not `crypto.randomUUID`, which browsers have on https alone.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
