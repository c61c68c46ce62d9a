import pg from 'pg';
import { cutOff, type Connection } from './postgres-road.ts';

/** How silence is looked into: after how many milliseconds, by asking who is there now, and whether it must be the same. */
type Watch = { after: number; same: boolean; whoIsThere: () => Promise<string> };

type Busy = { read: number; since: number };

/** So many times in a row nobody may be there: one packet that is lost is no host that is gone. */
const TRIES = 2;

const readBy = (client: pg.Client): number =>
  (client.connection as unknown as { stream: { bytesRead?: number } }).stream.bytesRead ?? 0;

/** Whether it was a server that refused, which therefore is there. */
const isAnswered = (error: unknown): boolean => error instanceof pg.DatabaseError;

/**
 * Breaks connections off that wait for a server which is gone without a word, as when its machine loses power or its address was
 * given to another: the system would wait a quarter of an hour for it. A statement may take its time, so of a
 * connection that is silent nothing is believed until a new one has been tried. Answers how to stop.
 */
export function watchSilence(pool: pg.Pool, { after, same, whoIsThere }: Watch): () => void {
  const busy = new Map<pg.Client, Busy>();
  let missed = 0;
  let isLooking = false;

  const silent = (): Connection[] => {
    const now = performance.now();
    return [...busy].flatMap(([client, last]) => {
      const read = readBy(client);
      if (read !== last.read) busy.set(client, { read, since: now });
      return read === last.read && now - last.since >= after ? [client] : [];
    });
  };
  async function look(): Promise<void> {
    const waiting = silent();
    if (waiting.length === 0) return void (missed = 0);
    const there = await whoIsThere().then(
      (server) => ({ server }),
      (error: unknown) => (isAnswered(error) ? null : { server: null }),
    );
    if (there === null) return;
    missed = there.server === null ? missed + 1 : 0;
    const isLost = ({ server }: Connection) =>
      there.server === null ? missed >= TRIES : same && server !== undefined && server !== there.server;
    // what was given back meanwhile is no longer ours to break
    for (const client of waiting)
      if (busy.has(client) && isLost(client)) cutOff(client, 'the server is gone');
  }

  pool.on('acquire', (client) => void busy.set(client, { read: readBy(client), since: performance.now() }));
  pool.on('release', (_, client) => void busy.delete(client));
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, after / 2);
  timer.unref();
  return () => clearInterval(timer);
}
