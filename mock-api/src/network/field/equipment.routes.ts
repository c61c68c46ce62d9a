import { STATION_EQUIPMENT_MAX, type EquipmentFacts, type StationEquipment } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { selectChangesOf } from './equipment-changes.sql.ts';
import { readFlowNames, refuseForeign, refuseLeftOut, refuseWrong, told } from './equipment-checks.ts';
import * as sql from './equipment.sql.ts';
import { lookAnew } from './look-anew.ts';
import { texts } from './texts.ts';

/** A counter as it is answered. */
export const equipmentReply = (row: sql.EquipmentRow): StationEquipment => row;

const orNull = (text: string | null): string | null => text || null;

/** The facts as they are kept: what is empty is not known. Of no flow in particular is of all; nothing said of flows is as it was. */
function kept(facts: EquipmentFacts, before: readonly number[] | null): sql.KeptEquipment {
  const { vendor, model, serial, firmware, settings, first_day, last_day, flow_ids = before } = facts;
  const flows = [...new Set(flow_ids)].toSorted((a, b) => a - b);
  return {
    vendor,
    model: orNull(model),
    serial: orNull(serial),
    firmware: orNull(firmware),
    settings: orNull(settings),
    first_day,
    last_day,
    flow_ids: flows.length > 0 ? flows : null,
  };
}

const add = endpoint('POST /stations/:stationId/equipment', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, enqueue, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const { request_key: key, ...given } = body;
    const again = await sql.selectEquipmentByKey(db, { station, user: user.id, key });
    // sent twice, it is there already (T12)
    if (again) return equipmentReply(again);
    const facts = kept(given, null);
    const names = await readFlowNames(db, station);
    refuseForeign(facts, null, names);
    await refuseWrong(db, station, facts, { id: null });
    const added = found(await sql.insertEquipment(db, station, facts, { user, at: now(), key }));
    if ((await sql.selectEquipment(db, station)).length > STATION_EQUIPMENT_MAX)
      throw new ApiProblem(409, texts.equipmentFull);
    await lookAnew({ db, enqueue, now }, station, { before: null, after: added });
    await audit('equipment.add', { equipment_id: added.id, ...told(facts, names) }, { station });
    return equipmentReply(added);
  },
});

const change = endpoint('PUT /stations/:stationId/equipment/:equipmentId', {
  handle: async ({ db, input: { params, body }, now, enqueue, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const before = found(await sql.lockEquipment(db, station, Number(params.equipmentId)));
    const { version, ...given } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.staleEquipment, { current: equipmentReply(before) });
    const facts = kept(given, before.flow_ids);
    const names = await readFlowNames(db, station);
    refuseForeign(facts, before.flow_ids, names);
    await refuseWrong(db, station, facts, { id: before.id });
    await refuseLeftOut(db, facts, { id: before.id });
    const after = found(await sql.updateEquipment(db, before.id, facts));
    await lookAnew({ db, enqueue, now }, station, { before, after });
    await audit(
      'equipment.update',
      { equipment_id: before.id, before: told(before, names), after: told(after, names) },
      { station },
    );
    return equipmentReply(after);
  },
});

const remove = endpoint('DELETE /stations/:stationId/equipment/:equipmentId', {
  handle: async ({ db, input: { params }, now, enqueue, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const row = found(await sql.lockEquipment(db, station, Number(params.equipmentId)));
    await sql.deleteEquipment(db, station, row.id);
    await lookAnew({ db, enqueue, now }, station, { before: row, after: null });
    const about = told(row, await readFlowNames(db, station));
    await audit('equipment.delete', { equipment_id: row.id, ...about }, { station });
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
