import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** What a file is described as whose call says nothing. */
export const ANY_FILE = 'application/octet-stream';

/**
 * In tests every reply must be what its schema declares, to the field: an undeclared field would leak what no one
 * decided to show. In production replies go out unchecked, for speed.
 */
export function assertReply(key: string, schema: z.ZodType, reply: unknown): void {
  if (process.env.NODE_ENV !== 'test') return;
  const sent: unknown = JSON.parse(JSON.stringify(reply));
  const declared = schema.safeParse(sent);
  if (!declared.success) throw new Error(`${key} answers against its schema: ${declared.error.message}`);
  const kept: unknown = JSON.parse(JSON.stringify(declared.data));
  if (!isDeepStrictEqual(kept, sent)) {
    throw new Error(
      `${key} answers fields that its schema does not declare: ${JSON.stringify(sent).slice(0, 500)}`,
    );
  }
}

/** In tests a file must be of a kind that the call declares, or the description would tell of another. */
export function assertMedia(key: string, media: readonly string[] | undefined, reply: Response): void {
  if (process.env.NODE_ENV !== 'test' || media?.includes('*/*') || !reply.ok || reply.status === 204) return;
  const kind = reply.headers.get('content-type')?.split(';')[0] ?? '';
  if (!(media ?? [ANY_FILE]).includes(kind))
    throw new Error(`${key} answers ${kind}, which it does not declare`);
}
