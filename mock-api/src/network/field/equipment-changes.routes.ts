import {
  EQUIPMENT_CHANGES_MAX,
  exportDay,
  type EquipmentChange,
  type EquipmentChangeFacts,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { changeFault } from './equipment-change.rules.ts';
import * as sql from './equipment-changes.sql.ts';
import { lockEquipment } from './equipment.sql.ts';
import { texts } from './texts.ts';

const orNull = (text: string | null): string | null => text || null;

/** The facts as they are kept: what is empty is not said. */
const kept = ({
  changed_on,
  kind,
  from_text,
  to_text,
  note,
}: EquipmentChangeFacts): EquipmentChangeFacts => ({
  changed_on,
  kind,
  from_text: orNull(from_text),
  to_text: orNull(to_text),
  note: orNull(note),
});

/** A change as it is answered. */
const changeReply = (row: sql.ChangeRow): EquipmentChange => row;

type Params = { stationId: string; equipmentId: string };

/** The counter that a call is about, with its station; nobody changes its days meanwhile. */
async function counterOf(db: Queryable, { stationId, equipmentId }: Params) {
  const station = found(await selectPublished(db, stationId));
  return { station, counter: found(await lockEquipment(db, station, Number(equipmentId))) };
}

/** Refuses a change outside of the counter's days or of the past, and one that doesn't say what is new. */
function refuseWrong(
  facts: EquipmentChangeFacts,
  counter: Parameters<typeof changeFault>[1],
  now: Date,
): void {
  const fault = changeFault(facts, counter, exportDay(now));
  if (fault) throw new ApiProblem(422, texts[fault.why], { errors: { [fault.field]: [texts[fault.why]] } });
}

const told = ({ changed_on: date, kind: part, from_text: from, to_text: to }: EquipmentChangeFacts) => ({
  date,
  part,
  from,
  to,
});

const add = endpoint('POST /stations/:stationId/equipment/:equipmentId/changes', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const { station, counter } = await counterOf(db, params);
    const { request_key: key, ...given } = body;
    const again = await sql.selectChangeByKey(db, { equipment: counter.id, user: user.id, key });
    // sent twice, it is there already (T12)
    if (again) return changeReply(again);
    const facts = kept(given);
    refuseWrong(facts, counter, now());
    const at = { station, equipment: counter.id };
    const added = found(await sql.insertChange(db, at, facts, { user, at: now(), key }));
    if ((await sql.selectChanges(db, station)).length > EQUIPMENT_CHANGES_MAX)
      throw new ApiProblem(409, texts.changesFull);
    const about = { change_id: added.id, equipment_id: counter.id, ...told(facts) };
    await audit('equipment.change-add', about, { station });
    return changeReply(added);
  },
});

const correct = endpoint('PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId', {
  handle: async ({ db, input: { params, body }, now, audit }) => {
    const { station, counter } = await counterOf(db, params);
    const before = found(await sql.lockChange(db, counter.id, Number(params.changeId)));
    const { version, ...given } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.staleChange, { current: changeReply(before) });
    const facts = kept(given);
    refuseWrong(facts, counter, now());
    const after = found(await sql.updateChange(db, before.id, facts));
    const about = {
      change_id: before.id,
      equipment_id: counter.id,
      before: told(before),
      after: told(after),
    };
    await audit('equipment.change-update', about, { station });
    return changeReply(after);
  },
});

const remove = endpoint('DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId', {
  handle: async ({ db, input: { params }, audit }) => {
    const { station, counter } = await counterOf(db, params);
    const row = found(await sql.lockChange(db, counter.id, Number(params.changeId)));
    await sql.deleteChange(db, counter.id, row.id);
    const about = { change_id: row.id, equipment_id: counter.id, ...told(row) };
    await audit('equipment.change-delete', about, { station });
    return { success: true as const };
  },
});

/** What was changed of a counter while it stood at a station. */
export const equipmentChangeCalls: Endpoint[] = [add, correct, remove];
