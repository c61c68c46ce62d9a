import { flowIdOf, STATION_FACTORS_MAX } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { isTheirs, validationReply } from './factor-reply.ts';
import { selectFlows, selectPublished } from './stored-counts.sql.ts';
import { texts } from './texts.ts';
import * as sql from './validation-counts.sql.ts';
import { workedOut } from './worked-out.ts';

/** The flow's id as people know it, for the audit log. */
async function flowName(db: Queryable, station: number, flow: number): Promise<string> {
  const row = found((await selectFlows(db, station)).find(({ id }) => id === flow));
  return flowIdOf(row.station_id_tmg, row);
}

const workOut = endpoint('POST /stations/:stationId/validation-counts/work-out', {
  handle: async ({ db, input: { params, body } }) =>
    workedOut(db, found(await selectPublished(db, params.stationId)), body),
});

const add = endpoint('POST /stations/:stationId/validation-counts', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const { request_key: key } = body;
    const { pairs } = await workedOut(db, station, body);
    const added = await sql.insertValidation(db, { station, user, input: body, pairs, at: now(), key });
    // sent twice, it is there already (T12)
    if (!added)
      return validationReply(found(await sql.validations.selectByKey(db, { station, user, key })), user);
    if ((await sql.validations.countAdded(db, station)) > STATION_FACTORS_MAX)
      throw new ApiProblem(409, texts.full);
    const flow = await flowName(db, station, body.flow_id);
    await audit('validation.add', { validation_id: added.id, flow, date: body.date }, { station });
    return validationReply(added, user);
  },
});

const remove = endpoint('DELETE /stations/:stationId/validation-counts/:validationId', {
  handle: async ({ db, caller: { user }, input: { params }, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const row = found(await sql.validations.lockAdded(db, station, Number(params.validationId)));
    if (!isTheirs(row, user)) throw new ApiProblem(403, texts.notYours);
    if (row.used) throw new ApiProblem(409, texts.inUse);
    const flow = await flowName(db, station, row.flow_id);
    await sql.validations.deleteAdded(db, row.id);
    await audit('validation.delete', { validation_id: row.id, flow, date: row.counted_on }, { station });
    return { success: true as const };
  },
});

/** What people counted beside a station's counters. */
export const validationCounts: Endpoint[] = [workOut, add, remove];
