// npm run bench -- scale --counts=100m: page, pictures, findings, certifying, export and averages over HTTP with a tenth, three
// tenths and all of so many counts, in databases of one PostgreSQL server that take turns. At the most counts each may take
// 1.5 × what it takes at the fewest. A station is the same in each of them; what differs is how many others there are.
// With --citus the counts are spread over two workers of three servers.
// BENCH_SCALE_URL names a server that is there (its databases scale_… are kept, and only filled where they are missing).
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { signedIn, startServer } from './bench-host.mjs';
import { median } from './figures.mjs';
import { fillScale, stationName } from './scale-fill.mjs';
import { ask, databaseOf, scaleServers } from './scale-servers.mjs';
import { fewest, SCALE_STEPS } from './scale-steps.mjs';

const { Client } = createRequire(join(root, 'mock-api/package.json'))('pg');

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 6;
const ROUNDS = Number(process.env.BENCH_SCALE_ROUNDS ?? 9);
const MOST = 1.5;
const SHARES = [0.1, 0.3, 1];

/** The number that the command line names: 100m, 500k, 1000000. */
function numberOf(named) {
  const [, digits, unit] = /^(\d+)([km]?)$/.exec(named) ?? [];
  if (!digits) throw new Error('--counts takes a number such as 100m.');
  return Number(digits) * { '': 1, k: 1e3, m: 1e6 }[unit];
}

export async function measure(_bench, { counts = '10m', citus = false } = {}) {
  const sizes = SHARES.map((share) => numberOf(counts) * share);
  const database = await scaleServers({ citus });
  if (!database) return [];
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  const servers = [];
  try {
    const filled = await fillAll(database, sizes, folder);
    // a copy of the template, or of a run before, knows its files elsewhere
    for (const size of sizes)
      await ask(databaseOf(database.url, `scale_${size}`), `delete from settings where name = 'files_mark'`);
    for (const [at, size] of sizes.entries())
      servers.push(await startServer(PORT + at, join(folder, `data-${at}`), envOf(database.url, size)));
    const calls = await Promise.all(sizes.map((_, at) => signedIn('super@example.org', PORT + at)));
    return [...filled, ...(await inTurns(sizes, calls))];
  } finally {
    for (const server of servers) await server.stop();
    database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const envOf = (url, size) => ({ DATABASE_URL: databaseOf(url, `scale_${size}`) });
const millions = (size) => `${size / 1e6} million`;

/** Makes the databases that are missing: each is a copy of the first start's, filled. */
async function fillAll({ url, isSpread, spread }, sizes, folder) {
  const client = new Client({ connectionString: databaseOf(url, 'postgres') });
  await client.connect();
  const rows = [];
  const has = async (name) =>
    (await client.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0;
  if (!(await has('scale_template'))) {
    await client.query('create database scale_template');
    const env = { DATABASE_URL: databaseOf(url, 'scale_template') };
    await (await startServer(PORT, join(folder, 'template'), env)).stop();
  }
  for (const size of sizes) {
    const name = `scale_${size}`;
    if (await has(name)) continue;
    await client.query(`create database ${name} template scale_template`);
    const { seconds, ids, counts } = await fillScale(databaseOf(url, name), size);
    if (isSpread) {
      const start = performance.now();
      await spread(name);
      seconds.spread = (performance.now() - start) / 1000;
    }
    const told = Object.entries(seconds).map(([what, value]) => `${what} ${value.toFixed(0)} s`);
    console.log(`    ${counts} counts of ${ids.length} stations: ${told.join(', ')}`);
    const all = Object.values(seconds).reduce((sum, value) => sum + value, 0);
    rows.push({ what: `making ${millions(size)} counts`, value: all / 60, unit: 'min' });
  }
  await client.end();
  return rows;
}

/** Each step at each size in turns, each round at another station; answers the medians and how they compare. */
async function inTurns(sizes, calls) {
  const rows = [];
  const stations = fewest(sizes[0]);
  for (const { what, unit = 'ms', rounds = ROUNDS, limit = MOST, run } of SCALE_STEPS) {
    const times = sizes.map(() => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [at, call] of calls.entries()) {
        const value = await run(call, stationName((round + stations) % stations));
        // the first round warms up
        if (round >= 0) times[at].push(value);
      }
    }
    const medians = times.map(median);
    const [few, ...more] = medians;
    console.log(
      `    ${what}: ${medians.map((value, at) => `${value.toFixed(1)} ${unit} at ${millions(sizes[at])}`).join(', ')}`,
    );
    rows.push({
      what: `${what}, ${millions(sizes.at(-1))}`,
      value: more.at(-1),
      unit,
      ...(limit && { limit: Number((few * limit).toFixed(2)) }),
      reference: { what: `the same at ${millions(sizes[0])}`, value: few },
    });
  }
  return rows;
}
