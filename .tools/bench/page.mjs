// A page of 192 counts over HTTP with 16 connections, as requests per second beside a bare Hono over the same driver whose one
// query answers the same rows; on PostgreSQL where this machine has one, and embedded. The two servers take turns.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { signIn, startScript, startServer } from './bench-host.mjs';
import { fill } from './fill.mjs';
import { median, percentile } from './figures.mjs';
import { openLoad } from './connections.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 4;
const PERSON = 'super@example.org';
const STATION = 'BE0001';
const CONNECTIONS = 16;
const COUNTS = { PostgreSQL: 1_000_000, embedded: 200_000 };
const ROUNDS = Number(process.env.BENCH_PAGE_ROUNDS ?? 5);
/** Longer than a Node server keeps an idle connection by itself: who waits for its turn must not be met by a reset. */
const TURN_MS = Number(process.env.BENCH_PAGE_MS ?? 6000);
const WARM_UP_MS = 3000;

export async function measure() {
  const only = process.env.BENCH_PAGE_ON;
  const rows = [];
  const postgres = only === 'embedded' ? null : await startPostgres();
  try {
    if (postgres) rows.push(...(await measureOn('PostgreSQL', postgres.url)));
    else console.log('    not measured on PostgreSQL');
  } finally {
    postgres?.stop();
  }
  return only === 'PostgreSQL' ? rows : [...rows, ...(await measureOn('embedded'))];
}

async function measureOn(kind, address) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  const data = join(folder, 'data');
  const env = address ? { DATABASE_URL: address } : {};
  const started = [];
  const start = async (starting) => started[started.push(await starting) - 1];
  try {
    await (await startServer(PORT, data, env)).stop();
    await fill(data, COUNTS[kind], address);
    // an embedded database is one server's alone
    if (!address) cpSync(join(data, 'database'), join(folder, 'bare'), { recursive: true });
    await start(startServer(PORT, data, env));
    const bareEnv = { ...env, BARE_FOLDER: join(folder, 'bare'), BARE_STATION: STATION };
    await start(startScript(['.tools/bench/page-bare.mjs'], PORT + 1, bareEnv));
    return await inTurns(kind, await signIn(PERSON, PORT));
  } finally {
    for (const server of started) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurns(kind, token) {
  const path = `/api/counts?flowid_txdot=${STATION}&limit=192&page=1`;
  const ours = openLoad({ port: PORT, path, token, connections: CONNECTIONS });
  const bare = openLoad({ port: PORT + 1, path: '/api/counts', connections: CONNECTIONS });
  try {
    await ours.run(WARM_UP_MS);
    await bare.run(WARM_UP_MS);
    const [a, b] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      a.push(await ours.run(TURN_MS));
      b.push(await bare.run(TURN_MS));
    }
    return rowsOf(kind, a, b, ours.ended());
  } finally {
    ours.close();
    bare.close();
  }
}

function rowsOf(kind, ours, bare, ended) {
  const perSecond = (turns) => median(turns.map((turn) => turn.perSecond));
  const times = ours.flatMap((turn) => turn.times);
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  const bareTimes = bare.flatMap((turn) => turn.times);
  const [rate, bareRate] = [perSecond(ours), perSecond(bare)];
  console.log(
    `    ${kind}: ${rate.toFixed(0)} a second beside ${bareRate.toFixed(0)}; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms beside ${percentile(bareTimes, 50).toFixed(1)} and ${percentile(bareTimes, 99).toFixed(1)}`,
  );
  return [
    {
      what: `pages of 192 counts a second, share of a bare server's, ${kind}`,
      value: rate / bareRate,
      unit: '×',
      least: 0.6,
    },
    {
      what: `p99 as a multiple of p50 (${p50.toFixed(1)} ms), ${kind}`,
      value: p99 / p50,
      unit: '×',
      limit: 3,
    },
    {
      what: `requests of ${times.length} that met a reset, ${kind}`,
      value: ours.reduce((sum, { resets }) => sum + resets, 0),
      unit: '',
      limit: 0,
    },
    {
      what: `connections that the server ended between two turns, ${kind}`,
      value: ended,
      unit: '',
      limit: 0,
    },
  ];
}
