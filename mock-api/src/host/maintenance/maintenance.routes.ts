import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { texts } from './texts.ts';

/** What super admins do to the server itself. */
export const maintenance: Endpoint[] = [
  endpoint('GET /admin/cache-clear', {
    handle: async ({ db, cache, language, audit }) => {
      await audit('cache.clear');
      db.afterCommit(() => cache.clear());
      return { success: true as const, message: texts.cacheCleared[language] };
    },
  }),
];
