import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

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
