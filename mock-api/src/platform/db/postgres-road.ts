import pg from 'pg';
import { bool, text } from './columns.ts';
import { addressesOf } from './postgres-address.rules.ts';
import { rowsOf, shape } from './table.ts';
import { typeParsers } from './type-parsers.ts';

/** Column types that the server sends as text and that are read as `typeParsers` say. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? typeParsers[oid] : undefined) ?? pg.types.getTypeParser(oid, format)) as never,
};

/** What a server has to be: the one that takes writes, or any (a standby says by itself how far it is). */
export type Wanted = 'primary' | 'any';

/** How long is waited for a server, in milliseconds: until it has let us in, and until its silence is looked into. */
export type RoadPatience = { connect: number; silence: number };
export const PATIENCE: RoadPatience = { connect: 5000, silence: 10_000 };

/** A pooler that passes nothing over that it doesn't know says this. */
const OPTIONS_REFUSED = /unsupported startup parameter: options/;
const UTC = /^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu)$/i;

/** A server that must not be worked with; as long as there is no other, the database is away. */
class WrongServer extends Error {
  readonly code = 'WRONG_SERVER';
}

/** A connection, which run of which server it leads to, and whether that passes statements on to others. */
export type Connection = pg.Client & { server?: string; isCoordinator?: boolean };

/** How connections to an address are made. */
export type Road = {
  /** A connection to the host that was found last, for a pool; `greet` looks at it before it is used. */
  Client: new () => pg.Client;
  greet: (client: Connection) => Promise<void>;
  /** Makes one in some way, and again with the next host where that fails. */
  attempt: <T>(connect: () => Promise<T>) => Promise<T>;
  /** A connection that was looked at, to be ended by whoever asked for it. */
  single: () => Promise<Connection>;
};

const GREETING = shape({
  standby: bool.by('pg_is_in_recovery()'),
  closed: bool.by(`current_setting('transaction_read_only') = 'on'`),
  zone: text.by(`current_setting('TimeZone')`),
  jit: text.by(`current_setting('jit')`),
  // whether this database is spread or not: it may be so while the connection lasts
  coordinator: bool.by(`current_setting('citus.shard_count', true) is not null`),
  server: text.by(`concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time())`),
});
const asked = { answer: GREETING, sql: `select ${GREETING.sql}`, params: [] };

/**
 * Makes connections to an address of PostgreSQL. Of several hosts it stays with the one that was found last, and goes on to the
 * next where that one is away or not what is wanted.
 */
export function openRoad(url: string, wanted: Wanted, patience = PATIENCE): Road {
  const addresses = addressesOf(url);
  let at = 0;
  let takesOptions = true;

  class Client extends pg.Client {
    constructor() {
      super({
        connectionString: addresses[at],
        types,
        // a host that is gone without a word is noticed on connections that wait for nothing
        keepAlive: true,
        keepAliveInitialDelayMillis: patience.silence,
        connectionTimeoutMillis: patience.connect,
        // row security makes the planner expect dear queries; compiling one takes longer than answering it
        ...(takesOptions && { options: '-c jit=off' }),
      });
    }

    /** What the driver says at the beginning, with the time zone in the form that poolers know and keep. */
    getStartupConf(): object {
      const driver = pg.Client.prototype as unknown as { getStartupConf: (this: pg.Client) => object };
      return { ...driver.getStartupConf.call(this), TimeZone: 'UTC' };
    }
  }

  /** Looks whether a new connection leads to a server that may be worked with, and says which it is. */
  async function greet(client: Connection): Promise<void> {
    const late = setTimeout(() => cutOff(client, 'the server does not answer'), patience.connect);
    try {
      const { rows } = await client.query(asked.sql);
      const [greeting] = rowsOf(asked, rows);
      if (!greeting) throw new WrongServer('The server said nothing of itself.');
      const { standby, closed, zone, jit, coordinator, server } = greeting;
      if (wanted === 'primary' && (standby || closed)) throw new WrongServer(noWriter(standby));
      if (!UTC.test(zone)) throw new WrongServer(otherZone(zone));
      if (jit === 'on') await client.query('set jit = off');
      client.server = server;
      client.isCoordinator = coordinator;
    } finally {
      clearTimeout(late);
    }
  }

  /** Tries every host, and the first of them once more. */
  async function attempt<T>(connect: () => Promise<T>): Promise<T> {
    for (let left = addresses.length + 1; ; left -= 1) {
      const from = at;
      try {
        return await connect();
      } catch (error) {
        const isFormal = takesOptions && OPTIONS_REFUSED.test((error as Error).message);
        if (isFormal) takesOptions = false;
        else if (addresses.length === 1 || left <= 1) throw error;
        else if (at === from) at = (from + 1) % addresses.length;
      }
    }
  }

  const single: Road['single'] = () =>
    attempt(async () => {
      const client = new Client();
      client.on('error', () => undefined);
      try {
        await client.connect();
        await greet(client);
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
    });

  return { Client, greet, attempt, single };
}

const noWriter = (isStandby: boolean): string =>
  isStandby
    ? 'DATABASE_URL leads to a standby, which takes no writes. It must lead to the primary; of several hosts, one of them must be it.'
    : 'DATABASE_URL leads to a database that takes no writes (default_transaction_read_only).';

const otherZone = (zone: string): string =>
  `The connection to PostgreSQL has the time zone ${zone}, though UTC was asked for: something between, such as a pooler, does not pass it over. Times of counts would be wrong. Have it passed over, or give the role the zone: alter role … set timezone = 'UTC'.`;

/** Breaks a connection off; whatever was asked on it fails as with any lost connection. */
export function cutOff(client: pg.Client, why: string): void {
  const { stream } = client.connection as unknown as { stream: { destroy(error: Error): void } };
  stream.destroy(new Error(`Connection terminated: ${why}.`));
}
