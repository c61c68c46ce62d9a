// The main job on counts that lie on two machines beside the coordinator, where the extension citus is installed.
import { test as base } from '@playwright/test';
import pg from 'pg';
import { startCitus } from '../../.tools/citus.mjs';
import { KillableServer } from '../../mock-api/src/testing/killable-server.ts';
import { runCommand } from '../../mock-api/src/testing/run-command.ts';
import { doMainJob } from './main-job.ts';

/** Has a worker's database know the extension, as an operator does before the first count comes to it. */
async function makeWorker(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://count_exchange@${address}/postgres` });
  await client.connect();
  await client.query('create extension citus');
  await client.end();
}

/** The built app over a database that the command has spread, for as long as `hand` takes. */
async function withMachines(hand: (url: string) => Promise<void>): Promise<void> {
  const servers = await startCitus();
  if (!servers) throw new Error('No extension citus is installed here: this project is left out then.');
  const server = new KillableServer();
  try {
    const workers = servers.workers.map(({ address }) => address);
    await Promise.all(workers.map(makeWorker));
    const DATABASE_URL = `postgres://count_exchange@${servers.coordinator.address}/postgres`;
    const env = { DATABASE_URL, PRIVATE_HOSTS: '127.0.0.1', NODE_ENV: '' };
    server.prepare(env);
    const args = workers.flatMap((address) => ['--add-worker', address]);
    const { code, said } = await runCommand('spread', { args, env });
    if (code !== 0) throw new Error(`The database was not spread: ${said}`);
    await server.start(`${server.root}/data`, { env });
    await hand(server.url);
  } finally {
    await server.remove();
    servers.stop();
  }
}

const test = base.extend<object, { machines: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed: nothing
  machines: [({}, hand) => withMachines(hand), { scope: 'worker', timeout: 600_000 }],
  baseURL: ({ machines }, hand) => hand(machines),
});

test('a year of counts goes from the counter to a certified export over three machines', ({ page }) =>
  doMainJob(page, { year: 2021, days: 14 }));
