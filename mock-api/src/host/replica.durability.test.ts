import path from 'node:path';
import type { StandbyServer } from '../../../.tools/postgres.mjs';
import { Browser } from '../testing/browser.ts';
import { KillableServer } from '../testing/killable-server.ts';
import pg from 'pg';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { answeredBy, COLLECTOR, databaseOf, followed, paused, resumed, until } from '../testing/standbys.ts';
import { edit } from '../testing/stored-counts.ts';

jest.setTimeout(300_000);

const STATION = 'AU0001';
const [one, other] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
let primary = '';
let standby: StandbyServer;
let replica = '';
let firstYear = 0;

const env = (more: Record<string, string> = {}) => ({
  DATABASE_URL: primary,
  DATABASE_REPLICA_URL: replica,
  DATABASE_REPLICA_LAG: '3600',
  METRICS_TOKEN: COLLECTOR,
  ...more,
});
const start = (server: KillableServer, more?: Record<string, string>) =>
  server.start(path.join(one.root, 'files'), { env: env(more) });

const follow = () => followed(primary, replica);
const pause = () => paused(primary, replica);
const resume = () => resumed(replica);

/** How many places of the picture of the station's first year are marked as suspect. */
async function marked(browser: Browser, server: KillableServer): Promise<number> {
  const { flows } = await browser.call(server, 'GET /counts/year', {
    query: { flowid_txdot: STATION, year: firstYear },
  });
  return flows
    .flatMap(({ suspects }) => suspects)
    .map(({ from, to }) => to - from + 1)
    .reduce((sum, n) => sum + n, 0);
}

/** Marks counts of the first page, those at these places. */
async function mark(browser: Browser, server: KillableServer, from: number, to: number): Promise<void> {
  const { data } = await browser.call(server, 'GET /counts', { query: { flowid_txdot: STATION } });
  const counts = data.slice(from, to).map((row) => edit(row, 7, null));
  await browser.call(server, 'POST /counts/update', { body: { flowid_txdot: STATION, counts } });
}

beforeAll(async () => {
  if (onPostgres !== test) return;
  primary = await newDatabase(postgres(), 'counts');
  one.prepare({ DATABASE_URL: primary });
  standby = await postgres().standby('standby');
  replica = databaseOf(standby, 'counts');
  const [first] = await askDatabase<{ year: number }>(
    primary,
    `select extract(year from min(ts))::int as year from counts
     where station_id = (select id from stations where station_id_tmg = '${STATION}')`,
  );
  firstYear = first?.year ?? 0;
});
afterEach(async () => {
  await Promise.all([one.kill(), other.kill()]);
  // whatever a test has met, the next one has a standby that follows
  if (replica) await resume().catch(() => undefined);
});
afterAll(() => Promise.all([one.remove(), other.remove()]));

onPostgres('what is no standby of the database is refused with a sentence', async () => {
  await expect(start(one, { DATABASE_REPLICA_URL: primary })).rejects.toThrow(
    'DATABASE_REPLICA_URL leads to a server that takes writes itself: it is no standby.',
  );
  await expect(start(one, { DATABASE_REPLICA_URL: standby.url })).rejects.toThrow(
    'DATABASE_REPLICA_URL leads to the database postgres, DATABASE_URL to counts.',
  );
});

onPostgres(
  'who has written finds it at once, through every process; others may read the replica',
  async () => {
    await Promise.all([start(one), start(other)]);
    // that a session is used is written each minute: whoever only reads is not to be told so, however long this takes
    const [ann, elsewhere, bea] = await Promise.all([
      Browser.signIn(one, 'user'),
      Browser.signIn(one, 'user', false),
      Browser.signIn(one, 'admin', false),
    ]);
    await follow();
    const before = await marked(bea, one);
    await marked(bea, other);
    await pause();

    await mark(ann, one, 0, 3);
    for (const server of [one, other]) {
      expect(
        await answeredBy(server, async () => expect(await marked(ann, server)).toBe(before + 3)),
      ).toEqual(['behind']);
      expect(await answeredBy(server, async () => expect(await marked(bea, server)).toBe(before))).toEqual([
        'replica',
      ]);
    }

    // a job that ended is its asker's own work, whichever browser they look with; and it holds what they saw
    expect(await answeredBy(one, () => elsewhere.call(one, 'GET /stations/summary'))).toEqual(['replica']);
    await exported(ann);
    expect(await answeredBy(one, () => elsewhere.call(one, 'GET /stations/summary'))).toEqual(['behind']);
    expect(await answeredBy(one, () => bea.call(one, 'GET /stations/summary'))).toEqual(['replica']);

    await resume();
    await follow();
    expect(await answeredBy(one, async () => expect(await marked(ann, one)).toBe(before + 3))).toEqual([
      'replica',
    ]);
    // either may take the job; the order itself may have put the standby behind for a moment: the job waits for it
    expect(await answeredBy([one, other], () => exported(ann))).toContain('replica');
  },
);

/** Has an export made, to its end. */
async function exported(browser: Browser): Promise<void> {
  const body = {
    stations: [STATION],
    count_types: [],
    count_methods: [],
    travel_directions: [],
    fromDate: '01/01/2020',
    toDate: '12/31/2020',
    countData: false,
    stationMetadata: true,
  };
  const { export: made } = await browser.call(one, 'POST /export/prepare-csv', { body });
  for (;;) {
    const found = (await browser.call(one, 'GET /exports')).find(({ id }) => id === made.id);
    if (found?.status === 'failed') throw new Error('The export failed.');
    if (found?.status === 'done') return;
  }
}

onPostgres('a replica that breaks off, is away or has become a server of its own fails nobody', async () => {
  await start(one);
  const ann = await Browser.signIn(one, 'user');
  await follow();
  expect(await answeredBy(one, () => marked(ann, one))).toEqual(['replica']);

  // its reader waits for a lock that the primary has given back, and is cut off there as by a conflict with what comes in
  const holder = new pg.Client({ connectionString: primary });
  await holder.connect();
  await holder.query('begin; lock table count_months in access exclusive mode');
  const isLocked = `exists(select 1 from pg_locks where relation = 'count_months'::regclass
    and mode = 'AccessExclusiveLock' and granted)`;
  await until(replica, isLocked);
  await pause();
  await holder.query('commit');
  await holder.end();
  const cutOff = async () => {
    await until(replica, `exists(${WAITING})`);
    await askDatabase(replica, `select pg_terminate_backend(pid) from (${WAITING}) w`);
  };
  expect(await answeredBy(one, () => Promise.all([marked(ann, one), cutOff()]))).toEqual(['failed']);
  await resume();
  await follow();
  expect(await answeredBy(one, () => marked(ann, one))).toEqual(['replica']);

  standby.halt();
  expect(await answeredBy(one, () => marked(ann, one))).toEqual(['away']);
  standby.goOn();
  await follow();
  // it is left alone for a while after it was not to be had
  while (!(await answeredBy(one, () => marked(ann, one))).includes('replica'));
});

const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = ''`;

onPostgres('a failover loses nothing that was acknowledged, where the standby is synchronous', async () => {
  await askDatabase(primary, `alter system set synchronous_standby_names = 'standby'`);
  await askDatabase(primary, 'select pg_reload_conf()');
  await until(primary, `(select sync_state from pg_stat_replication) = 'sync'`);
  await start(one);
  const ann = await Browser.signIn(one, 'user');
  const acknowledged: number[] = [];
  const { data } = await ann.call(one, 'GET /counts', { query: { flowid_txdot: STATION } });
  const working = (async () => {
    for (const row of data.slice(10)) {
      const body = { flowid_txdot: STATION, counts: [edit(row, 9, 'kept')] };
      const isKept = await ann.call(one, 'POST /counts/update', { body }).then(
        () => true,
        () => false,
      );
      if (!isKept) return;
      acknowledged.push(row.id);
    }
  })();
  while (acknowledged.length < 15) await new Promise((resolve) => setImmediate(resolve));
  postgres().halt();
  await working;
  standby.promote();
  await one.kill();

  await start(one, { DATABASE_URL: replica, DATABASE_REPLICA_URL: '' });
  const after = await ann.call(one, 'GET /counts', { query: { flowid_txdot: STATION } });
  const kept = after.data.filter(({ note }) => note === 'kept').map(({ id }) => id);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  await mark(ann, one, 0, 1);
});
