import { DAY_MS, exportDay, handRangeFault, STATION_CLOSURES_MAX } from 'shared-domain';
import { selectCounted } from '../../counts/waiting/waiting.sql.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectWithStrong } from '../../stations/list/with-strong.sql.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { selectNeedingMaintenance } from '../field/maintenance.sql.ts';
import {
  closureReply,
  flowReply,
  healthReply,
  outageReply,
  outagesReply,
  type Beside,
} from './health-reply.ts';
import * as sql from './health.sql.ts';
import { selectEvaluated } from './outages.sql.ts';
import { readExpected } from './expected-flows.ts';
import type { Minutes } from './instants.ts';
import { lacksNote } from './outage-facts.rules.ts';
import { refusedOf } from './outage-ranges.ts';
import { selectPeopleOf } from './outage-ranges.sql.ts';
import { texts } from './texts.ts';
import { selectChangedMonths, selectCountedHours } from './uptime.sql.ts';
import { uptimeMonths } from './uptime-of.rules.ts';

const minutesAt = (moment: Date | string): Minutes => new Date(moment).getTime() / 60_000;

async function readBeside(db: Queryable, rows: readonly sql.HealthRow[], now: Date): Promise<Beside> {
  const ids = rows.map(({ id }) => id);
  const closures = await sql.selectClosures(db, ids);
  const counted = await selectCounted(db, ids, exportDay(now));
  const strong = await selectWithStrong(db, ids);
  const due = counted.filter((one) => one.due).map(({ station_id }) => station_id);
  return {
    closures,
    counted: new Set(counted.map(({ station_id }) => station_id)),
    toReview: new Set([...strong, ...due]),
    maintenance: await selectNeedingMaintenance(db, ids, exportDay(now)),
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

/** The uptime of all counters: much to count, so the list of their states does not wait for it. */
const uptime = endpoint('GET /network/uptime', {
  mayLag: 'all',
  handle: async ({ db, caller, now }) => {
    const [, month = ''] = monthsBefore(exportDay(now()));
    const until = `${monthsBefore(exportDay(now()))[0]}-01`;
    const rows = (await sql.selectHealth(db, { agency: caller.listAgency })).filter(
      ({ permanent }) => permanent,
    );
    const ids = rows.map(({ id }) => id);
    const expected = await readExpected(db, ids, minutesAt(now()));
    const counted = Map.groupBy(
      await selectCountedHours(db, ids, { from: `${month}-01`, until }),
      ({ station_id }) => station_id,
    );
    const stations = rows.flatMap(({ id, station_id_tmg }) => {
      const of = expected.get(id);
      const [told] = of ? uptimeMonths([month], of, counted.get(id) ?? []) : [];
      return told ? [{ station_id_tmg, uptime: told }] : [];
    });
    return { month, stations };
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
      until: exportDay(new Date(now().getTime() + DAY_MS)),
    });
    const expected = row.permanent
      ? (await readExpected(db, [row.id], minutesAt(now()))).get(row.id)
      : undefined;
    const changed = await selectChangedMonths(db, row.id, months);
    const health = healthReply(row, beside, minutesAt(now()));
    return {
      health,
      outages: outagesReply(await sql.selectOutages(db, row.id)),
      closures: beside.closures.map(closureReply),
      uptime: (expected ? uptimeMonths(months, expected, counted) : []).map((one) => ({
        ...one,
        changed_at: changed.get(one.month) ?? null,
      })),
      flows: (await sql.selectFlows(db, row.id)).map((flow) => flowReply(flow, row, health)),
    };
  },
});

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
    const assignee = await assigneeOf(db, station, before, { ...body, user });
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

/** Who deals with an outage from now on: who was chosen, of the station's agency, or the caller; else who does. */
async function assigneeOf(
  db: Queryable,
  station: number,
  before: sql.OutageRow,
  { assignee_id: id, mine, user }: { assignee_id?: number | null | undefined; mine: boolean; user: Person },
): Promise<Pick<sql.OutageRow, 'assignee_id' | 'assignee_name'>> {
  if (id === null) return { assignee_id: null, assignee_name: null };
  const chosen = id ?? (mine ? user.id : null);
  if (chosen === null || chosen === before.assignee_id) return before;
  const person = (await selectPeopleOf(db, station, user.id)).find((one) => one.id === chosen);
  if (!person) throw refusedOf('assignee_id', texts.notOfAgency);
  return { assignee_id: person.id, assignee_name: person.name };
}

type Person = { id: number; name: string };

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
    const fault = handRangeFault(first_day, last_day);
    if (fault)
      throw refusedOf('last_day', fault === 'tooLong' ? texts.closureTooLong : texts.closureBackwards);
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
export const networkHealth: Endpoint[] = [list, uptime, one, say, close, reopen];
