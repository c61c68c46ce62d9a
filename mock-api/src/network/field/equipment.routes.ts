import { STATION_EQUIPMENT_MAX, type EquipmentFacts, type StationEquipment } from 'shared-domain';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { leftOutside } from './equipment-change.rules.ts';
import { selectChangedDays, selectChangesOf } from './equipment-changes.sql.ts';
import * as sql from './equipment.sql.ts';
import { texts } from './texts.ts';

/** A counter as it is answered. */
export const equipmentReply = (row: sql.EquipmentRow): StationEquipment => row;

const orNull = (text: string | null): string | null => text || null;

/** The facts as they are kept: what is empty is not known. */
function kept(facts: EquipmentFacts): EquipmentFacts {
  const { vendor, model, serial, firmware, settings, first_day, last_day } = facts;
  return {
    vendor,
    model: orNull(model),
    serial: orNull(serial),
    firmware: orNull(firmware),
    settings: orNull(settings),
    first_day,
    last_day,
  };
}

const refuse = (status: 409 | 422, field: string, text: (typeof texts)['required']) =>
  new ApiProblem(status, text, { errors: { [field]: [text] } });

/** Refuses days that leave out one on which something of the counter was changed. */
async function refuseLeftOut(db: Transaction, facts: EquipmentFacts, id: number): Promise<void> {
  const date = leftOutside(facts, (await selectChangedDays(db, id)) ?? { first: null, last: null });
  const field = date !== null && date < facts.first_day ? 'first_day' : 'last_day';
  if (date !== null) throw refuse(422, field, texts.changeLeftOut({ date }));
}

/** Refuses days that end before they begin, and a counter that stood at two stations at once. */
async function refuseWrong(db: Transaction, facts: EquipmentFacts, besides: number | null): Promise<void> {
  if (facts.last_day !== null && facts.last_day < facts.first_day)
    throw refuse(422, 'last_day', texts.equipmentBackwards);
  const station = await sql.selectElsewhere(db, facts, besides);
  if (station !== null) throw refuse(409, 'serial', texts.elsewhere({ station }));
  // it stands at one place whoever looks; where, is said to its agency alone
  const hidden = await asOwner(db, (owner) => sql.selectElsewhere(owner, facts, besides));
  if (hidden !== null) throw refuse(409, 'serial', texts.elsewhereHidden);
}

/** A counter as the audit log tells of it. */
const told = ({ vendor, model, serial, firmware, settings, first_day, last_day }: EquipmentFacts) => ({
  vendor,
  model,
  serial,
  firmware,
  settings,
  from: first_day,
  until: last_day,
});

const add = endpoint('POST /stations/:stationId/equipment', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const { request_key: key, ...given } = body;
    const again = await sql.selectEquipmentByKey(db, { station, user: user.id, key });
    // sent twice, it is there already (T12)
    if (again) return equipmentReply(again);
    const facts = kept(given);
    await refuseWrong(db, facts, null);
    const added = found(await sql.insertEquipment(db, station, facts, { user, at: now(), key }));
    if ((await sql.selectEquipment(db, station)).length > STATION_EQUIPMENT_MAX)
      throw new ApiProblem(409, texts.equipmentFull);
    await audit('equipment.add', { equipment_id: added.id, ...told(facts) }, { station });
    return equipmentReply(added);
  },
});

const change = endpoint('PUT /stations/:stationId/equipment/:equipmentId', {
  handle: async ({ db, input: { params, body }, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const before = found(await sql.lockEquipment(db, station, Number(params.equipmentId)));
    const { version, ...given } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.staleEquipment, { current: equipmentReply(before) });
    const facts = kept(given);
    await refuseWrong(db, facts, before.id);
    await refuseLeftOut(db, facts, before.id);
    const after = found(await sql.updateEquipment(db, before.id, facts));
    await audit(
      'equipment.update',
      { equipment_id: before.id, before: told(before), after: told(after) },
      { station },
    );
    return equipmentReply(after);
  },
});

const remove = endpoint('DELETE /stations/:stationId/equipment/:equipmentId', {
  handle: async ({ db, input: { params }, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const row = found(await sql.lockEquipment(db, station, Number(params.equipmentId)));
    await sql.deleteEquipment(db, station, row.id);
    await audit('equipment.delete', { equipment_id: row.id, ...told(row) }, { station });
    return { success: true as const };
  },
});

const stays = endpoint('GET /stations/:stationId/equipment/:equipmentId/stays', {
  handle: async ({ db, input: { params } }) => {
    const station = found(await selectPublished(db, params.stationId));
    const counter = found(await sql.selectOneEquipment(db, station, Number(params.equipmentId)));
    const known = await sql.selectStays(db, counter);
    const rows = known.slice(0, STATION_EQUIPMENT_MAX);
    const changes = await selectChangesOf(
      db,
      rows.map(({ id }) => id),
    );
    const byStay = Map.groupBy(changes, ({ equipment_id }) => equipment_id);
    return {
      data: rows.map((row) => ({ ...row, changes: byStay.get(row.id) ?? [] })),
      more: known.length > rows.length,
    };
  },
});

/** Which counter stood at a station from when to when. */
export const equipment: Endpoint[] = [add, change, remove, stays];
