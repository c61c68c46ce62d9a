import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdTable } from '../../testing/hold-table.ts';
import { KillableServer } from '../../testing/killable-server.ts';
import { askDatabase } from '../../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';

jest.setTimeout(300_000);

/** The one of the tests' stations that has months to certify. */
const STATION = 'AU0001';
const [one, two] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
let env: Record<string, string> = {};

/** What came, and what is done before it is answered; how many were on their way at once. */
let got: { id: string; type: string; station: string | null }[] = [];
let before: () => Promise<void> = () => Promise.resolve();
let [underWay, most] = [0, 0];
const receiver = createServer((request, answer) => {
  void (async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    const { type, data } = JSON.parse(await textOf(request)) as { type: string; data: { station?: string } };
    got.push({ id: String(request.headers['webhook-id']), type, station: data.station ?? null });
    await before();
    underWay -= 1;
    answer.writeHead(204).end();
  })();
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

beforeAll(async () => {
  if (onPostgres === test.skip) return;
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  env = {
    NODE_ENV: 'development',
    DATABASE_URL: await newDatabase(postgres(), 'published'),
    FILES_URL: path.join(one.root, 'shared'),
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  one.prepare({ DATABASE_URL: env.DATABASE_URL ?? '' });
});
afterAll(async () => {
  await Promise.all([one.remove(), two.remove()]);
  receiver.closeAllConnections();
  receiver.close();
});

const start = (server: KillableServer) => server.start(path.join(server.root, 'data'), { env });
const ask = <T>(sql: string) => askDatabase<T>(env.DATABASE_URL ?? '', sql);
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await sleep(100);
};
const numberOf = async (sql: string) =>
  Number((await ask<{ n: number }>(`select count(*) as n ${sql}`))[0]?.n);

const choice = {
  is_on: true,
  first_month: '2025-10-01',
  hold_days: null,
  license: 'CC-BY-4.0',
  contact: 'Counts',
  note: null,
  daily_only: false,
  places: 5,
  version: 0,
};

onPostgres('what goes out is out once, whatever process dies at it, and is told once', async () => {
  await start(one);
  const client = await one.signIn('admin');
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  await client.call('POST /webhooks', { body: { url, types: ['data.published'] } });
  const filters = { maxDate: new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10) };
  await client.call('POST /counts/certify', { body: { flowid_txdot: STATION, filters, reason: 'Known' } });
  await until(
    async () => (await numberOf(`from jobs.job where name = 'certify' and state = 'completed'`)) === 1,
  );
  await client.call('PUT /open-data/:stationId', { params: { stationId: STATION }, body: choice });
  // it dies where its editions are kept and its version is not
  const versions = await holdTable(env.DATABASE_URL ?? '', 'open_data_versions');
  await client.call('POST /open-data/publish', { body: {} });
  await until(async () => (await versions.waiting()) > 0);
  expect(await numberOf('from open_data_months')).toBeGreaterThan(0);
  await one.kill();
  expect(await numberOf('from open_data_versions')).toBe(0);
  await versions.letGo();

  // both at once, and asked for at both
  await Promise.all([start(one), start(two)]);
  for (const server of [one, two])
    await (await server.signIn('admin')).call('POST /open-data/publish', { body: {} });
  await until(
    async () =>
      (await numberOf('from open_data_files')) > 0 && (await numberOf('from open_data_versions')) > 0,
  );
  await until(
    async () => (await numberOf(`from jobs.job where state in ('created', 'retry', 'active')`)) === 0,
  );

  expect(
    await ask(`select number, s.version as newest, v.version from open_data_stations s
    join open_data_versions v using (station_id) order by number`),
  ).toEqual([{ number: STATION, newest: 1, version: 1 }]);
  expect(await numberOf('from open_data_months where edition <> 1')).toBe(0);
  const out = (await (await two.signIn('admin')).call('GET /open-data')).stations.filter(
    (station) => station.out,
  );
  expect(out.map(({ station_id_tmg }) => station_id_tmg)).toEqual([STATION]);
  // each file is the bytes that its row tells
  const { files } = (await (await fetch(`${two.url}/public/data/v1/files.json`)).json()) as {
    files: { path: string; sha256: string }[];
  };
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const bytes = new Uint8Array(await (await fetch(two.url + file.path)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
  }
  await until(() => got.length > 0);
  expect(got).toMatchObject([{ type: 'data.published', station: STATION }]);
});

onPostgres('a message whose sender dies is sent again under its id by another, one at a time', async () => {
  await two.end();
  got = [];
  const client = await one.signIn('admin');
  const [webhook] = (await client.call('GET /webhooks')).data;
  const params = { id: String(webhook?.id) };
  const killed = new Promise<void>((isKilled) => {
    before = async () => {
      before = () => Promise.resolve();
      await one.kill();
      isKilled();
    };
  });
  for (let nth = 0; nth < 4; nth += 1)
    await client.call('POST /webhooks/:id/ping', { params }).catch(() => undefined);
  await killed;
  expect(got).toHaveLength(1);
  // the time for which a dead process is waited for goes by at once
  await ask('update webhooks set busy_until = now()');
  most = 0;
  await Promise.all([start(one), start(two)]);
  const again = await two.signIn('admin');
  for (let nth = 0; nth < 4; nth += 1) await again.call('POST /webhooks/:id/ping', { params });
  await until(async () => (await numberOf(`from webhook_deliveries where state = 'waiting'`)) === 0);
  const times = [...Map.groupBy(got, ({ id }) => id).values()].map((all) => all.length);
  expect(times.filter((time) => time === 2)).toHaveLength(1);
  expect(times.filter((time) => time > 2)).toEqual([]);
  expect(got[0]?.id).toBe(got.find(({ id }, at) => got.findIndex((other) => other.id === id) < at)?.id);
  expect(times.length).toBeGreaterThanOrEqual(5);
  expect(most).toBe(1);
});
