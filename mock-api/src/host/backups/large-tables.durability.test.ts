import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../platform/db/database.ts';
import { openEmbedded } from '../../platform/db/pglite.ts';
import { KillableServer, QUICK } from '../../testing/killable-server.ts';
import { listenToOperator } from './operator-line.ts';

jest.setTimeout(240_000);

/** A few pages: among the tests' data counts are above it, their months below. */
const READ_BYTES = 256 * 1024;
const folders = new KillableServer();
let db: Database;
let folder = '';
let times = 0;
let stop: () => void;

/** A running server's data, of which it reads no larger tables while calls wait. */
beforeEach(async () => {
  folder = folders.folder(`large-${(times += 1)}`);
  db = await openEmbedded(folder);
  stop = await listenToOperator(db, folder, () => undefined, READ_BYTES);
});
afterEach(async () => {
  stop();
  await db.close();
});
afterAll(() => folders.remove());

/** Makes a backup as an operator does. */
async function backup(to: string): Promise<{ code: number | null; told: string }> {
  const child = spawn(process.execPath, [...QUICK, 'mock-api/src/host/backup.ts', to], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', COUNT_EXCHANGE_DATA: folder },
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (told += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, told };
}

test('a table that is too large to be read while calls wait is in the backup, compared by its months', async () => {
  const to = path.join(folders.root, 'whole');
  const { code, told } = await backup(to);
  expect({ code, told }).toMatchObject({ code: 0 });
  expect(told).toMatch(
    /too large to be read while calls wait, counts compared by their months: .*public\.counts_\d/,
  );
  expect(told).not.toContain('public.count_months');
  // the copy itself is read whole: that is what a restore is compared with
  const { tables } = JSON.parse(readFileSync(path.join(to, 'backup.json'), 'utf8')) as {
    tables: { table: string; rows: number | null; sum: string | null }[];
  };
  expect(tables.filter(({ rows, sum }) => rows === null || sum === null)).toEqual([]);
  const [counted] = await db.query('select count(*)::int as n from counts');
  // the parts that counts lie in
  const counts = tables.filter(({ table }) => /^public\.counts_\d$/.test(table));
  expect(counts.reduce((sum, { rows }) => sum + (rows ?? 0), 0)).toBe(counted?.n);
});

test('one that lacks counts which its months know of is no backup', async () => {
  await db.transaction(async (tx) => {
    await tx.query(`select set_config('app.keeps', '1', true)`);
    await tx.query('delete from counts where ctid = (select min(ctid) from counts)');
  });
  const to = path.join(folders.root, 'short');
  const { code, told } = await backup(to);
  expect(code).not.toBe(0);
  expect(told).toMatch(
    /The counts of the copy do not add up to what is kept beside them \(count_months .*Nothing was kept/,
  );
  expect(existsSync(to)).toBe(false);
});
