// npm run bench -- load [--embedded]: 200 people at the main job for two minutes, each with a station, an address and live
// notifications of their own, against a server process of its own; on PostgreSQL, or embedded. BENCH_LOAD_PEOPLE,
// BENCH_LOAD_SECONDS make it smaller.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../../mock-api/src/platform/db/pglite.ts';
import { openPostgres } from '../../mock-api/src/platform/db/postgres.ts';
import { startPostgres } from '../postgres.mjs';
import { startServer } from './bench-host.mjs';
import { fill } from './fill.mjs';
import { percentile } from './figures.mjs';
import { openPerson } from './load-person.mjs';
import { work } from './load-screens.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200) + 7;
const PEOPLE = Number(process.env.BENCH_LOAD_PEOPLE ?? 200);
const SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 120);
/** Ninety days of a station: four flows, the last thirty wait for review. */
const HOURS = 90 * 24;
/** People come one after the other: their passwords are hashed, which costs the server on purpose. */
const ARRIVALS_MS = PEOPLE * 600;
const SUPER_ADMINS = Math.ceil(PEOPLE / 10);
const LAST_JOBS_MS = 60_000;
/** What writes, and what a sign-in is: not a read. */
const WRITES = new Set([
  'sign in',
  'edit',
  'certify',
  'import',
  'import: upload',
  'import: dry run',
  'export',
  'a job, until it is told',
]);

export async function measure(_bench, { embedded = false } = {}) {
  const postgres = embedded ? null : await startPostgres();
  if (!embedded && !postgres) {
    console.log('    no PostgreSQL on this machine: not measured');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  const env = postgres ? { DATABASE_URL: postgres.url } : {};
  let server;
  try {
    await (await startServer(PORT, folder, env)).stop();
    await fill(folder, PEOPLE * 4 * HOURS, postgres?.url, HOURS);
    await addPeople(postgres ? openPostgres(postgres.url) : await openEmbedded(folder));
    server = await startServer(PORT, folder, env);
    return await underLoad(server.pid, embedded ? 'embedded' : 'PostgreSQL');
  } finally {
    await server?.stop();
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const emailOf = (at) => `bench${at}@example.org`;

/** People of the demo admin's agency with its password; every tenth is a super admin, who alone may see the report. */
async function addPeople(db) {
  await db.query(
    `insert into users (name, email, password_hash, agency_id, admin, super_admin)
     select 'Bench ' || n, 'bench' || n || '@example.org', password_hash, agency_id, true, n < $2::int
     from users, generate_series(0, $1::int - 1) n where email = 'admin@example.org'`,
    [PEOPLE, SUPER_ADMINS],
  );
  await db.query(
    `update flows set vendor_code = '0' where station_id in (select id from stations where station_id_tmg like 'BE%')`,
  );
  await db.close();
}

/** The same numbers for the same person in every run. */
function randomOf(seed) {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function underLoad(pid, kind) {
  /** @type {Map<string, number[]>} */
  const times = new Map();
  /** @type {Map<string, number>} */
  const errors = new Map();
  const note = (what, status, ms, why) => {
    const told = `${what}: ${status} ${why}`;
    if (status !== 200) errors.set(told, (errors.get(told) ?? 0) + 1);
    else times.set(what, [...(times.get(what) ?? []), ms]);
    if (status === 200 && !WRITES.has(what) && performance.now() > arrived) settled.push(ms);
  };
  const arrived = performance.now() + ARRIVALS_MS;
  const until = arrived + SECONDS * 1000;
  /** Reads of the time in which everybody is there. */
  const settled = [];
  const memory = [];
  const look = setInterval(() => memory.push(memoryOf(pid)), 1000);
  const jobs = { good: 0, bad: 0, left: 0 };
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      await wait((at / PEOPLE) * ARRIVALS_MS);
      await onePerson({ at, until, note, jobs });
    }),
  );
  clearInterval(look);
  return rowsOf(kind, { times, settled, errors, memory, jobs });
}

async function onePerson({ at, until, note, jobs }) {
  const person = openPerson({ port: PORT, at, note });
  try {
    const body = { email: emailOf(at), password: 'count-exchange' };
    const reply = await person.call('sign in', '/user/login', body);
    if (!reply) return;
    person.setToken(reply.access_token);
    await person.listen();
    const station = `BE${String(at).padStart(4, '0')}`;
    const random = randomOf(at * 7919);
    await work({ ...person, station, random, at, until, superAdmin: at < SUPER_ADMINS });
    await Promise.race([person.jobs.told(), wait(LAST_JOBS_MS, undefined, { ref: false })]);
  } finally {
    jobs.good += person.jobs.ended.good;
    jobs.bad += person.jobs.ended.bad;
    jobs.left += person.jobs.left();
    person.close();
  }
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

function rowsOf(kind, { times, settled, errors, memory, jobs }) {
  for (const [what, all] of [...times].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [p50, p95, p99] = [50, 95, 99].map((p) => percentile(all, p).toFixed(1));
    console.log(
      `    ${what.padEnd(24)} ${String(all.length).padStart(6)} calls, p50 ${p50} ms, p95 ${p95}, p99 ${p99}`,
    );
  }
  for (const [what, many] of errors) console.log(`    refused or lost: ${what}, ${many} times`);
  const third = Math.floor(memory.length / 3);
  const [start, middle, end] = [0, 1, 2].map((at) => Math.max(...memory.slice(at * third, (at + 1) * third)));
  console.log(`    memory in each third: ${[start, middle, end].map((mb) => mb.toFixed(0)).join(', ')} MB`);
  console.log(`    ${jobs.good} jobs told as done, ${jobs.bad} as failed, ${jobs.left} not at all`);
  const reads = [...times].filter(([what]) => !WRITES.has(what)).flatMap(([, all]) => all);
  const [p50, p99] = [50, 99].map((p) => percentile(settled, p));
  console.log(
    `    those who arrive included, p99 of reads is ${(percentile(reads, 99) / percentile(reads, 50)).toFixed(2)} × their p50`,
  );
  const missed = [...errors.values()].reduce((sum, many) => sum + many, 0);
  return [
    { what: `calls refused or lost under ${PEOPLE} people, ${kind}`, value: missed, unit: '', limit: 0 },
    {
      what: 'jobs that were not told as done',
      value: jobs.bad + jobs.left,
      unit: '',
      limit: 0,
    },
    { what: `p95 of ${reads.length} reads`, value: percentile(reads, 95), unit: 'ms', limit: 100 },
    {
      what: `p99 of ${settled.length} reads with all there as a multiple of p50 (${p50.toFixed(1)} ms)`,
      value: p99 / p50,
      unit: '×',
      limit: 5,
    },
    {
      what: "memory in the last third as a multiple of the second's",
      value: end / middle,
      unit: '×',
      limit: 1.1,
    },
  ];
}
