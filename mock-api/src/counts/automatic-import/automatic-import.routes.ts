import { fitsBudget, PLANNED_SHARE, requestsADay, VENDOR_REQUESTS, type ImportRhythm } from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Caller } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readAutomaticImport, readRuns, type Reading } from './read-automatic-import.ts';
import { dayAt, nextRun } from './run-times.rules.ts';
import * as sql from './schedules.sql.ts';
import { startRun } from './start-runs.ts';
import { texts } from './texts.ts';

/** The agency of a call; refused with 404 where it is none of the caller's. */
function agencyOf({ scope }: Caller, id: string): number {
  const agency = Number(id);
  return found(scope.everything || scope.agency === agency ? agency : undefined);
}

async function scheduleOf({ db }: Pick<Reading, 'db'>, caller: Caller, id: string): Promise<sql.ScheduleRow> {
  return found(await sql.selectSchedule(db, agencyOf(caller, id)));
}

const read = endpoint('GET /automatic-import/:agencyId', {
  handle: async (ctx) => readAutomaticImport(ctx, agencyOf(ctx.caller, ctx.input.params.agencyId)),
});

const runsBefore = endpoint('GET /automatic-import/:agencyId/runs', {
  handle: async (ctx) => {
    const { params, query } = ctx.input;
    return { data: await readRuns(ctx, agencyOf(ctx.caller, params.agencyId), query.before ?? null) };
  },
});

/** Refuses a rhythm that would take too many of the requests that all agencies share. */
async function refuseOverBudget(
  { db, now }: Reading,
  { agency_id, time_zone }: sql.ScheduleRow,
  rhythm: ImportRhythm,
): Promise<void> {
  const planned = await asOwner(db, async (tx) => {
    await sql.lockSchedules(tx);
    return sql.selectPlanned(tx, dayAt(now(), time_zone));
  });
  const own = planned.find((one) => one.agency_id === agency_id);
  const requests = requestsADay(rhythm, own?.channels ?? 0);
  const others = planned
    .filter((one) => one !== own)
    .reduce((sum, one) => sum + requestsADay(one.rhythm, one.channels), 0);
  if (fitsBudget(requests, others)) return;
  const text = texts.overBudget({
    requests: requests + others,
    most: VENDOR_REQUESTS.perDay,
    share: PLANNED_SHARE * 100,
  });
  throw new ApiProblem(422, text, { errors: { rhythm: [text] } });
}

const choose = endpoint('PUT /automatic-import/:agencyId', {
  handle: async (ctx) => {
    const { db, caller, input, now, audit } = ctx;
    const { rhythm, version } = input.body;
    const before = await scheduleOf(ctx, caller, input.params.agencyId);
    if (before.closed) throw new ApiProblem(409, texts.closed);
    await refuseOverBudget(ctx, before, rhythm);
    const { agency_id: agency, time_zone: timeZone } = before;
    // whoever held the lock may have changed it
    const latest = found(await sql.selectSchedule(db, agency));
    if (latest.version !== version)
      throw new ApiProblem(409, texts.staleSchedule, { current: await readAutomaticImport(ctx, agency) });
    await sql.keepRhythm(db, { agency, rhythm, next: nextRun(rhythm, { after: now(), timeZone, agency }) });
    await audit(
      'automatic-import.choose',
      { agency_id: agency, before: { rhythm: latest.rhythm }, after: { rhythm }, rhythm },
      { agency },
    );
    return readAutomaticImport(ctx, agency);
  },
});

const run = endpoint('POST /automatic-import/:agencyId/run', {
  handle: async (ctx) => {
    const { db, caller, input, audit, now, enqueue } = ctx;
    const {
      agency_id: agency,
      closed,
      time_zone: timeZone,
    } = await scheduleOf(ctx, caller, input.params.agencyId);
    if (closed) throw new ApiProblem(409, texts.closed);
    const planned = await asOwner(db, (tx) => sql.selectPlanned(tx, dayAt(now(), timeZone)));
    if (!planned.some((one) => one.agency_id === agency && one.stations > 0))
      throw new ApiProblem(409, texts.nothingToAsk);
    const { id: user, name } = caller.user;
    const started = await startRun(db, { agency, timeZone, asker: { id: user, name }, at: now() }, (id) =>
      enqueue('run-automatic-import', { id }),
    );
    if (started === undefined) throw new ApiProblem(409, texts.isRunning);
    await audit('automatic-import.run', { run_id: started }, { agency });
    return readAutomaticImport(ctx, agency);
  },
});

const resume = endpoint('POST /automatic-import/:agencyId/resume', {
  handle: async (ctx) => {
    const { db, caller, input, audit, now } = ctx;
    const before = await scheduleOf(ctx, caller, input.params.agencyId);
    if (before.closed) throw new ApiProblem(409, texts.closed);
    const { agency_id: agency, time_zone: timeZone, rhythm } = before;
    const next = nextRun(rhythm, { after: now(), timeZone, agency });
    if (!(await sql.resumeSchedule(db, agency, next))) throw new ApiProblem(409, texts.notPaused);
    await audit('automatic-import.resume', { agency_id: agency }, { agency });
    return readAutomaticImport(ctx, agency);
  },
});

/** Counts that are fetched from the counter vendor by themselves. */
export const automaticImport: Endpoint[] = [read, runsBefore, choose, run, resume];
