import { paths } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import type { Text } from '../../platform/text/language.ts';
import { tell } from '../../people/notifications/tell.ts';
import { raiseAgencyEvent } from '../../people/webhooks/raise-event.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { texts as vendorTexts } from '../../stations/vendor-sites/vendor-texts.ts';
import { failImport, inOpenImport } from '../imports/write-counts.ts';
import { fetchStation } from './fetch-station.ts';
import { planRun } from './plan-run.ts';
import * as pieces from './run-pieces.sql.ts';
import * as sql from './runs.sql.ts';
import { pauseSchedule, selectAdmins } from './schedules.sql.ts';
import { restAfter } from './rest.rules.ts';
import { texts } from './texts.ts';
import { writeStation } from './write-station.ts';

/**
 * An automatic import of an agency: what is to be asked for is worked out once, then fetched piece by piece, each kept as it comes, and
 * each station written when all of it is there. So a run goes on where a process died, where the vendor takes no more requests, and
 * the next day where the day's are spent; what was had is not asked for again. While it has to wait it stands still without a job.
 */
export const runAutomaticImportJob: Job<'run-automatic-import'> = {
  queue: 'run-automatic-import',
  run: async ({ id }, deps) => {
    const run = await sql.selectOpenRun(deps.db, id);
    if (!run || run.resume_at !== null) return;
    try {
      await goOn(run, deps);
    } catch (error) {
      if (!(error instanceof VendorProblem) || error.trouble.is === 'stopped') throw error;
      await standStill(run, deps, error);
    }
  },
  fail: ({ id }, deps) => giveUp(id, deps, texts.failed),
  // the next run brings what this one did not
  reopen: () => Promise.resolve(false),
};

async function goOn(run: sql.RunRow, deps: JobDeps): Promise<void> {
  if (run.planned_at === null) await planRun(run, deps);
  else await sql.noteRunning(deps.db, run.id);
  let left = 0;
  for (const station of await pieces.selectOpenStations(deps.db, run.id)) {
    const isWhole = await fetchStation(run, station, deps);
    const isDone = isWhole && (await writeStation({ run, station }, deps));
    if (!isDone) left += 1;
  }
  if (left === 0) return finish(run, deps);
  await sql.restRun(deps.db, run.id, { until: restAfter(deps.now(), 0), why: texts.goesOn, tries: 0 });
}

/** The run is over, whatever of it could not be had: the platform has answered. */
function finish(run: sql.RunRow, deps: JobDeps): Promise<void> {
  return deps.db.transaction(async (tx) => {
    if (!(await sql.selectOpenRun(tx, run.id, 'lock'))) return;
    const at = deps.now();
    await sql.endRun(tx, run.id, { status: 'done', message: null, at });
    await sql.noteSuccess(tx, run.agency_id, at);
    await tellAsker(tx, deps, run, true);
  });
}

/** So often in a row the platform may fail to answer, or refuse the credentials, before a run is given up. */
const MOST_TRIES = { unreachable: 5, refused: 3 };

async function standStill(run: sql.RunRow, deps: JobDeps, { text, trouble }: VendorProblem): Promise<void> {
  if (trouble.is === 'limited') {
    const why = vendorTexts.waiting(trouble.until);
    return sql.restRun(deps.db, run.id, { until: trouble.until, why, tries: 0 });
  }
  if (trouble.is !== 'unreachable' && trouble.is !== 'refused') return giveUp(run.id, deps, text);
  const tries = ((await sql.selectOpenRun(deps.db, run.id))?.tries ?? 0) + 1;
  if (tries < MOST_TRIES[trouble.is])
    return sql.restRun(deps.db, run.id, { until: restAfter(deps.now(), tries), why: text, tries });
  return giveUp(run.id, deps, text, trouble.is === 'refused');
}

/** Ends a run that got nowhere; where the credentials are refused nothing more is tried before somebody has seen to it. */
async function giveUp(id: number, deps: JobDeps, why: Text, isRefused = false): Promise<void> {
  await failOpenImports(id, deps, why);
  await deps.db.transaction(async (tx) => {
    const run = await sql.selectOpenRun(tx, id, 'lock');
    if (!run) return;
    const at = deps.now();
    await sql.endRun(tx, id, { status: 'failed', message: why, at });
    await sql.noteFailure(tx, { agency: run.agency_id, since: run.created_at, why });
    await tellAsker(tx, deps, run, false);
    const isPaused =
      isRefused && (await pauseSchedule(tx, { agency: run.agency_id, why: texts.pausedRefused, at }));
    await raiseAgencyEvent(tx, {
      type: 'import.failed',
      agency: run.agency_id,
      at,
      link: ABOUT.href,
      data: { run: id, schedule: isPaused ? 'paused' : 'unchanged' },
    });
    if (!isRefused) return;
    for (const admin of await selectAdmins(tx, run.agency_id))
      await tell(tx, deps, admin, {
        ...ABOUT,
        ok: false,
        message: 'automaticImportPaused',
        params: { agency: run.agency },
        at,
      });
  });
}

/** What a process has begun to write when it died and nobody goes on with. */
async function failOpenImports(id: number, deps: JobDeps, message: Text): Promise<void> {
  for (const { import_id } of await pieces.selectOpenStations(deps.db, id))
    if (import_id !== null)
      await inOpenImport(import_id, deps, (tx, open) =>
        failImport(tx, deps, open, { message, errors: [], rejected: 0 }),
      );
}

const ABOUT = { kind: 'import' as const, href: paths.automaticImport.href() };

/** Who asked for a run hears of its end; of one of the schedule nobody does, digests tell what went wrong. */
async function tellAsker(tx: Transaction, deps: JobDeps, run: sql.RunRow, ok: boolean): Promise<void> {
  if (run.scheduled) return;
  const message = ok ? 'automaticImportDone' : 'automaticImportFailed';
  const params = { agency: run.agency };
  await tell(tx, deps, run.user_id, { ...ABOUT, ok, message, params, at: deps.now() });
}
