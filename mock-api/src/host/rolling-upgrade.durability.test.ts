import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { extract, releaseWithOther } from '../../../.tools/last-release.mjs';
import { checkCounts } from './check-counts.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';

jest.setTimeout(300_000);

/** The newest release that the database of this one is not. */
const commit = releaseWithOther('shell', 'mock-api/src/host/schema/migrations');
const released =
  commit === null ? null : extract(commit, ['mock-api', 'shared-ui/domain', 'shell/package.json']);
if (!released)
  process.stdout.write(
    'No release with an older database, and the packages of this one, is known here: no upgrade is tried.\n',
  );
const onUpgrade = released ? onPostgres : test.skip;

const before = new KillableServer();
const after = new KillableServer();
const postgres = postgresOfFile();
afterAll(async () => {
  await Promise.all([before.remove(), after.remove()]);
  released?.remove();
});

const WRITTEN = 'AU0004';
const CERTIFIED = 'AU0001';

/** Reads and writes as people do, again and again, until told to stop; a call that fails ends the test. */
function keepCalling(client: Client): { rounds: () => number; stop: () => Promise<void> } {
  let rounds = 0;
  const over = new AbortController();
  const query = { flowid_txdot: WRITTEN };
  const round = async () => {
    const { data } = await client.call('GET /counts', { query: { ...query, limit: 1 } });
    const [row] = data;
    if (!row) throw new Error(`${WRITTEN} has no counts`);
    const counts = [
      { id: row.id, date: row.date, suspect_id: row.suspect_id, note: `Looked at ${rounds} times` },
    ];
    await client.call('POST /counts/update', { body: { ...query, counts } });
    await client.call('GET /counts/year', { query: { ...query, year: 2025 } });
    await client.call('GET /exports');
    rounds += 1;
  };
  const calling = (async () => {
    while (!over.signal.aborted) await round();
  })();
  // told by `stop`
  calling.catch(() => undefined);
  return {
    rounds: () => rounds,
    stop: () => {
      over.abort();
      return calling;
    },
  };
}

/** Has a station certified and waits for the end of it. */
async function certify(client: Client): Promise<string | undefined> {
  await client.call('POST /counts/certify', { body: { flowid_txdot: CERTIFIED, reason: 'Known' } });
  for (;;) {
    const [newest] = await client.call('GET /counts/certifications', {
      query: { flowid_txdot: CERTIFIED },
    });
    if (newest?.status !== 'running') return newest?.status;
    await sleep(50);
  }
}

onUpgrade(
  'the release before serves while this one brings the database up to date, and beside it',
  async () => {
    const DATABASE_URL = await newDatabase(postgres(), 'upgraded');
    const env = { DATABASE_URL };
    const release = released?.folder;
    before.prepare(env, path.join(before.root, 'prepared'), release);
    const folder = path.join(before.root, 'data');
    await before.start(folder, { env, release });
    const token = await before.token('user');
    const calls = keepCalling(before.as(token));

    await after.start(folder, { env });
    const ready = calls.rounds();
    // both are there: the session is good at either, and so is what either writes
    expect(await certify(before.as(token))).toBe('done');
    const others = keepCalling(after.as(token));
    while (calls.rounds() < ready + 2 || others.rounds() < 2) await sleep(50);
    await calls.stop();
    expect((await before.end()).code).toBe(0);
    await others.stop();

    const db = openPostgres(DATABASE_URL);
    const told: string[] = [];
    expect([
      await checkCounts(db, { mend: false, say: (line) => void told.push(line) }),
      told.length,
    ]).toEqual([0, 1]);
    await db.close();
  },
);
