import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as Prometheus } from 'prom-client';
import type { Registry } from 'shared-domain/registry';
import type { Database } from '../../platform/db/database.ts';
import type { Replica } from '../../platform/db/replica.ts';
import type { Measured } from '../../platform/http/context.ts';
import { selectVersions } from '../failures/versions-in-use.sql.ts';
import { selectQueues } from '../monitor/monitor.sql.ts';
import { countCounts, selectFindings, selectImports, selectLongestWait, selectMails } from './metrics.sql.ts';
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
      // a database that is away is told by a gauge, so that the rest is told all the same
      gauges.databaseAnswers.set(
        await readDatabase().then(
          () => 1,
          () => 0,
        ),
      );
      return register.metrics();
    },
  };
}

/** The values that are looked up when somebody asks. */
function createGauges(register: Prometheus) {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `count_exchange_${name}`, help, labelNames, registers: [register] });
  const jobs = gauge('jobs', 'Jobs of the last days, by queue and state; all processes.', ['queue', 'state']);
  const wait = gauge(
    'job_wait_seconds',
    'How long ago the job that waits longest could have begun; all processes.',
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
    free: gauge('disk_free_bytes', 'Room on the disk of the data folder of this process.'),
    recent: gauge(
      'recent_answers',
      'Answers of this process that may be a moment old, by what gave them: the replica, or why the primary did.',
      ['by'],
    ),
    fromPools: (db: Database, replica: Replica | undefined) => {
      const pools = { calls: db, jobs: db.background, ...(replica && { replica }) };
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
      const found = await selectImports(db);
      imports.reset();
      for (const { source, status, n } of found) imports.set({ source, state: status }, n);
      const open = await selectFindings(db);
      for (const severity of ['strong', 'review', 'hint'] as const)
        findings.set({ severity }, open.find((row) => row.severity === severity)?.n ?? 0);
      const { waiting, for_a_person } = await selectMails(db);
      mails.set({ state: 'waiting' }, waiting);
      mails.set({ state: 'for a person' }, for_a_person);
      counts.set(await countCounts(db));
      const versions = await selectVersions(db, now);
      tabs.reset();
      for (const { part, version, tabs: n } of boundedTabs(versions, parts)) tabs.set({ part, version }, n);
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
