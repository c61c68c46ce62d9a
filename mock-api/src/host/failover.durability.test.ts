import path from 'node:path';
import type { StandbyServer } from '../../../.tools/postgres.mjs';
import { keepMarking, until } from '../testing/keep-marking.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { csvOf } from '../testing/walk/walk.bodies.ts';

jest.setTimeout(300_000);

const STATION = 'AU0001';
const AWAY = 'The database does not answer at the moment. Please try again in a moment.';
const postgres = postgresOfFile();
const server = new KillableServer();
afterEach(() => server.kill());
afterAll(() => server.remove());

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

/** A standby that holds whatever the primary has acknowledged. */
async function synchronous(name: string): Promise<StandbyServer> {
  const { url } = postgres();
  const standby = await postgres().standby(name);
  await askDatabase(url, `alter system set synchronous_standby_names = '${name}'`);
  await askDatabase(url, 'select pg_reload_conf()');
  const isSynchronous = `select 1 from pg_stat_replication where sync_state = 'sync'`;
  while ((await askDatabase(url, isSynchronous)).length === 0);
  return standby;
}

/** What an export takes that needs no certified counts. */
const ORDER = { ...csvOf(STATION), countData: false, stationMetadata: true };
const HOLD = 'begin; lock table notifications in exclusive mode';
const LOCKS = `select 1 from pg_locks where relation = 'notifications'::regclass
  and mode in ('ExclusiveLock', 'RowExclusiveLock')`;

/** By an address of several hosts, and by a proxy that is led to the other server. */
onPostgres.each(['hosts', 'proxy'])(
  'a standby takes over while the server runs (%s): nobody starts it anew, and nothing acknowledged is lost',
  async (by) => {
    const name = `by_${by}`;
    const primary = await newDatabase(postgres(), name);
    server.prepare({ DATABASE_URL: primary });
    const standby = await synchronous(name);
    const proxy = await openTcpProxy(portOf(postgres()));
    const address = (hosts: string) => `postgres://count_exchange@${hosts}/${name}`;
    const DATABASE_URL = address(
      by === 'proxy'
        ? `127.0.0.1:${proxy.port}`
        : `127.0.0.1:${portOf(postgres())},127.0.0.1:${portOf(standby)}`,
    );
    await server.start(path.join(server.root, name), { env: { DATABASE_URL } });
    const person = await server.signIn('user');
    const { pid } = server;
    const { data } = await person.call('GET /counts', { query: { flowid_txdot: STATION } });
    const ready = async () => (await fetch(`${server.url}/api/ready`)).status;

    // a job that the failure meets before its last statements, which somebody has kept it from
    const holder = askDatabase(primary, `${HOLD}; select pg_sleep(6000)`);
    holder.catch(() => undefined);
    await until(async () => (await askDatabase(primary, `${LOCKS} and granted`)).length > 0);
    await person.call('POST /export/prepare-csv', { body: ORDER });
    await until(async () => (await askDatabase(primary, `${LOCKS} and not granted`)).length > 0);
    const marking = keepMarking(person, STATION, data.slice(0, 150));
    await until(() => marking.kept.length >= 15);
    postgres().halt();
    await until(() => marking.said.length >= 3);
    expect(await ready()).toBe(503);
    const before = marking.kept.length;

    standby.promote();
    proxy.leadTo(portOf(standby));
    await until(() => marking.kept.length >= before + 15);
    await marking.stop();
    expect([await ready(), server.pid]).toEqual([200, pid]);
    const notes = new Set(marking.said.map((text) => text.includes(AWAY)));
    expect(notes).toEqual(new Set([true]));
    const after = await person.call('GET /counts', { query: { flowid_txdot: STATION } });
    const found = after.data.filter(({ note }) => note === 'kept').map(({ id }) => id);
    expect(marking.kept.filter((id) => !found.includes(id))).toEqual([]);

    // it is done after all, and so is what is asked for now
    await person.call('POST /export/prepare-csv', { body: ORDER });
    const states = async () => (await person.call('GET /exports')).map(({ status }) => status);
    await until(async () => (await states()).every((state) => state === 'done' || state === 'failed'));
    expect(await states()).toEqual(['done', 'done']);
    await proxy.close();
    await server.kill();
    standby.halt();
    postgres().goOn();
    await askDatabase(postgres().url, `alter system reset synchronous_standby_names`);
    await askDatabase(postgres().url, 'select pg_reload_conf()');
  },
);
