import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openRoad } from './postgres-road.ts';

/** What processes on one database tell each other at once, and could do without: each looks by itself, only later. */
export type Signals = { send: (text: string) => void; close: () => Promise<void> };

/**
 * What is done with what others have sent, when some of it may have been missed, and where nothing comes through at all, as behind a
 * pooler that changes servers.
 */
export type Ears = { heard: (text: string) => void; missed: () => void; deaf: () => void };

const CHANNEL = 'count_exchange';
/** So long after a lost connection it is tried again, in milliseconds. */
const AGAIN_MS = 1000;
/** So long a signal of one's own may be on its way before nothing is expected to come, in milliseconds. */
const DEAF_MS = 5000;
const HELLO = 'hello';

/** Tells and hears over a PostgreSQL database (LISTEN, NOTIFY), on a connection of its own; what one sends oneself is not heard. */
export function openSignals(url: string, { heard, missed, deaf }: Ears): Signals {
  const self = randomUUID();
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isTried = false;
  const road = openRoad(url, 'primary');
  const notify = (by: pg.Client, text: string) =>
    by.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${text}`]);

  /** Sends something on another connection, as another process would, and sees whether it comes. */
  async function tryOut(listening: pg.Client): Promise<void> {
    isTried = true;
    const late = setTimeout(() => {
      if (client === listening) deaf();
    }, DEAF_MS).unref();
    listening.on('notification', ({ payload }) => {
      if (payload === `${self} ${HELLO}`) clearTimeout(late);
    });
    const other = await road.single();
    try {
      await notify(other, HELLO);
    } finally {
      await other.end();
    }
  }

  async function connect(): Promise<void> {
    // also called for a connection that never came to be
    const lost = (gone?: pg.Client) => {
      if (client === (gone ?? client)) client = null;
      clearTimeout(again);
      if (!isClosed) again = setTimeout(() => void connect(), AGAIN_MS).unref();
    };
    const next = await road.single().catch(() => null);
    if (next === null) return lost();
    next.once('end', () => lost(next));
    next.on('notification', ({ payload = '' }) => {
      const [from, ...words] = payload.split(' ');
      const text = words.join(' ');
      if (from !== self && text !== HELLO) heard(text);
    });
    try {
      await next.query(`listen ${CHANNEL}`);
      client = next;
      missed();
      if (!isTried) await tryOut(next);
    } catch {
      await next.end().catch(() => undefined);
    }
  }

  const connected = connect();
  let sent: Promise<unknown> = connected;
  return {
    send: (text) => {
      const by = client;
      if (!by) return;
      // one after the other: a connection takes one statement at a time; and one that can't tell can't be relied on to hear
      sent = sent.then(() => notify(by, text)).catch(() => by.end().catch(() => undefined));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await connected;
      await client?.end().catch(() => undefined);
    },
  };
}
