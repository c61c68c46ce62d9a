import { ENTERED_OUTAGES_MAX } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { outageReply, rangesOf } from './health-reply.ts';
import { lockOutage, type OutageRow } from './health.sql.ts';
import { joinOutages, splitOutage } from './join-outages.ts';
import {
  checkRange,
  keepRange,
  lockedOutage,
  refusedOf,
  refuseOverlap,
  typedMoment,
  typedRange,
} from './outage-ranges.ts';
import * as sql from './outage-ranges.sql.ts';
import { texts } from './texts.ts';

/** An outage in the record of what people did. */
const told = ({ start_at, end_at, level, note }: OutageRow) => ({
  from: start_at,
  until: end_at,
  level,
  note,
});

const people = endpoint('GET /stations/:stationId/outage-people', {
  handle: async ({ db, caller: { user }, input: { params } }) => {
    const { id } = found(await sql.selectClocked(db, params.stationId));
    return { people: await sql.selectPeopleOf(db, id, user.id) };
  },
});

const enter = endpoint('POST /stations/:stationId/outages', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const clocked = found(await sql.selectClocked(db, params.stationId));
    const { id: station, time_zone } = clocked;
    const { flow_id, expected, level, note, request_key: key } = body;
    const range = typedRange(body, time_zone);
    checkRange({ ...range, expected }, now().getTime() / 60_000);
    if (flow_id !== null && !(await sql.hasFlow(db, station, flow_id)))
      throw refusedOf('flow_id', texts.noSuchFlow);
    await sql.lockEntering(db, station);
    // sent twice, it is there already (T12), at the same moment too
    const known = await sql.selectEnteredByKey(db, { station, by: user.name, key });
    if (known !== undefined) return outageReply(found(await lockOutage(db, station, known)));
    await refuseOverlap(db, clocked, { ...range, flow_id }, null);
    const id = found(
      await sql.insertOutage(db, {
        station,
        flow_id,
        expected,
        level,
        note,
        ...range,
        key,
        split_from: null,
        by: user.name,
        at: now(),
      }),
    );
    if ((await sql.countEntered(db, station)) > ENTERED_OUTAGES_MAX)
      throw new ApiProblem(409, texts.outagesFull);
    const row = found(await lockOutage(db, station, id));
    await audit(
      'outage.add',
      { outage_id: id, ...told(row), expected, from: body.start, reason: note },
      { station },
    );
    return outageReply(row);
  },
});

const correct = endpoint('PUT /stations/:stationId/outages/:outageId/range', {
  handle: async ({ db, input: { params, body }, now, audit }) => {
    const clocked = found(await sql.selectClocked(db, params.stationId));
    const { id: station, time_zone } = clocked;
    const id = Number(params.outageId);
    await sql.lockEntering(db, station);
    const before = await lockedOutage(db, station, { id, version: body.version });
    const { stands } = rangesOf(before);
    const range = typedRange(body, time_zone, stands);
    checkRange({ ...range, expected: before.expected }, now().getTime() / 60_000, stands.start);
    if (before.entered_by !== null && before.split_from === null)
      await refuseOverlap(db, clocked, { ...range, flow_id: before.flow_id }, id);
    await keepRange(db, before, range);
    const after = found(await lockOutage(db, station, id));
    await audit('outage.correct', { outage_id: id, before: told(before), after: told(after) }, { station });
    return outageReply(after);
  },
});

const decide = endpoint('PUT /stations/:stationId/outages/:outageId/difference', {
  handle: async ({ db, input: { params, body }, audit }) => {
    const { id: station } = found(await sql.selectClocked(db, params.stationId));
    const id = Number(params.outageId);
    const before = await lockedOutage(db, station, { id, version: body.version });
    const proposed = outageReply(before).proposed ?? null;
    if (!proposed) throw new ApiProblem(409, texts.nothingProposed, { current: outageReply(before) });
    const at = (moment: string | null) => (moment === null ? null : new Date(moment).getTime() / 60_000);
    const { stands } = rangesOf(before);
    const used = { start: at(proposed.start_at) ?? stands.start, end: at(proposed.end_at) };
    await keepRange(db, before, body.use ? used : stands);
    const after = found(await lockOutage(db, station, id));
    if (body.use)
      await audit('outage.take', { outage_id: id, before: told(before), after: told(after) }, { station });
    else await audit('outage.leave', { outage_id: id, ...told(after), found: proposed }, { station });
    return outageReply(after);
  },
});

const split = endpoint('POST /stations/:stationId/outages/:outageId/split', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const { id: station, time_zone } = found(await sql.selectClocked(db, params.stationId));
    const id = Number(params.outageId);
    const before = await lockedOutage(db, station, { id, version: body.version });
    const at = typedMoment(body.at, { field: 'at', timeZone: time_zone });
    const part = await splitOutage(db, before, { at, by: user.name, now: now() });
    const rows = [found(await lockOutage(db, station, id)), found(await lockOutage(db, station, part))];
    await audit(
      'outage.split',
      { outage_id: id, before: told(before), after: rows.map(told), at: body.at },
      { station },
    );
    return { outages: rows.map(outageReply) };
  },
});

const join = endpoint('POST /stations/:stationId/outages/:outageId/join', {
  handle: async ({ db, input: { params, body }, audit }) => {
    const { id: station } = found(await sql.selectClocked(db, params.stationId));
    // always in the same order: two people who join the same two do not wait for each other
    const asked = { id: Number(params.outageId), version: body.version };
    const [first, second] = asked.id < body.other.id ? [asked, body.other] : [body.other, asked];
    const one = await lockedOutage(db, station, first);
    const other = await lockedOutage(db, station, second);
    const kept = await joinOutages(db, one, other);
    const after = found(await lockOutage(db, station, kept));
    await audit(
      'outage.join',
      { outage_id: kept, before: [told(one), told(other)], after: told(after) },
      { station },
    );
    return outageReply(after);
  },
});

const remove = endpoint('DELETE /stations/:stationId/outages/:outageId', {
  handle: async ({ db, input: { params }, audit }) => {
    const { id: station } = found(await sql.selectClocked(db, params.stationId));
    const row = found(await lockOutage(db, station, Number(params.outageId)));
    if (row.entered_by === null) throw new ApiProblem(409, texts.foundStays);
    await sql.deleteEntered(db, row.id);
    await audit('outage.delete', { outage_id: row.id, ...told(row) }, { station });
    return { success: true as const };
  },
});

/** Outages as ranges that people enter, correct, split and join. */
export const outageRanges: Endpoint[] = [people, enter, correct, decide, split, join, remove];
