import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as Prometheus } from 'prom-client';
import type { Registry } from 'shared-domain/registry';
import type { Database } from '../../platform/db/database.ts';
import type { Replica } from '../../platform/db/replica.ts';
import type { Measured } from '../../platform/http/context.ts';
import { selectVersions } from '../failures/versions-in-use.sql.ts';
import { selectQueues } from '../monitor/monitor.sql.ts';
import {
  countBehind,
  countCounts,
  selectFindings,
  selectImports,
  selectLongestWait,
  selectMails,
  selectWatchAge,
} from './metrics.sql.ts';
import { boundedTabs } from './open-tabs.rules.ts';

/** What the database says is asked for as often as this at most, whoever asks how often, in milliseconds. */
const KEPT_MS = 15_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** What is measured, and how it is told. */
export type Metrics = { measure: (what: Measured) => void; contentType: string; text: () => Promise<string> };

type Parts = {
  db: Database;
  replica?: Replica;
  now: () => Date;
  registry: () => Promise<Registry>;
  /** How much room the disk of the data folder has. */
  health?: { freeBytes: () => Promise<number | null> };
};

/**
 * What the server measures, in Prometheus's form. Requests are told by the call of the contract, never by an address;
 * nothing in it is about a person, and no label holds what somebody has typed.
 */
export function createMetrics({ db, replica, now, registry, health }: Parts): Metrics {
  const register = new Prometheus();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'count_exchange_requests_total',
    help: 'Requests answered by this process, by call of the contract and status.',
    labelNames: ['call', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'count_exchange_request_seconds',
    help: 'Time until this process had the answer to a call.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers: [register],
  });
  const gauges = createGauges(register);
  const readDatabase = atMostEvery(KEPT_MS, () => gauges.fromDatabase(db.background, now(), registry));
  const readCounts = atMostEvery(KEPT_MS, () => gauges.fromCounts(db.background));
  return {
    measure: ({ call = 'none', status, ms }) => {
      requests.inc({ call, status });
      seconds.observe({ call }, ms / 1000);
    },
    contentType: register.contentType,
    text: async () => {
      gauges.fromPools(db, replica);
      const free = await health?.freeBytes().catch(() => null);
      if (typeof free === 'number') gauges.free.set(free);
      if (replica) for (const [by, n] of replica.tally()) gauges.recent.set({ by }, n);
      // what is away is told by a gauge, so that the rest is told all the same
      gauges.databaseAnswers.set(await answers(readDatabase));
      gauges.countsAnswer.set(await answers(readCounts));
      return register.metrics();
    },
  };
}

/** 1 where it could be read, 0 where not. */
const answers = (read: () => Promise<void>): Promise<0 | 1> =>
  read().then(
    () => 1,
    () => 0,
  );

/** The values that are looked up when somebody asks. */
function createGauges(register: Prometheus) {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `count_exchange_${name}`, help, labelNames, registers: [register] });
  const jobs = gauge('jobs', 'Jobs of the last days, by queue and state; all processes.', ['queue', 'state']);
  const wait = gauge(
    'job_wait_seconds',
    'How long ago the job that waits longest could have begun; all processes.',
  );
  const watch = gauge(
    'watch_age_seconds',
    'How old the newest hour is at which the counters were looked at; all processes.',
  );
  const behind = gauge(
    'stations_not_looked_at',
    'Stations that could not be looked at with the others, and have not caught up; all processes.',
  );
  const imports = gauge('imports', 'Imports, by source and state; all processes.', ['source', 'state']);
  const findings = gauge('open_findings', 'Findings that nobody has decided, by severity.', ['severity']);
  const mails = gauge('mails', 'E-mails that have not left, and those for a person to decide.', ['state']);
  const counts = gauge('counts', 'Counts that are stored.');
  const releases = gauge('release_in_force', '1 for the release of each part in use, 0 where it is off.', [
    'part',
    'version',
  ]);
  const revision = gauge('registry_revision', 'Changes that made the registry of releases.');
  const refused = gauge('releases_refused', 'Releases that are left out because they are not sound.');
  const tabs = gauge('open_tabs', 'Tabs heard of within a day, by the version that they run.', [
    'part',
    'version',
  ]);
  const pool = gauge('database_connections', 'Connections of this process, by pool and state.', [
    'pool',
    'state',
  ]);

  async function fromRegistry(registry: () => Promise<Registry>): Promise<string[]> {
    // where nothing was built there is none
    const now = await registry().catch(() => null);
    releases.reset();
    if (!now) return [];
    revision.set(now.revision);
    refused.set(now.refused?.length ?? 0);
    for (const { name, version, disabled } of now.remotes)
      releases.set({ part: name, version }, disabled ? 0 : 1);
    if (now.shell) releases.set({ part: 'shell', version: now.shell.version }, 1);
    return ['shell', ...now.remotes.map(({ name }) => name)];
  }

  return {
    databaseAnswers: gauge('database_answers', '1 where the database answered, 0 where it is away.'),
    countsAnswer: gauge(
      'counts_answer',
      '1 where the counts answered, 0 where the database, or a machine that keeps some of them, is away.',
    ),
    free: gauge('disk_free_bytes', 'Room on the disk of the data folder of this process.'),
    recent: gauge(
      'recent_answers',
      'Answers of this process that may be a moment old, by what gave them: the replica, or why the primary did.',
      ['by'],
    ),
    fromPools: (db: Database, replica: Replica | undefined) => {
      // embedded, long reads have turns of their own
      const reads = db.longReads !== db.background && { reads: db.longReads };
      const pools = { calls: db, ...reads, jobs: db.background, ...(replica && { replica }) };
      for (const [name, one] of Object.entries(pools)) {
        const { open, idle, waiting } = one.connections();
        pool.set({ pool: name, state: 'used' }, open - idle);
        pool.set({ pool: name, state: 'idle' }, idle);
        pool.set({ pool: name, state: 'waited for' }, waiting);
      }
    },
    fromDatabase: async (db: Database, now: Date, registry: () => Promise<Registry>) => {
      const parts = await fromRegistry(registry);
      for (const { name, waiting, running, done, failed } of await selectQueues(db))
        for (const [state, n] of Object.entries({ waiting, running, done, failed }))
          jobs.set({ queue: name, state }, n);
      wait.set(await selectLongestWait(db, now));
      watch.set(await selectWatchAge(db, now));
      behind.set(await countBehind(db));
      const found = await selectImports(db);
      imports.reset();
      for (const { source, status, n } of found) imports.set({ source, state: status }, n);
      const { waiting, for_a_person } = await selectMails(db);
      mails.set({ state: 'waiting' }, waiting);
      mails.set({ state: 'for a person' }, for_a_person);
      const versions = await selectVersions(db, now);
      tabs.reset();
      for (const { part, version, tabs: n } of boundedTabs(versions, parts)) tabs.set({ part, version }, n);
    },
    // where the database is spread these lie on other machines, of which one may be away
    fromCounts: async (db: Database) => {
      const open = await selectFindings(db);
      for (const severity of ['strong', 'review', 'hint'] as const)
        findings.set({ severity }, open.find((row) => row.severity === severity)?.n ?? 0);
      counts.set(await countCounts(db));
    },
  };
}

/** Does something when it is asked for, once for all who ask within so many milliseconds; a failure is not kept. */
function atMostEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let last: { at: number; done: Promise<void> } | null = null;
  return () => {
    if (last && performance.now() - last.at < ms) return last.done;
    const done = work();
    done.catch(() => (last = null));
    last = { at: performance.now(), done };
    return done;
  };
}
