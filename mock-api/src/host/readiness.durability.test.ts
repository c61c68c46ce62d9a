import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KillableServer } from '../testing/killable-server.ts';
import { onPostgres, postgresOfFile } from '../testing/on-postgres.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
const postgres = postgresOfFile();
afterEach(() => server.kill());
afterAll(() => server.remove());

/** What the server answers, with its sentence. */
async function get(call: string): Promise<[status: number, said: string]> {
  const response = await fetch(`${server.url}/api${call}`);
  const { message = '', reasons = [] } = (await response.json()) as { message?: string; reasons?: string[] };
  if (reasons.length > 0) expect(message).toBe(reasons.join(' '));
  return [response.status, message];
}

const AWAY = 'The database does not answer at the moment. Please try again in a moment.';
const FULL = 'The disk of the server is full. Nothing was changed; whoever runs the server has to make room.';

onPostgres(
  'while PostgreSQL is stopped the server lives, is not ready, and says why; then it goes on',
  async () => {
    const env = { DATABASE_URL: postgres().url };
    const folder = path.join(server.root, 'files');
    await server.start(folder, { env });
    expect(await get('/ready')).toEqual([200, '']);
    postgres().halt();
    expect(await get('/live')).toEqual([200, '']);
    expect(await get('/ready')).toEqual([503, AWAY]);
    expect(await get('/health')).toEqual([503, AWAY]);
    expect(await get('/counties?token=x')).toEqual([503, AWAY]);
    postgres().goOn();
    expect(await get('/ready')).toEqual([200, '']);
    expect((await get('/counties?token=x'))[0]).toBe(401);
    expect((await server.end()).code).toBe(0);
  },
);

const disk = mkdtempSync(path.join(tmpdir(), 'count-exchange-disk-'));
const isSmallDisk =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=700', 'none', disk]).status === 0;
afterAll(() => {
  if (isSmallDisk) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});
/** A small disk to fill takes the right to mount one; elsewhere this is listed as skipped. */
const onSmallDisk = isSmallDisk ? test : test.skip;

onSmallDisk(
  'while the disk is full the server lives, is not ready, takes no file, and says why',
  async () => {
    const folder = path.join(disk, 'data');
    mkdirSync(folder, { mode: 0o700 });
    server.prepare({}, folder);
    await server.start(folder);
    const token = await server.token('user');
    expect(await get('/ready')).toEqual([200, '']);

    const { bavail, bsize } = statfsSync(disk);
    const filler = path.join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 4 * 1024 * 1024));
    expect(await get('/live')).toEqual([200, '']);
    expect(await get('/ready')).toEqual([503, FULL]);
    const form = new FormData();
    form.append('file', new Blob([`Date,NB\n${'2024-01-01 00:00:00,1\n'.repeat(400_000)}`]), 'long.csv');
    const upload = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
    const refused = await fetch(`${server.url}/api/counts/upload`, upload);
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([503, FULL]);
    expect(readdirSync(path.join(folder, 'files'))).toEqual([]);

    rmSync(filler);
    expect(await get('/ready')).toEqual([200, '']);
    expect((await fetch(`${server.url}/api/counts/upload`, upload)).status).toBe(200);
  },
);

onSmallDisk('a disk that fills while the database writes loses nothing that was acknowledged', async () => {
  const folder = path.join(disk, 'written');
  mkdirSync(folder, { mode: 0o700 });
  server.prepare({}, folder);
  await server.start(folder);
  let analyst = await server.signIn('user');
  const station = { flowid_txdot: 'AU0004' };
  const read = async () => (await analyst.call('GET /counts', { query: { ...station, limit: 192 } })).data;
  const notes = async () => [...new Set((await read()).map(({ note }) => note))];
  const rows = (await read()).map(({ id, date, suspect_id }) => ({ id, date, suspect_id }));
  const write = (note: string) =>
    analyst.call('POST /counts/update', {
      body: { ...station, counts: rows.map((row) => ({ ...row, note })) },
    });
  await write('Before');
  let acknowledged = 'Before';

  const { bavail, bsize } = statfsSync(disk);
  const filler = path.join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  const fill = async () => {
    for (let number = 1; number <= 2000; number += 1) {
      const note = `Written ${number} times`;
      await write(note);
      acknowledged = note;
    }
  };
  await expect(fill()).rejects.toThrow(FULL);

  rmSync(filler);
  if (!server.isRunning) {
    await server.start(folder);
    analyst = await server.signIn('user');
  }
  expect(await notes()).toEqual([acknowledged]);
  await write('After');
  expect(await notes()).toEqual(['After']);
});
