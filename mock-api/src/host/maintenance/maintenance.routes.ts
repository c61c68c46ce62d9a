import { z } from 'zod';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { texts } from './texts.ts';

/** What super admins do to the server itself. */
export const maintenance: Endpoint[] = [
  endpoint('GET /admin/cache-clear', {
    summary: 'Forgets the code lists and options that the server keeps in memory',
    reply: z.strictObject({ success: z.literal(true), message: z.string() }),
    handle: async ({ db, cache, language, audit }) => {
      await audit('cache.clear');
      db.afterCommit(() => cache.clear());
      return { success: true as const, message: texts.cacheCleared[language] };
    },
  }),
];
