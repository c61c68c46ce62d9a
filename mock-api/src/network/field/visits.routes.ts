import {
  exportDay,
  mayAccess,
  STATION_VISITS_MAX,
  type NewVisit,
  type StationVisit,
  type User,
} from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { selectBatteries } from './battery.sql.ts';
import { selectChanges } from './equipment-changes.sql.ts';
import { equipmentReply } from './equipment.routes.ts';
import { selectEquipment, selectNamedFlows } from './equipment.sql.ts';
import { texts } from './texts.ts';
import * as sql from './visits.sql.ts';

/** Who may correct a visit, and delete it. */
const mayDelete = (row: sql.VisitRow, user: User): boolean =>
  row.user_id === user.id || mayAccess('admin', user);

/** A visit as it is answered. */
const visitReply = (row: sql.VisitRow, user: User): StationVisit => {
  const { user_id: _, ...visit } = row;
  return { ...visit, may_delete: mayDelete(row, user) };
};

/** Refuses a visit of a day to come, and a next one that isn't after it. */
function refuseWrong({ visited_on, next_visit }: NewVisit, now: Date): void {
  const refuse = (field: keyof NewVisit, text: (typeof texts)['visitToCome']) =>
    new ApiProblem(422, text, { errors: { [field]: [text] } });
  if (visited_on > exportDay(now)) throw refuse('visited_on', texts.visitToCome);
  if (next_visit !== null && next_visit <= visited_on) throw refuse('next_visit', texts.nextNotAfter);
}

/** A visit as the audit log tells of it. */
const told = (visit: NewVisit) => ({
  date: visit.visited_on,
  reason: visit.reason,
  outcome: visit.outcome,
  done: visit.done,
  volts: visit.battery_volts,
  clock: visit.clock_error_seconds,
  next: visit.next_visit,
});

const list = endpoint('GET /stations/:stationId/field', {
  handle: async ({ db, caller: { user }, input: { params } }) => {
    const station = found(await selectPublished(db, params.stationId));
    const visits = await sql.selectVisits(db, station);
    const equipment = await selectEquipment(db, station);
    return {
      visits: visits.map((row) => visitReply(row, user)),
      equipment: equipment.map(equipmentReply),
      changes: await selectChanges(db, station),
      flows: await selectNamedFlows(db, station),
      battery: (await selectBatteries(db, [station])).get(station) ?? null,
    };
  },
});

const add = endpoint('POST /stations/:stationId/visits', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const { request_key: key, ...visit } = body;
    refuseWrong(visit, now());
    const added = await sql.insertVisit(db, station, visit, { user, at: now(), key });
    // sent twice, it is there already (T12)
    if (!added)
      return visitReply(found(await sql.selectVisitByKey(db, { station, user: user.id, key })), user);
    if ((await sql.selectVisits(db, station)).length > STATION_VISITS_MAX)
      throw new ApiProblem(409, texts.visitsFull);
    const { visited_on: date, outcome, done } = visit;
    await audit('visit.add', { visit_id: added.id, date, outcome, done }, { station });
    return visitReply(added, user);
  },
});

const correct = endpoint('PUT /stations/:stationId/visits/:visitId', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const before = found(await sql.lockVisit(db, station, Number(params.visitId)));
    if (!mayDelete(before, user)) throw new ApiProblem(403, texts.notYours);
    const { version, ...visit } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.staleVisit, { current: visitReply(before, user) });
    refuseWrong(visit, now());
    const after = found(await sql.updateVisit(db, station, before.id, visit));
    const about = { visit_id: before.id, before: told(before), after: told(after) };
    await audit('visit.update', about, { station });
    return visitReply(after, user);
  },
});

const remove = endpoint('DELETE /stations/:stationId/visits/:visitId', {
  handle: async ({ db, caller: { user }, input: { params }, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const row = found(await sql.lockVisit(db, station, Number(params.visitId)));
    if (!mayDelete(row, user)) throw new ApiProblem(403, texts.notYours);
    await sql.deleteVisit(db, station, row.id);
    const { visited_on: date, outcome, done } = row;
    await audit('visit.delete', { visit_id: row.id, date, outcome, done }, { station });
    return { success: true as const };
  },
});

/** Visits to stations, and what is known of the counters there. */
export const visits: Endpoint[] = [list, add, correct, remove];
