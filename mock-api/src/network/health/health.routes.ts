import { exportDay, minutesOfText, STATION_CLOSURES_MAX } from 'shared-domain';
import { selectCounted } from '../../counts/waiting/waiting.sql.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { selectNeedingMaintenance } from '../field/visits.sql.ts';
import { closureReply, healthReply, outageReply, type Beside } from './health-reply.ts';
import * as sql from './health.sql.ts';
import { selectEvaluated } from './outages.sql.ts';
import type { Minutes, Span } from './instants.ts';
import { lacksNote } from './outage-facts.rules.ts';
import { closedSpans, retiredAt } from './plan.ts';
import { texts } from './texts.ts';
import { selectCountedHours } from './uptime.sql.ts';
import { uptimeMonths } from './uptime-of.rules.ts';

const minutesAt = (moment: Date | string): Minutes => new Date(moment).getTime() / 60_000;

async function readBeside(db: Queryable, rows: readonly sql.HealthRow[], now: Date): Promise<Beside> {
  const ids = rows.map(({ id }) => id);
  const closures = await sql.selectClosures(db, ids);
  const counted = await selectCounted(db, ids, exportDay(now));
  const strong = await sql.selectWithStrong(db, ids);
  const due = counted.filter((one) => one.due).map(({ station_id }) => station_id);
  return {
    closures,
    counted: new Set(counted.map(({ station_id }) => station_id)),
    toReview: new Set([...strong, ...due]),
    maintenance: await selectNeedingMaintenance(db, ids),
  };
}

const list = endpoint('GET /network/health', {
  mayLag: 'all',
  handle: async ({ db, caller, now }) => {
    const rows = await sql.selectHealth(db, { agency: caller.listAgency });
    const beside = await readBeside(db, rows, now());
    const stations = rows.map((row) => healthReply(row, beside, minutesAt(now())));
    return { evaluated_at: await selectEvaluated(db), stations };
  },
});

const MONTHS = 12;

/** The last twelve months up to that of a day, the newest first. */
function monthsBefore(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

const one = endpoint('GET /stations/:stationId/health', {
  handle: async ({ db, input: { params }, now }) => {
    const row = found((await sql.selectHealth(db, { agency: null, station: params.stationId }))[0]);
    const beside = await readBeside(db, [row], now());
    const months = monthsBefore(exportDay(now()));
    const counted = await selectCountedHours(db, [row.id], {
      from: `${months.at(-1)}-01`,
      until: exportDay(new Date(now().getTime() + 86_400_000)),
    });
    const flows = await sql.countFlows(db, row.id);
    return {
      health: healthReply(row, beside, minutesAt(now())),
      outages: (await sql.selectOutages(db, row.id)).map(outageReply),
      closures: beside.closures.map(closureReply),
      uptime: row.permanent
        ? uptimeMonths(
            months,
            {
              timeZone: row.time_zone,
              flows,
              counts: countsIn(row, minutesAt(now())),
              closures: closedSpans(beside.closures, row.time_zone),
            },
            counted,
          )
        : [],
    };
  },
});

/** From when until when counts are expected: of a counter that delivers, what is still on its way is not missing. */
function countsIn(row: sql.HealthRow, now: Minutes): Span {
  const counter = row.state?.is === 'counter' ? row.state.station : null;
  const until = counter && !counter.open && counter.hasCounts ? Math.min(now, counter.through) : now;
  return [minutesAt(row.created_at), Math.min(retiredAt(row) ?? Infinity, until)];
}

const say = endpoint('PUT /stations/:stationId/outages/:outageId', {
  handle: async ({ db, caller: { user }, input: { params, body }, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const before = found(await sql.lockOutage(db, station, Number(params.outageId)));
    if (body.version !== before.version)
      throw new ApiProblem(409, texts.staleOutage, { current: outageReply(before) });
    if (lacksNote(body))
      throw new ApiProblem(422, texts.noteRequired, { errors: { note: [texts.noteRequired] } });
    const { level, investigation } = body;
    const note = body.note === '' ? null : body.note;
    const assignee = body.mine ? { assignee_id: user.id, assignee_name: user.name } : before;
    await sql.updateOutage(db, { ...before, level, investigation, note, ...pickAssignee(assignee) });
    const after = found(await sql.lockOutage(db, station, before.id));
    const told = ({ level, investigation, note, assignee_name }: sql.OutageRow) => ({
      level,
      investigation,
      note,
      assignee: assignee_name,
    });
    await audit(
      'outage.update',
      { outage_id: before.id, before: told(before), after: told(after) },
      { station },
    );
    return outageReply(after);
  },
});

const pickAssignee = ({
  assignee_id,
  assignee_name,
}: Pick<sql.OutageRow, 'assignee_id' | 'assignee_name'>) => ({
  assignee_id,
  assignee_name,
});

const close = endpoint('POST /stations/:stationId/closures', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const { first_day, last_day, reason, request_key: key } = body;
    if ((minutesOfText(last_day) ?? 0) < (minutesOfText(first_day) ?? 0))
      throw new ApiProblem(422, texts.closureBackwards, { errors: { last_day: [texts.closureBackwards] } });
    const added = await sql.insertClosure(
      db,
      { station_id: station, first_day, last_day, reason },
      { user, at: now(), key },
    );
    // sent twice, it is there already (T12)
    if (!added) return closureReply(found(await sql.selectClosureByKey(db, { station, user: user.id, key })));
    if ((await sql.selectClosures(db, [station])).length > STATION_CLOSURES_MAX)
      throw new ApiProblem(409, texts.closuresFull);
    await audit(
      'closure.add',
      { closure_id: added.id, from: first_day, until: last_day, reason },
      { station },
    );
    return closureReply(added);
  },
});

const reopen = endpoint('DELETE /stations/:stationId/closures/:closureId', {
  handle: async ({ db, input: { params }, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const { id, first_day, last_day, reason } = found(
      await sql.deleteClosure(db, station, Number(params.closureId)),
    );
    await audit('closure.delete', { closure_id: id, from: first_day, until: last_day, reason }, { station });
    return { success: true as const };
  },
});

/** The watch over counters. */
export const networkHealth: Endpoint[] = [list, one, say, close, reopen];
