import { readdirSync } from 'node:fs';
import { unzipSync } from 'fflate';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../platform/db/postgres.ts';
import type { FileStore } from '../platform/files/index.ts';
import { halfwayTo } from '../testing/halfway-to.ts';
import { holdTable } from '../testing/hold-table.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { testBucket } from '../testing/test-bucket.ts';
import { csvOf } from '../testing/walk/walk.bodies.ts';
import { sweepFiles } from './sweep/sweep-files.ts';

jest.setTimeout(300_000);

const IMPORTED = 'AU0009';
const ROWS = 2 * 96;
const file = [
  'Date,NB',
  ...Array.from({ length: ROWS }, (_, at) => {
    const hour = String(Math.floor((at % 96) / 4)).padStart(2, '0');
    return `2024-01-0${1 + Math.floor(at / 96)} ${hour}:${String((at % 4) * 15).padStart(2, '0')}:00,${at % 7}`;
  }),
].join('\n');

const [people, worker] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
const storage = testBucket(people.root);
let env: Record<string, string> = {};
let endpoint = '';
let store: FileStore;
beforeAll(async () => {
  ({ endpoint, env, store } = await storage.run());
});
afterAll(async () => {
  await Promise.all([people, worker].map((server) => server.remove()));
  await storage.close();
});

const start = (server: KillableServer, ROLE: string, more: Record<string, string> = {}) =>
  server.start(path.join(server.root, 'data'), { env: { ...env, ROLE, ...more } });
const stored = async () => (await store.list()).map(({ name }) => name).toSorted();

/** Waits until something is so; a test's time is the end of it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

/** The parts of files that are not whole yet, as the stand-in keeps them, with a sum beside each that is there. */
const parts = () =>
  readdirSync(storage.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /uploads.*\d\.md5$/.test(name),
  );

async function askForBoth(client: Client): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'two-days.csv');
  const upload = await client.call('POST /counts/upload', { body: form });
  const station = await client.call('GET /stations/:stationId', { params: { stationId: IMPORTED } });
  const channels = [{ id: station.channels[0]?.id ?? 0, header: 'NB' }];
  const body = { file: upload.file, vendor: '0', station: IMPORTED, channels, interval: 15 };
  const { import: started } = await client.call('POST /counts/import', { body });
  const order = { ...csvOf('AU0001'), countData: false, stationMetadata: true };
  await client.call('POST /export/prepare-csv', { body: order });
  return started.id;
}

onPostgres(
  'a worker that is killed at its last step leaves nothing half, and another does it once',
  async () => {
    const DATABASE_URL = await newDatabase(postgres(), 'storage');
    env.DATABASE_URL = DATABASE_URL;
    people.prepare({ DATABASE_URL });
    await start(people, 'api');
    const client = await people.signIn('user');
    const importId = await askForBoth(client);
    const look = async () => {
      const { status } = await client.call('GET /imports/:id', { params: { id: String(importId) } });
      const { total } = await client.call('GET /counts', { query: { flowid_txdot: IMPORTED, limit: 1 } });
      const [made] = await client.call('GET /exports');
      return { isImported: status === 'done', total, made: made?.status, download: made?.download ?? null };
    };

    // every job is kept from the statement that tells its person
    const held = await holdTable(DATABASE_URL, 'notifications');
    await start(worker, 'worker');
    await until(async () => (await held.waiting()) >= 2);
    // the export's file is in the bucket by now, and nobody gets it
    const names = await stored();
    expect(names.filter((name) => name.startsWith('export-'))).toHaveLength(1);
    await worker.kill();
    expect(await look()).toMatchObject({ isImported: false, total: 0, download: null });
    await held.letGo();
    expect(await look()).toMatchObject({ isImported: false, total: 0, download: null });

    await start(worker, 'worker');
    await until(async () => {
      const { isImported, total, made } = await look();
      // at no moment half of it is seen
      expect([0, ROWS]).toContain(total);
      return isImported && made === 'done';
    });
    const { total, download } = await look();
    expect(total).toBe(ROWS);
    expect((await stored()).filter((name) => name.startsWith('export-'))).toEqual(
      names.filter((name) => name.startsWith('export-')),
    );
    expect(await client.lines(download ?? '')).toBeGreaterThan(1);
    const { data } = await client.call('GET /notifications');
    expect(data.map(({ kind, ok }) => `${kind} ${ok}`).toSorted()).toEqual(['export true', 'import true']);
  },
);

onPostgres('an upload whose process is killed is no file, and what is left is swept', async () => {
  const token = await people.token('user');
  const before = await stored();
  // parts are sent as they come: the bucket has some before the file has ended
  const lines = Buffer.from('2024-09-09 00:00:00,1,2,3\n'.repeat(40_000));
  const over = new AbortController();
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="long.csv"\r\n\r\nDate,A,B,C\n',
    );
    for (let sent = 0; sent < 20; sent += 1) yield await Promise.resolve(lines);
    await new Promise((resolve) => over.signal.addEventListener('abort', resolve));
  }
  const sending = fetch(`${people.url}/api/counts/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: pieces() as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit).catch(() => null);
  await until(() => Promise.resolve(parts().length > 0));
  await people.kill();
  over.abort();
  await sending;
  expect(await stored()).toEqual(before);

  await start(people, 'api');
  const names = await stored();
  const orphan = 'export-999999.csv';
  await store.write(orphan, [Buffer.from('what a process has left')]);
  const db = openPostgres(env.DATABASE_URL ?? '');
  await sweepFiles({ db, files: store, now: () => new Date(Date.now() + 2 * 3_600_000) });
  await db.close();
  expect(await stored()).toEqual(names);
});

onPostgres(
  'a worker that is killed in the middle of a long file leaves none, and another makes it whole',
  async () => {
    await worker.kill();
    // four years and a half by quarters of an hour, with notes that nothing makes shorter: more than one part of a file
    const [made] = await askDatabase<{ rows: number }>(
      env.DATABASE_URL ?? '',
      `with made as (
         insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id, note)
         select s.id, t, (select min(id) from flows where station_id = s.id), 7, 15,
           (select min(id) from certifications), replace(encode(sha512(t::text::bytea), 'base64'), chr(10), '')
         from stations s, generate_series(timestamp '2015-01-01', timestamp '2019-06-30', interval '15 minutes') t
         where s.station_id_tmg = 'AU0001' returning 1)
       select count(*)::int as rows from made`,
    );
    const token = await people.token('user');
    const client = people.as(token);
    const before = await stored();
    const left = parts().length;
    const way = await halfwayTo(endpoint);
    const order = { ...csvOf('AU0001'), fromDate: '01/01/2015', toDate: '12/31/2019' };
    const { export: asked } = await client.call('POST /export/prepare-csv', { body: order });
    const look = async () => (await client.call('GET /exports')).find(({ id }) => id === asked.id);
    await start(worker, 'worker', { S3_ENDPOINT: way.url });
    await way.met;
    expect(parts().length).toBeGreaterThan(left);
    await worker.kill();
    way.close();
    expect(await stored()).toEqual(before);
    expect(await look()).toMatchObject({ download: null });

    await start(worker, 'worker');
    await until(async () => (await look())?.status === 'done');
    const authorization = `Bearer ${token}`;
    const fetched = await fetch(`${people.url}${(await look())?.download}`, { headers: { authorization } });
    const { 'counts.csv': counts } = unzipSync(new Uint8Array(await fetched.arrayBuffer()));
    const lines = Buffer.from(counts ?? [])
      .toString()
      .trimEnd()
      .split('\n').length;
    expect(lines).toBe((made?.rows ?? 0) + 1);
    expect((await stored()).filter((name) => !before.includes(name))).toHaveLength(1);
  },
);
