import type { LiveNotifications } from '../people/notifications/live.ts';
import { openSignals } from '../platform/db/signals.ts';
import type { Cache } from '../platform/http/cache.ts';
import type { JobQueue } from '../platform/queue/queue.ts';
import type { HostOptions } from './options.ts';

/** What of a process the others have to hear of. */
type Heard = { cache: Cache; live: LiveNotifications; queue: JobQueue };

const CACHE = 'cache';
const WAKE = 'wake ';
const JOB = 'job ';

/**
 * The cache, the notifications and the queue of a process among others: what is cleared or woken here is so there, and a job that is
 * added here is taken there, at once. Embedded, without an address, there are no others.
 */
export function betweenProcesses(
  { cache, live, queue }: Heard,
  { databaseUrl, log }: Pick<HostOptions, 'databaseUrl' | 'log'>,
): Heard & { close: () => Promise<void> } {
  if (databaseUrl === null) return { cache, live, queue, close: () => Promise.resolve() };
  const { send, close } = openSignals(databaseUrl, {
    heard: (text) => {
      if (text === CACHE) cache.clear();
      if (text.startsWith(WAKE)) live.wake(Number(text.slice(WAKE.length)));
      if (text.startsWith(JOB)) queue.look(text.slice(JOB.length));
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
    queue: {
      ...queue,
      enqueue: async (tx, name, data) => {
        await queue.enqueue(tx, name, data);
        tx.afterCommit(() => send(`${JOB}${name}`));
      },
      retry: async (jobs, job, deps) => {
        const isRetried = await queue.retry(jobs, job, deps);
        if (isRetried) send(`${JOB}${job.queue}`);
        return isRetried;
      },
    },
    close,
  };
}
