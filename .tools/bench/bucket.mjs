// npm run bench -- bucket: three files of 400 MB, one after the other, from the person through the server into a bucket of an
// S3-like host on this machine. What the server takes of the memory must not grow with what passes through it.
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { startPostgres } from '../postgres.mjs';
import { signedIn, startServer, watchMemory } from './bench-host.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 9;
const MEGABYTES = Number(process.env.BENCH_BUCKET_MB ?? 400);
const UPLOADS = 3;
const MEGA = 1024 * 1024;

export async function measure() {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('    no PostgreSQL on this machine: not measured');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  const host = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'counts', configs: [] }],
  });
  const { port } = await host.run();
  const env = {
    DATABASE_URL: postgres.url,
    FILES_URL: 's3://counts/files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    UPLOAD_MAX_BYTES: String((MEGABYTES + 1) * MEGA),
  };
  // the first start fills the database, which takes memory of its own
  await (await startServer(PORT, join(folder, 'data'), env)).stop();
  const server = await startServer(PORT, join(folder, 'data'), env);
  try {
    return await uploads(server.pid, await fileOf(join(folder, 'long.csv')));
  } finally {
    await server.stop();
    await host.close();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A generic file of so many megabytes on the disk, as a browser holds one. */
async function fileOf(path) {
  const lines = 'Date,NB\n' + '2026-03-01 00:00:00,17\n'.repeat(50_000);
  const file = await open(path, 'w');
  for (let written = 0; written < MEGABYTES * MEGA; written += lines.length) await file.write(lines);
  await file.truncate(MEGABYTES * MEGA);
  await file.close();
  return await openAsBlob(path, { type: 'text/csv' });
}

async function uploads(pid, file) {
  const call = await signedIn('admin@example.org', PORT);
  const rows = [{ what: 'memory of the server before', value: watchMemory(pid).stop(), unit: 'MB' }];
  for (let at = 1; at <= UPLOADS; at += 1) {
    const memory = watchMemory(pid);
    const form = new FormData();
    form.append('file', file, `long-${at}.csv`);
    const begin = performance.now();
    await call('/counts/upload', { body: form });
    const rate = MEGABYTES / ((performance.now() - begin) / 1000);
    rows.push(
      { what: `upload ${at} of ${MEGABYTES} MB into a bucket`, value: rate, unit: 'MB/s' },
      { what: 'memory of the server meanwhile', value: memory.stop(), unit: 'MB', limit: 250 },
    );
  }
  return rows;
}
