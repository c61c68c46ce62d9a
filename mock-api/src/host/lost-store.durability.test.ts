import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileStore } from '../platform/files/index.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { pngOf } from '../testing/small-pictures.ts';
import { testBucket } from '../testing/test-bucket.ts';
import { csvOf } from '../testing/walk/walk.bodies.ts';

jest.setTimeout(300_000);

const STATION = { stationId: 'AU0009' };
const FILE = new Blob(['Date,NB\n2024-01-01 00:00:00,1\n2024-01-01 01:00:00,2\n']);
const AWAY = 'The storage of files does not answer at the moment. Please try again in a moment.';

const server = new KillableServer();
const postgres = postgresOfFile();
const storage = testBucket(server.root);
const bucket = path.join(storage.folder, 'counts');
let env: Record<string, string> = {};
let store: FileStore;
beforeAll(async () => {
  ({ env, store } = await storage.run());
});
afterAll(async () => {
  await server.remove();
  await storage.close();
});

const start = () => server.start(path.join(server.root, 'data'), { env });

/** Waits until something is so; a test's time is the end of it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

function upload(client: Client) {
  const form = new FormData();
  form.append('file', FILE, 'two.csv');
  return client.call('POST /counts/upload', { body: form });
}

async function importOf(client: Client, file: string) {
  const station = await client.call('GET /stations/:stationId', { params: STATION });
  const channels = [{ id: station.channels[0]?.id ?? 0, header: 'NB' }];
  const body = { file, vendor: '0', station: STATION.stationId, channels, interval: 60 };
  return client.call('POST /counts/import', { body });
}

async function photoOf(client: Client): Promise<string> {
  const form = new FormData();
  form.set('caption', 'The counter');
  form.set('file', new Blob([pngOf(4, 3) as BlobPart]), 'counter.png');
  const added = await client.call('POST /stations/:stationId/photos', { params: STATION, body: form });
  return added.photo.id;
}

/** Asks for an export; answers what becomes of it. */
async function ordered(client: Client) {
  const body = { ...csvOf('AU0001'), countData: false, stationMetadata: true };
  const { export: asked } = await client.call('POST /export/prepare-csv', { body });
  const look = async () => (await client.call('GET /exports')).find(({ id }) => id === asked.id);
  return { look, isDone: async () => (await look())?.status === 'done' };
}

const pageOfCounts = async (client: Client) =>
  (await client.call('GET /counts', { query: { flowid_txdot: 'AU0001', limit: 10 } })).data.length;

onPostgres(
  'a store of files that is lost takes files alone with it, and comes back by the page',
  async () => {
    env.DATABASE_URL = await newDatabase(postgres(), 'lost_store');
    server.prepare({ DATABASE_URL: env.DATABASE_URL });
    await start();
    const token = await server.token('user');
    const client = () => server.as(token);
    const answerOf = async (address: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url}${address}`, { headers });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };

    const { file } = await upload(client());
    const photo = await photoOf(client());
    const before = await ordered(client());
    await until(before.isDone);

    // the bucket goes, and the server runs on
    rmSync(bucket, { recursive: true });
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    expect(await pageOfCounts(client())).toBe(10);
    await expect(upload(client())).rejects.toThrow(AWAY);
    await expect(importOf(client(), file)).rejects.toThrow(
      'The uploaded file is not there any more. Please choose it again.',
    );
    const waiting = await ordered(client());
    // that it met the storage was none of its tries: it has all of them left, and waits
    const held = `select id from jobs.job j join jobs.queue q using (name)
      where name = 'export-csv' and j.state = 'created' and data->>'waits' = '1' and j.retry_limit = q.retry_limit`;
    await until(async () => (await askDatabase(env.DATABASE_URL ?? '', held)).length === 1);

    // a start says what is missing: first the bucket, then the mark of these files
    await server.end();
    await expect(start()).rejects.toThrow('there is no bucket counts at http://127.0.0.1');
    mkdirSync(bucket);
    const refusal = await start().then(
      () => '',
      (error: unknown) => String(error),
    );
    const mark = /where they are lost for good, write ([0-9a-f]{24}) into \.installation/.exec(refusal)?.[1];
    await store.mark.write(mark ?? '');

    await start();
    await until(waiting.isDone);
    const made = await waiting.look();
    expect(await client().lines(made?.download ?? '')).toBeGreaterThan(1);
    const next = await ordered(client());
    await until(next.isDone);
    expect(await client().lines((await next.look())?.download ?? '')).toBeGreaterThan(1);

    // what was there before is told to be gone, and can be had anew
    await until(async () => (await before.look())?.download === null);
    expect(await answerOf(`/api/stations/${STATION.stationId}/photos/${photo}/small`)).toEqual([
      404,
      'The picture is not there any more.',
    ]);
    expect((await importOf(client(), (await upload(client())).file)).import.status).toBe('waiting');
  },
);
