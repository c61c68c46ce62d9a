import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { ImportRun } from 'shared-domain';
import { yesterdayInTexas } from '../../demo/seed/generator/calendar.ts';
import { createSimulator, SIMULATOR_ACCOUNT } from '../../demo/simulator/app.ts';
import { KillableServer, type Client } from '../../testing/killable-server.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';
import { testStations } from '../../testing/test-stations.ts';

jest.setTimeout(300_000);

const AUSTIN = { params: { agencyId: '3' } };
const [server, other] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
const simulator = createSimulator({
  plans: testStations,
  plannedDay: yesterdayInTexas(new Date()),
  now: () => new Date(),
});
/** The counts that were asked for, and what is done before the next answer. */
let asked: string[] = [];
let before: (nth: number) => Promise<void> = () => Promise.resolve();
const platform = serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('/data/')) await before(asked.push(pathname + search));
    return simulator.fetch(request);
  },
}) as Server;

/** What a run leaves that nobody disturbs, and what it asks for. */
let undisturbed: { left: Awaited<ReturnType<typeof left>>; asked: string[] };

beforeAll(async () => {
  if (!platform.listening) await once(platform, 'listening');
  await start(server.folder('undisturbed'));
  const client = await server.signIn('admin');
  await client.call('POST /automatic-import/:agencyId/run', AUSTIN);
  undisturbed = { left: await left(client), asked };
  expect(asked.length).toBeGreaterThan(6);
  await server.kill();
});
beforeEach(() => {
  asked = [];
  before = () => Promise.resolve();
});
afterEach(() => Promise.all([server.kill(), other.kill()]));
afterAll(async () => {
  await Promise.all([server.remove(), other.remove()]);
  platform.closeAllConnections();
  await new Promise((done) => void platform.close(done));
});

const start = (
  folder: string,
  { by = server, env = {} }: { by?: KillableServer; env?: Record<string, string> } = {},
) =>
  by.start(folder, {
    env: {
      ...env,
      NODE_ENV: 'development',
      ECO_VISIO_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      ECO_VISIO_CLIENT_ID: SIMULATOR_ACCOUNT.clientId,
      ECO_VISIO_CLIENT_SECRET: SIMULATOR_ACCOUNT.clientSecret,
    },
  });

async function ended(client: Client): Promise<ImportRun> {
  for (;;) {
    const { runs } = await client.call('GET /automatic-import/:agencyId', AUSTIN);
    expect(runs).toHaveLength(1);
    if (runs[0] && runs[0].finished_at !== null) return runs[0];
    await sleep(200);
  }
}

/** What a run has left: its own account, and the counts of its stations. */
async function left(client: Client) {
  const { stations, added, replaced, unchanged, certified, failed, status, lines } = await ended(client);
  const totals: Record<string, number> = {};
  for (const { station_id_tmg: station } of lines)
    totals[station] = (
      await client.call('GET /counts', { query: { flowid_txdot: station, limit: 1 } })
    ).total;
  const imports = await client.call('GET /imports', { query: {} });
  return {
    run: { stations, added, replaced, unchanged, certified, failed, status },
    totals,
    imports: imports.map(({ station_id_tmg, status: is }) => `${station_id_tmg} ${is}`).toSorted(),
    told: (await client.call('GET /notifications')).data.length,
  };
}

test('a run that is killed again and again goes on, asks for nothing that it has, and writes nothing twice', async () => {
  const folder = server.folder('killed');
  await start(folder);
  const client = await server.signIn('admin');
  const usual = undisturbed.asked;
  const kills = new Set([2, Math.floor(usual.length / 2), usual.length]);
  let killed = 0;
  const over = new Promise<void>((resolve, reject) => {
    before = async (nth) => {
      if (!kills.delete(nth)) return;
      killed += 1;
      await server.kill();
      start(folder)
        .then(() => (kills.size === 0 ? resolve() : undefined))
        .catch(reject);
    };
  });
  await client.call('POST /automatic-import/:agencyId/run', AUSTIN);
  await over;
  expect(await left(client)).toEqual(undisturbed.left);
  expect(killed).toBe(3);
  // what was on its way when the process died is asked for again, nothing else
  expect(new Set(asked)).toEqual(new Set(usual));
  expect(asked).toHaveLength(usual.length + killed);
});

onPostgres('two processes that are both told to run it do it once, whichever of them dies', async () => {
  const env = {
    DATABASE_URL: await newDatabase(postgres(), 'imported'),
    FILES_URL: path.join(server.root, 'shared'),
  };
  server.prepare({ DATABASE_URL: env.DATABASE_URL });
  const both = [server, other];
  const startIt = (by: KillableServer) => start(path.join(by.root, 'data'), { by, env });
  await Promise.all(both.map(startIt));
  const clients = await Promise.all(both.map((one) => one.signIn('admin')));
  const usual = undisturbed.asked;
  const dying = new Map([
    [2, server],
    [Math.floor(usual.length / 2), other],
  ]);
  const back: Promise<void>[] = [];
  before = async (nth) => {
    const one = dying.get(nth);
    if (!one) return;
    dying.delete(nth);
    const killed = one.kill();
    // told before it is dead: who waits for both to be back then waits for this one too
    back.push(killed.then(() => startIt(one)));
    await killed;
  };
  const told = await Promise.allSettled(
    clients.map((client) => client.call('POST /automatic-import/:agencyId/run', AUSTIN)),
  );
  expect(told.some(({ status }) => status === 'fulfilled')).toBe(true);
  while (dying.size > 0) await sleep(100);
  await Promise.all(back);
  expect(await left(await other.signIn('admin'))).toEqual(undisturbed.left);
  // what was on its way when a process died is asked for again, nothing else
  expect(new Set(asked)).toEqual(new Set(usual));
  expect(asked.length).toBeLessThanOrEqual(usual.length + 2);
});
