import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import { createLive } from '../people/notifications/live.ts';
import { PASSWORD_COST } from '../people/account/password.ts';
import type { Database } from '../platform/db/database.ts';
import { migrate } from './schema/migrate.ts';
import { assertNotHalfSpread } from './spread/begun.sql.ts';
import { openEmbedded } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { oneStartAtATime } from '../platform/db/start-lock.ts';
import { freeBytes, ownFolder } from '../platform/files/index.ts';
import type { Deps } from '../platform/http/context.ts';
import { createCache } from '../platform/http/cache.ts';
import { createLimiter } from '../platform/http/limiter.ts';
import { sendRequest } from '../platform/http/send-request.ts';
import { smtpMailer } from '../platform/mail/mailer.ts';
import { realParts } from '../counts/eco-visio/vendor-client.ts';
import { createJobs } from '../all-jobs.ts';
import { createJobQueue } from '../platform/queue/queue.ts';
import { createTraces } from './failures/source-maps.ts';
import { keepSending } from '../people/webhooks/keep-sending.ts';
import { createSendMessage } from '../people/webhooks/send-message.ts';
import { keepWeatherNew } from '../counts/calendar/fetch-nightly.ts';
import { keepOpenData } from '../open-data/publish/keep-open-data.ts';
import { keepDropsTaken } from '../counts/drops/keep-drops.ts';
import { keepWatch } from '../network/digests/keep-watch.ts';
import { keepRemovingExpired } from './sweep/remove-expired.ts';
import { sweepFiles } from './sweep/sweep-files.ts';
import { betweenProcesses } from './between-processes.ts';
import { listenToOperator } from './backups/operator-line.ts';
import { guardConnections, PATIENCE, serverOptions } from './connections.ts';
import { CALLS_MS, endOnSignal, JOBS_MS, PARTS_MS, within } from './ending.ts';
import { fillEmpty, installationOf } from './first-start.ts';
import { createHandler } from './handler.ts';
import { openFiles, sameFiles } from './open-files.ts';
import { openReplica } from './open-replica.ts';
import { optionsFrom, type HostOptions } from './options.ts';
import { readyText } from './ready-text.ts';
import { takesJobs, type Role } from './role.rules.ts';
import { openTraces, type Traces } from './traces/open-traces.ts';
import { openVendor } from './vendor.ts';

/** A running server. */
export type Host = { url: string; close: () => Promise<void> };

/** Opens the data, brings it up to date, starts the jobs and serves API and app. Resolves once it answers. */
export async function startHost(given: HostOptions): Promise<Host> {
  const traces = await openTraces(given.traces, given.log);
  const options = { ...given, log: traces.log };
  const db = traces.database(await openDatabase(options));
  try {
    return await serveFrom(db, options, traces);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataFolder }: HostOptions): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataFolder);
  // copies of releases are kept there all the same, and files unless they have another place
  ownFolder(dataFolder);
  return openPostgres(databaseUrl);
}

async function serveFrom(db: Database, options: HostOptions, traces: Traces): Promise<Host> {
  let ending = false;
  let takesCalls = true;
  const files = await openFiles(options, traces.store(fetch));
  const ownQueue = await oneStartAtATime(db, options.say, async () => {
    await migrate(db, undefined, options.say);
    await assertNotHalfSpread(db);
    await sameFiles(db, files, options);
    const made = traces.queue(await createJobQueue(db, options.log));
    await fillEmpty(db, options);
    return made;
  });
  const now = () => new Date();
  const times = {
    sessionSeconds: options.sessionHours * 3600,
    sessionIdleSeconds: options.sessionIdleMinutes * 60,
    sessionMostSeconds: options.sessionMaxDays * 86_400,
  };
  const replica = await openReplica(db, options, (standby) => traces.database(standby, true));
  const shared = betweenProcesses(
    { cache: createCache(now), live: createLive(db, now, times), queue: ownQueue },
    options,
  );
  const { live, queue } = shared;
  let url = '';
  const {
    vendor,
    simulator,
    close: closeVendor,
  } = await openVendor(db, options.ecoVisio, {
    ...realParts,
    fetch: traces.fetch('counter vendor', realParts.fetch),
  });
  const mailer = options.smtpUrl
    ? traces.mailer(
        smtpMailer(options.smtpUrl, options.mailFrom, {
          bounces: options.bounces.to,
          signed: options.mailSigned,
        }),
      )
    : null;
  const jobs = traces.jobs(createJobs(mailer));
  const deps: Deps = {
    db,
    replica,
    queue,
    files,
    now,
    settings: {
      ...times,
      uploadMaxBytes: options.uploadMaxBytes,
      quotas: options.quotas,
      photoQuota: options.photoQuota,
      publicUrl: () => options.publicUrl ?? url,
      humanCheck: { recaptcha: options.recaptcha, work: { rounds: 5000, tries: [1000, 2000] } },
      passwordCost: PASSWORD_COST,
      map: options.map.settings,
      tileArchive: options.map.archive,
      qcEmbed: options.qcEmbed,
      weatherUrl: options.weatherUrl,
      weatherShownIn: options.weatherShownIn,
      webhooks: {
        rules: () => ({
          own: [new URL(options.publicUrl ?? url).hostname],
          allowPrivate: options.webhookAllowPrivate,
        }),
        send: createSendMessage({ allowPrivate: options.webhookAllowPrivate }),
      },
      dropFolder: options.dropFolder,
      codeVersion: options.codeVersion,
      institute: options.institute,
      secondFactor: options.secondFactor,
      secretKey: options.secretKey,
      bouncesSecret: options.bounces.secret,
    },
    limiter: createLimiter(db),
    cache: shared.cache,
    live,
    vendor,
    jobs,
    health: {
      isEnding: () => ending,
      takesCalls: () => takesCalls,
      freeBytes: () => freeBytes(options.dataFolder),
    },
    traces: createTraces(options.root, options.sourceMaps),
    log: options.log,
    measure: traces.measure,
  };
  // the embedded database is this process's alone, and nothing works yet: what is left over is nobody's
  if (db.kind === 'embedded') await sweepFiles(deps, 'at once');
  const stopSweeping = await startWork(deps, options.role);
  const stopListening =
    db.kind === 'embedded' ? await listenToOperator(db, options.dataFolder, options.log) : undefined;
  const { port, stop } = await listen(deps, options, traces);
  url = `http://localhost:${port}`;
  options.say(readyText(url, simulator, options, await installationOf(db)));
  return {
    url,
    close: async () => {
      ending = true;
      live.close();
      stopListening?.();
      const jobs = queue.stop(JOBS_MS);
      const handedOver = () => void (takesCalls = false);
      // the embedded database is this process's alone: nobody takes over, and who comes is told why
      if (db.kind === 'embedded') handedOver();
      await Promise.all([
        within(PARTS_MS, closeVendor()),
        stop(CALLS_MS, jobs, db.kind === 'embedded' ? undefined : handedOver),
        jobs,
        within(PARTS_MS, stopSweeping()),
      ]);
      // a statement that goes on is undone by the end of the process, as by any other end
      await within(PARTS_MS, Promise.all([shared.close(), db.close(), replica?.close()]));
      await within(PARTS_MS, traces.close());
    },
  };
}

/** Takes jobs, sweeps, watches counters and the drop folder, asks for weather and for open data, sends to webhooks, where that is this process's; answers how to stop that. */
async function startWork(deps: Deps, role: Role): Promise<() => Promise<void>> {
  if (!takesJobs(role)) return () => Promise.resolve();
  await deps.queue.work(deps.jobs, deps);
  const stops = [
    keepRemovingExpired(deps),
    keepWatch(deps),
    keepWeatherNew(deps),
    keepOpenData(deps),
    keepSending(deps),
    keepDropsTaken(deps),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

async function listen(
  deps: Deps,
  options: HostOptions,
  traces: Traces,
): Promise<{ port: number; stop: ReturnType<typeof guardConnections>['end'] }> {
  const handle = createHandler(deps, options, traces.fetch('release host', sendRequest));
  const fetch = traces.handler(handle, options.trustedProxies);
  const { port } = options;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: fetch as never, port, serverOptions: serverOptions(PATIENCE) }, (info) =>
      resolve({ port: info.port, stop: connections.end }),
    ) as Server;
    const connections = guardConnections(server, PATIENCE);
    server.once('error', reject);
  });
}

async function main(): Promise<void> {
  // whatever is made from here on, by this thread or another, is our account's alone
  process.umask(0o077);
  // what lives shortly, as the rows of a long file do, is cleared away soon instead of in a hundred megabytes
  setFlagsFromString('--semi-space-growth-factor=1');
  // and what outlived that is cleared away before it is four times what is in use
  setFlagsFromString('--heap-growing-percent=75');
  // whoever reads the log may go away; the server goes on
  process.stdout.on('error', () => undefined);
  let host: Host | null = null;
  // from now on: process 1 of a container isn't ended by a signal that it doesn't listen to
  endOnSignal(async () => host?.close());
  host = await startHost(optionsFrom(process.env));
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
