import type { LiveNotifications } from '../people/notifications/live.ts';
import { openSignals } from '../platform/db/signals.ts';
import type { Cache } from '../platform/http/cache.ts';
import type { HostOptions } from './options.ts';

/** What of a process the others have to hear of. */
type Heard = { cache: Cache; live: LiveNotifications };

const CACHE = 'cache';
const WAKE = 'wake ';

/**
 * The cache and the notifications of a process among others: what is cleared or woken here is so there, at once. Embedded,
 * without an address, there are no others.
 */
export function betweenProcesses(
  { cache, live }: Heard,
  { databaseUrl, log }: Pick<HostOptions, 'databaseUrl' | 'log'>,
): Heard & { close: () => Promise<void> } {
  if (databaseUrl === null) return { cache, live, close: () => Promise.resolve() };
  const { send, close } = openSignals(databaseUrl, {
    heard: (text) => {
      if (text === CACHE) cache.clear();
      if (text.startsWith(WAKE)) live.wake(Number(text.slice(WAKE.length)));
    },
    missed: () => cache.clear(),
    deaf: () =>
      log({ signals: 'none come through, as behind a pooler in the mode transaction: caches last a minute' }),
  });
  return {
    cache: {
      ...cache,
      clear: () => {
        cache.clear();
        send(CACHE);
      },
    },
    live: {
      ...live,
      wake: (userId) => {
        live.wake(userId);
        send(`${WAKE}${userId}`);
      },
    },
    close,
  };
}
