import { DEFAULT_INSTITUTE, DEFAULT_UNITS } from 'shared-domain';
import { createApp, endpoints } from '../app.ts';
import { around } from '../around-calls.ts';
import { sweepStaged } from '../counts/imports/staged.sql.ts';
import { createLive } from '../people/notifications/live.ts';
import type { Database } from '../platform/db/database.ts';
import { lookAtRows } from '../platform/db/table.ts';
import { migrate } from '../host/schema/migrate.ts';
import { QUICK_COST } from './quick-cost.ts';
import { seedTest } from './seed-test.ts';
import { memoryFileStore, type MemoryDisk } from '../platform/files/index.ts';
import { createCache } from '../platform/http/cache.ts';
import type { Caller, Deps, Surroundings } from '../platform/http/context.ts';
import { asking } from './asking.ts';
import { createLimiter } from '../platform/http/limiter.ts';
import { createJobs } from '../all-jobs.ts';
import { createJobQueue } from '../platform/queue/queue.ts';
import { removeExpired } from '../host/sweep/remove-expired.ts';
import type { TestApi } from './test-api.ts';
import { solvedHumanCheck } from './human-token.ts';
import { simulatedVendor } from './simulated-vendor.ts';
import { keepSums } from './spread/keep-sums.ts';
import { watchWrites } from './spread/watch-writes.ts';
import { isSpread, openTestDatabase, spreadTestDatabase } from './test-database.ts';
import { takeSnapshot } from './snapshot.ts';

/** The moment at which every test happens. */
const NOW = '2026-03-02T12:00:00Z';

const servers = new Map<string, Promise<TestApi>>();

/**
 * The API of this jest worker, made once and outside the tests' sandbox: starting the database costs seconds,
 * refilling it milliseconds. In memory, or on the PostgreSQL server of this address.
 */
export function testServer(postgres = ''): Promise<TestApi> {
  const known = servers.get(postgres);
  if (known) return known;
  const begun = start(postgres);
  servers.set(postgres, begun);
  return begun;
}

async function start(postgres: string): Promise<TestApi> {
  process.env.NODE_ENV = 'test';
  lookAtRows();
  let moment = new Date(NOW);
  const now = () => new Date(moment);
  const own = await openTestDatabase(postgres);
  await migrate(own);
  await seedTest(own, now());
  if (postgres) await spreadTestDatabase(own, postgres);
  const watched = isSpread(postgres) ? watchWrites(own) : { db: own, touched: () => [] };
  const db = isSpread(postgres) ? keepSums(watched.db) : own;
  const queue = await createJobQueue(db);
  const restore = await takeSnapshot(asking(own), watched.touched);
  let parts = partsOf(db, queue, now);
  return {
    fetch: async (request, options) => parts.app.fetch(request, { address: '192.0.2.1', ...options }),
    unchecked: async (request) =>
      createApp(parts.deps, withoutChecks).fetch(request, { address: '192.0.2.1' }),
    runJobs: (mailer) => queue.drain(createJobs(mailer ?? null), parts.deps),
    removeExpired: () => removeExpired(parts.deps),
    reset: async () => {
      moment = new Date(NOW);
      await restore();
      // of an import that a test has ended in the middle; the rows of tables are put back, not which there are
      await sweepStaged(db);
      parts = partsOf(db, queue, now);
    },
    now,
    at: (to) => {
      moment = new Date(to);
      parts.vendor.at(moment.toISOString());
    },
    standVendor: (options) => {
      const vendor = simulatedVendor(now(), options);
      const deps = { ...parts.deps, vendor: vendor.vendor };
      parts = { ...parts, deps, vendor, app: createApp(deps) };
    },
    query: (sql, params) => asking(db).query(sql, params),
    db: asking(db),
    queue,
    endpoints,
    publicPaths: publicPathsOf(parts.app),
    humanToken: () => solvedHumanCheck(parts.app),
    get disk() {
      return parts.disk;
    },
    get files() {
      return parts.deps.files;
    },
    get quotas() {
      return parts.deps.settings.quotas;
    },
    get settings() {
      return parts.deps.settings;
    },
    get vendor() {
      return parts.vendor;
    },
    get logged() {
      return parts.logged;
    },
    outbox: () => asking(db).query('select recipient, subject, body from outbox order by id'),
  };
}

/** Calls, also by a short name, have a walk of their own, the monitor asks for a token, and what ends in a star is nowhere. */
const publicPathsOf = (app: Pick<ReturnType<typeof createApp>, 'routes'>): string[] => [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method === 'GET' && !/^\/(api|horizon|u)\b|\*$/.test(path))
      .map(({ path }) => path),
  ),
];

/** A caller who may do whatever the application asks about, and sees what they saw before. */
const allowed = (caller: Caller | null): Caller | null =>
  caller && {
    ...caller,
    user: {
      ...caller.user,
      admin: 1,
      super_admin: 1,
      monitors: 1,
      flag_deployments: 1,
      flag_next_stations: 1,
    },
    listAgency: null,
  };

const withoutChecks: Surroundings = {
  ...around,
  findCaller: async (...asked) => allowed(await around.findCaller(...asked)),
  callerOfSession: async (...asked) => allowed(await around.callerOfSession(...asked)),
  knownCaller: () => null,
};

/** Everything a file of tests may leave a trace in, new for each. */
function partsOf(db: Database, queue: Awaited<ReturnType<typeof createJobQueue>>, now: () => Date) {
  const disk: MemoryDisk = { room: Infinity, now };
  const times = { sessionSeconds: 8 * 3600, sessionIdleSeconds: 8 * 3600, sessionMostSeconds: 7 * 86_400 };
  const live = createLive(db, now, times);
  const vendor = simulatedVendor(now());
  const logged: Record<string, unknown>[] = [];
  const deps: Deps = {
    db,
    queue,
    now,
    files: memoryFileStore(disk),
    settings: {
      ...times,
      uploadMaxBytes: 5 * 1024 * 1024,
      quotas: { uploads: { files: 0, bytes: 0 }, exports: { files: 0, bytes: 0 } },
      photoQuota: { files: 0, bytes: 0 },
      publicUrl: () => 'http://count-exchange.test',
      humanCheck: { recaptcha: null, work: { rounds: 10, tries: [1, 20] } },
      passwordCost: QUICK_COST,
      map: { tiles: null, embed: null },
      tileArchive: null,
      qcEmbed: null,
      weatherUrl: undefined,
      weatherShownIn: DEFAULT_UNITS,
      webhooks: {
        rules: () => ({ own: ['count-exchange.test'], allowPrivate: false }),
        // no test sends anything out of this machine; who tests sending puts a receiver here
        send: () => Promise.resolve({ fault: 'unreachable' }),
      },
      dropFolder: null,
      codeVersion: '1.0.0',
      institute: DEFAULT_INSTITUTE,
      secondFactor: 'off',
      secretKey: null,
      bouncesSecret: null,
    },
    cache: createCache(now),
    live,
    vendor: vendor.vendor,
    jobs: createJobs(null),
    // tests do not wait for a slowed-down sign-in
    limiter: createLimiter(db, () => Promise.resolve()),
    log: (line) => void logged.push(line),
  };
  return { deps, app: createApp(deps), vendor, disk, logged };
}
