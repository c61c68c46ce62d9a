import { setTimeout as sleep } from 'node:timers/promises';
import { createLive } from '../people/notifications/live.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { createCache } from '../platform/http/cache.ts';
import { createJobQueue } from '../platform/queue/queue.ts';
import { onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { betweenProcesses } from './between-processes.ts';

jest.setTimeout(60_000);

const postgres = postgresOfFile();
const times = { sessionSeconds: 60, sessionIdleSeconds: 60, sessionMostSeconds: 60 };

/** A process's parts over a database, with the queues that it was told to look at. */
async function processOver(url: string) {
  const db = openPostgres(url);
  const looked: string[] = [];
  const own = await createJobQueue(db);
  const now = () => new Date();
  const parts = betweenProcesses(
    {
      cache: createCache(now),
      live: createLive(db, now, times),
      queue: { ...own, look: (queue) => void looked.push(queue) },
    },
    { databaseUrl: url, log: () => undefined },
  );
  const close = async () => {
    parts.live.close();
    await parts.close();
    await db.close();
  };
  return { ...parts, db, looked, close };
}

onPostgres('a job that one process adds is looked for by the others once it is committed', async () => {
  const { url } = postgres();
  const one = await processOver(url);
  const two = await processOver(url);
  await expect(
    one.db.transaction(async (tx) => {
      await one.queue.enqueue(tx, 'certify', { id: 1 });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  // whoever listens may still be on the way to it: it is told until it has heard
  while (two.looked.length === 0) {
    await one.db.transaction((tx) => one.queue.enqueue(tx, 'import-counts', { id: 2 }));
    await sleep(50);
  }
  expect(new Set(two.looked)).toEqual(new Set(['import-counts']));
  expect(one.looked).toEqual([]);
  await one.close();
  await two.close();
});
