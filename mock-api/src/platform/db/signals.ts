import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** What processes on one database tell each other at once, and could do without: each looks by itself, only later. */
export type Signals = { send: (text: string) => void; close: () => Promise<void> };

/** What is done with what others have sent, and when some of it may have been missed. */
export type Ears = { heard: (text: string) => void; missed: () => void };

const CHANNEL = 'count_exchange';
/** So long after a lost connection it is tried again, in milliseconds. */
const AGAIN_MS = 1000;

/** Tells and hears over a PostgreSQL database (LISTEN, NOTIFY), on a connection of its own; what one sends oneself is not heard. */
export function openSignals(url: string, { heard, missed }: Ears): Signals {
  const self = randomUUID();
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    // also called for a connection that never came to be
    const lost = () => {
      if (client === next) client = null;
      clearTimeout(again);
      if (!isClosed) again = setTimeout(() => void connect(), AGAIN_MS).unref();
    };
    next.on('error', () => undefined);
    next.once('end', lost);
    next.on('notification', ({ payload = '' }) => {
      const [from, ...text] = payload.split(' ');
      if (from !== self) heard(text.join(' '));
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      missed();
    } catch {
      await next.end().catch(() => undefined);
      lost();
    }
  }

  const connected = connect();
  return {
    send: (text) => {
      client?.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${text}`]).catch(() => undefined);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await connected;
      await client?.end().catch(() => undefined);
    },
  };
}
