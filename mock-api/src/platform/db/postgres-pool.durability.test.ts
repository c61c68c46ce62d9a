import { setTimeout as sleep } from 'node:timers/promises';
import { outageOf } from '../http/outage.rules.ts';
import { texts } from '../http/texts.ts';
import { askDatabase } from '../../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';
import { openTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

jest.setTimeout(300_000);

const postgres = postgresOfFile();
const open: { close(): Promise<void> }[] = [];
const closing = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** Soon enough to be waited for, and longer than a server of this machine that is there may take. */
const QUICK = { connect: 5000, silence: 500 };
const portOf = (url: string) => Number(new URL(url).port);
const through = ({ port }: TcpProxy, url: string) => Object.assign(new URL(url), { port }).href;
const openQuick = (url: string) => closing(openPostgres(url, 'primary', QUICK));
const PORT = `select current_setting('port') as port`;
/** A statement that goes on for longer than anybody waits; resolves to its end once it is at work. */
async function asleep(db: Database, url: string): Promise<{ ends: Promise<unknown> }> {
  const sleeping = db.query('select pg_sleep(6000)');
  sleeping.catch(() => undefined);
  const isAtWork = `select 1 from pg_stat_activity where query = 'select pg_sleep(6000)' and state = 'active'`;
  while ((await askDatabase(url, isAtWork)).length === 0);
  return { ends: sleeping };
}
const answeredBy = async (db: Database) => Number((await db.query(PORT))[0]?.port);

/** What a statement failed of, which has to be said as a database that is away. */
async function away(asked: Promise<unknown>): Promise<void> {
  const error = await asked.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect([error, outageOf(error)]).toEqual([expect.anything(), texts.databaseAway]);
}

onPostgres(
  'a server that falls silent is given up, and found again where its address leads then',
  async () => {
    const { url } = postgres();
    const proxy = closing(await openTcpProxy(portOf(url)));
    const db = openQuick(through(proxy, url));
    await db.query('select 1');
    // one waits for its answer, one asks later on a connection that was idle: neither is told anything by the system
    const { ends } = await asleep(db, url);
    await db.query('select 1');
    proxy.fallSilent();
    await Promise.all([away(ends), away(db.query('select 1'))]);
    await away(db.transaction((tx) => tx.query('select 1')));
    proxy.speak();
    expect(await answeredBy(db)).toBe(portOf(url));
  },
);

onPostgres('a statement that takes its time at a server that is there is let', async () => {
  const db = openQuick(postgres().url);
  expect(await db.query('select pg_sleep(4)::text as slept')).toEqual([{ slept: '' }]);
});

onPostgres('where an address is moved, what waits at the server before is given up', async () => {
  const [first, other] = [postgres().url, await postgres().standby('moved')];
  const proxy = closing(await openTcpProxy(portOf(first)));
  const db = openQuick(through(proxy, first));
  const { ends } = await asleep(db, first);
  other.promote();
  proxy.leadTo(portOf(other.url));
  await away(ends);
  expect(await answeredBy(db)).toBe(portOf(other.url));
  other.halt();
});

onPostgres('of several hosts the one that takes writes is taken, whichever that is by then', async () => {
  const url = await newDatabase(postgres(), 'several');
  const standby = await postgres().standby('several');
  const hosts = [portOf(standby.url), portOf(url)].map((port) => `127.0.0.1:${port}`).join(',');
  const several = `postgres://count_exchange@${hosts}/several?target_session_attrs=read-write`;
  const db = openQuick(several);
  const asked = await Promise.all(Array.from({ length: 30 }, () => answeredBy(db)));
  expect(new Set(asked)).toEqual(new Set([portOf(url)]));
  await db.query('create table kept (note text)');

  postgres().halt();
  try {
    await away(db.query('select 1'));
    await away(db.transaction((tx) => tx.query('select 1')));
    standby.promote();
    expect(await answeredBy(db)).toBe(portOf(standby.url));
    await db.query(`insert into kept values ('written after')`);
  } finally {
    standby.halt();
    postgres().goOn();
  }
  // and back
  while (!(await db.query(PORT).catch(() => null))) await sleep(50);
  expect(await answeredBy(db)).toBe(portOf(url));
});

onPostgres('a server that takes no writes any more is left, though it answers', async () => {
  const url = await newDatabase(postgres(), 'demoted');
  const db = openQuick(url);
  await db.query('create table kept (note text)');
  await db.query('alter database demoted set default_transaction_read_only = on');
  // the connection that is there takes writes as before; as a standby that was the primary it would take none
  await db.exec('set default_transaction_read_only = on');
  await away(db.query(`insert into kept values ('x')`));
  await away(db.query('select 1'));
  await openQuick(url.replace('demoted', 'postgres')).query(
    'alter database demoted reset default_transaction_read_only',
  );
  await db.query(`insert into kept values ('x')`);
});

onPostgres('a standby in the place of the primary is told as such', async () => {
  const standby = await postgres().standby('alone');
  await expect(openQuick(standby.url).query('select 1')).rejects.toThrow(
    'DATABASE_URL leads to a standby, which takes no writes.',
  );
  expect(await closing(openPostgres(standby.url, 'any')).query('select 1 as one')).toEqual([{ one: 1 }]);
  standby.halt();
});

onPostgres('a pooler that drops the time zone is told as such', async () => {
  const { url } = postgres();
  const drop = (first: Buffer) =>
    Buffer.from(first.toString('latin1').replace('TimeZone', 'pool.tzx'), 'latin1');
  const proxy = closing(await openTcpProxy(portOf(url), drop));
  const db = openQuick(through(proxy, url));
  await openQuick(url).query(`alter role count_exchange set timezone = 'America/Chicago'`);
  await expect(db.query('select 1')).rejects.toThrow(
    `has the time zone America/Chicago, though UTC was asked for: something between, such as a pooler,`,
  );
  await openQuick(url).query(`alter role count_exchange set timezone = 'UTC'`);
  expect(await db.query(`select timestamptz '2024-01-01 12:00Z' as at`)).toEqual([
    { at: '2024-01-01T12:00:00Z' },
  ]);
  await openQuick(url).query('alter role count_exchange reset timezone');
});

const GAP = `raise warning 'Query could not find the intermediate result file "1_1"'`;

onPostgres('an answer of which the server says that it lacks a part is no answer', async () => {
  const db = openQuick(postgres().url);
  const scope = { agency: 1, everything: false, user: 1 };
  await db.exec(`create table written (x int);
    create function lacks() returns int language plpgsql as $$ begin ${GAP}; return 1; end $$;
    create function app_enter(int, int, boolean) returns void language sql as $$ $$;
    create function app_plan_once() returns void language sql as $$ $$`);
  const refused = /answered with a part of what was asked/;
  await expect(db.query('select lacks()')).rejects.toThrow(refused);
  await expect(db.exec('select lacks()')).rejects.toThrow(refused);
  await expect(db.together({ asOwner: [], scope, statements: [{ sql: 'select lacks()' }] })).rejects.toThrow(
    refused,
  );
  const writing = db.transaction(async (tx) => {
    await tx.query('insert into written values (1)');
    await tx.query('insert into written select lacks()');
  });
  await expect(writing).rejects.toThrow(refused);
  // it is the answer that is refused, not the connection
  expect(await db.query('select count(*)::int as n from written')).toEqual([{ n: 0 }]);
});
