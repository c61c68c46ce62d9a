import { SSEStreamingApi } from 'hono/streaming';
import type { Database } from '../../platform/db/database.ts';
import { gathered } from '../../platform/db/gathered.ts';
import type { Language } from '../../platform/text/language.ts';
import type { SessionTimes } from '../account/session-end.rules.ts';
import { selectLasting } from '../account/session.sql.ts';
import { selectNewestId, selectNotificationsAfter } from './notifications.sql.ts';
import { wordedRow, type NotificationRow } from './texts.ts';

/** Who listens: the stream ends with this session. `lastId` is the last notification they have seen. */
type Listener = { userId: number; tokenHash: string; language: Language; lastId: number | null };

/** Notifications as they happen, by server-sent events. */
export type LiveNotifications = {
  /** Looks at once whether there is something to tell this person, and whether their sessions still last. */
  wake(userId: number): void;
  /** A stream of the listener's notifications that goes on until the session ends or the browser leaves. */
  open(listener: Listener): Response;
  /** Ends all streams; the server stops. */
  close(): void;
};

const HEARTBEAT_MS = 15_000;
/** On PostgreSQL another process may have written the notification, and nothing wakes this one. */
const POLL_MS = { embedded: HEARTBEAT_MS, postgres: 3000 };

/** Who has heard nothing for so long hears a ping at the next look. */
const PING_AFTER_MS = 0.8 * HEARTBEAT_MS;

/** Where all look often they look at the same moments, so that they are looked after together. */
function untilNextLook(kind: Database['kind']): number {
  const poll = POLL_MS[kind];
  return kind === 'postgres' ? poll - (performance.now() % poll) : poll;
}

/** A pause that can be cut short; a ring while nobody waits cuts the next pause. */
function createBell() {
  let rung = false;
  let answer: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      answer?.();
    },
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => answer?.(), ms);
        // an open stream does not keep the process alive
        timer.unref();
        answer = () => {
          clearTimeout(timer);
          answer = null;
          rung = false;
          resolve();
        };
        if (rung) answer();
      }),
  };
}

type Bell = ReturnType<typeof createBell>;

/** Streams over this database. */
export function createLive(db: Database, now: () => Date, times: SessionTimes): LiveNotifications {
  const bells = new Map<Bell, number>();
  const ending = new AbortController();

  /** What somebody has to hear, null where their session has ended; for all who look at this moment in two statements. */
  const look = gathered(async (listeners: { userId: number; tokenHash: string; last: number }[]) => {
    const hashes = listeners.map(({ tokenHash }) => tokenHash);
    const lasts = await selectLasting(db, hashes, { now: now(), times });
    const heard = await selectNotificationsAfter(db, listeners);
    return heard.map((rows, at): NotificationRow[] | null => (lasts.has(hashes[at] ?? '') ? rows : null));
  });

  const follow = async (sse: SSEStreamingApi, listener: Listener, bell: Bell): Promise<void> => {
    let last = listener.lastId ?? (await selectNewestId(db, listener.userId));
    let nextPing = 0;
    while (!sse.aborted && !ending.signal.aborted) {
      const heard = await look({ ...listener, last });
      if (!heard) return;
      for (const row of heard) {
        last = row.id;
        const data = JSON.stringify(wordedRow(row, listener.language));
        await sse.writeSSE({ event: 'notification', id: String(row.id), data });
      }
      if (performance.now() >= nextPing) {
        nextPing = performance.now() + PING_AFTER_MS;
        await sse.writeSSE({ event: 'ping', data: '' });
      }
      await bell.pause(untilNextLook(db.kind));
    }
  };

  return {
    wake: (userId) => {
      for (const [bell, listening] of bells) if (listening === userId) bell.ring();
    },
    open: (listener) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const sse = new SSEStreamingApi(writable, readable);
      const bell = createBell();
      bells.set(bell, listener.userId);
      sse.onAbort(bell.ring);
      const end = () => {
        bells.delete(bell);
        return sse.close();
      };
      // a database that fails ends the stream; the browser opens another
      void follow(sse, listener, bell).then(end, end);
      return new Response(sse.responseReadable, {
        headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
      });
    },
    close: () => {
      ending.abort();
      for (const bell of bells.keys()) bell.ring();
    },
  };
}
