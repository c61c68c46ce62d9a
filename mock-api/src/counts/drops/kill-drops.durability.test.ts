import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportRequest } from 'shared-domain';
import { hours } from '../../testing/drop-folder.ts';
import { KillableServer, type Client } from '../../testing/killable-server.ts';

jest.setTimeout(600_000);

const STATION = 'AU0009';
const host = new KillableServer();
const drop = mkdtempSync(path.join(tmpdir(), 'drops-killed-'));

afterEach(() => host.kill());
afterAll(async () => {
  await host.remove();
  rmSync(drop, { recursive: true, force: true });
});

async function uploaded(client: Client, content: string, name: string): Promise<ImportRequest> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const { file, headers } = await client.call('POST /counts/upload', { body: form });
  const { channels } = await client.call('GET /stations/:stationId', { params: { stationId: STATION } });
  const mapped = headers.map((header, at) => ({ id: channels[at]?.id ?? 0, header }));
  return { file, vendor: '0', station: STATION, channels: mapped, interval: 60 };
}

/** Four weeks of counts, and the mapping by which the next files load. */
async function withMapping(client: Client): Promise<void> {
  const body = await uploaded(client, hours('2026-02-01', 28), 'AU0009.csv');
  await client.call('POST /saved-mappings', { body });
  const started = await client.call('POST /counts/import', { body });
  for (;;) {
    const params = { id: String(started.import.id) };
    if ((await client.call('GET /imports/:id', { params })).status === 'done') return;
    await sleep(100);
  }
}

/** Lays a file where a process that was killed right after its renaming has left it. */
function leaveHalfTaken(name: string, content: string): void {
  const taking = path.join(drop, 'taking', `3.${randomUUID()}`);
  mkdirSync(taking, { recursive: true });
  writeFileSync(path.join(taking, name), content);
}

const seen = (client: Client) => client.call('GET /drops', { query: {} });

/** So many files, long enough to be copied and summed for a while. */
const OTHERS = 6;
const long = (file: number) => `Date,NB\n${`2024-01-01 00:00:00,${file}\n`.repeat(60_000)}`;

test('a server that is killed while it takes files up loses none, and takes and loads each once', async () => {
  mkdirSync(path.join(drop, '3', 'in'), { recursive: true });
  const env = { DROP_FOLDER: drop };
  const folder = host.folder('drops');
  await host.start(folder, { env });
  const client = await host.signIn('user');
  await withMapping(client);
  await host.kill();
  leaveHalfTaken('AU0009-march.csv', hours('2026-03-01', 1));
  for (let file = 1; file <= OTHERS; file += 1) leaveHalfTaken(`other-${file}.csv`, long(file));
  // one that has not even been renamed
  writeFileSync(
    path.join(drop, '3', 'in', 'last.csv'),
    'Date,NB\n2024-02-01 00:00:00,1\n2024-02-01 01:00:00,2\n',
  );
  for (const moment of [0, 40, 120, 250, 500, 900]) {
    await host.start(folder, { env });
    await sleep(moment);
    await host.kill();
  }
  await host.start(folder, { env });
  // the file in the folder is taken at the second look, and all are put away at the one after
  for (;;) {
    const { drops } = await seen(client);
    const isDecided = drops.every(({ state }) => ['waits', 'loaded'].includes(state));
    if (drops.length === OTHERS + 2 && isDecided && readdirSync(path.join(drop, 'taking')).length === 0)
      break;
    await sleep(500);
  }
  const { drops, waiting } = await seen(client);
  expect(waiting).toBe(OTHERS + 1);
  expect(drops.filter(({ state }) => state === 'loaded')).toMatchObject([{ file_name: 'AU0009-march.csv' }]);
  expect(readdirSync(path.join(drop, '3', 'done'))).toHaveLength(OTHERS + 2);
  const { total } = await client.call('GET /counts', { query: { flowid_txdot: STATION, limit: 1 } });
  expect(total).toBe(29 * 24 * 2);
  const imports = await client.call('GET /imports', { query: {} });
  expect(imports.filter(({ file_name }) => file_name === 'AU0009-march.csv')).toHaveLength(1);
});
