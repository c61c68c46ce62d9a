import {
  flowIdOf,
  STATION_FACTORS_MAX,
  type FactorFacts,
  type FactorStep,
  type StationFactor,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { keptFacts, type KeptFacts } from './factor-facts.rules.ts';
import { askingOf, factorReply, validationReply } from './factor-reply.ts';
import { mayDo } from './factor-state.rules.ts';
import * as sql from './factors.sql.ts';
import { changeBetween } from './in-force.rules.ts';
import { lastDayOf } from './station-end.rules.ts';
import { selectDiscontinued, selectFlows, selectPublished, type StationFlow } from './stored-counts.sql.ts';
import { texts } from './texts.ts';
import { selectValidations, validations, type ValidationRow } from './validation-counts.sql.ts';
import { validationResult } from './validation.rules.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'now' | 'audit'>;
type Path = { stationId: string; factorId: string };

const list = endpoint('GET /stations/:stationId/factors', {
  handle: async ({ db, caller: { user }, input: { params } }) => {
    const station = found(await selectPublished(db, params.stationId));
    const flows = await selectFlows(db, station);
    const steps = await sql.selectSteps(db, station);
    return {
      flows: flows.map((flow) => ({
        id: flow.id,
        flowid_txdot: flowIdOf(flow.station_id_tmg, flow),
        name: flow.name,
      })),
      validations: (await selectValidations(db, station)).map((row) => validationReply(row, user)),
      factors: (await sql.selectFactors(db, station)).map((row) => factorReply(row, steps, user)),
      last_day: lastDayOf(await selectDiscontinued(db, station)),
    };
  },
});

const flowOf = async (db: Queryable, station: number, flow: number): Promise<StationFlow> =>
  found((await selectFlows(db, station)).find(({ id }) => id === flow));

/** The facts to be kept, or the refusal by field. */
function checked(facts: FactorFacts, validation: ValidationRow | null): KeptFacts {
  const outcome = keptFacts(facts, validation && validationResult(validation.pairs));
  if ('kept' in outcome) return outcome.kept;
  const [first = texts.notOpen] = Object.values(outcome.errors).flat();
  throw new ApiProblem(422, first, { errors: outcome.errors });
}

/** Refuses a factor that would begin after its station's end, or carry what was validated over a change of equipment. */
async function refuseWrongSide(
  db: Queryable,
  {
    station,
    flow,
    validation,
    from,
  }: { station: number; flow: number; validation: ValidationRow | null; from: string },
): Promise<void> {
  const last = lastDayOf(await selectDiscontinued(db, station));
  if (last !== null && from > last) {
    throw new ApiProblem(422, texts.afterEnd, { errors: { valid_from: [texts.afterEnd] } });
  }
  if (!validation) return;
  const ends = (await sql.selectFactors(db, station)).filter(
    (one) => one.flow_id === flow && one.state === 'approved',
  );
  if (changeBetween(ends, validation.counted_on, from) !== null) {
    throw new ApiProblem(422, texts.overChange, { errors: { valid_from: [texts.overChange] } });
  }
}

/** Notes a step in the factor's history and the audit log; answers the factor. */
async function noted(
  { db, caller: { user }, now, audit }: Call,
  factor: sql.FactorRow,
  step: FactorStep['step'],
  reason: string | null = factor.reason,
): Promise<StationFactor> {
  await sql.insertStep(db, factor, { step, user, at: now(), reason });
  const flow = await flowOf(db, factor.station_id, factor.flow_id);
  const detail = {
    factor_id: factor.id,
    flow: flowIdOf(flow.station_id_tmg, flow),
    value: Number(factor.value.toFixed(4)),
    from: factor.valid_from,
    until: factor.valid_until,
    reason,
  };
  await audit(ACTIONS[step], detail, { station: factor.station_id });
  return factorReply(factor, await sql.selectSteps(db, factor.station_id), user);
}

const ACTIONS = {
  made: 'factor.add',
  changed: 'factor.update',
  proposed: 'factor.propose',
  approved: 'factor.approve',
  ended: 'factor.end',
  withdrawn: 'factor.withdraw',
} as const satisfies Record<FactorStep['step'], string>;

/**
 * The factor that is to be brought on; refused where it is not there, where it was read before a newer one, where its state does
 * not allow it, and where the caller may not.
 */
async function lockFor(
  { db, caller: { user } }: Call,
  params: Path,
  version: number,
  what: keyof StationFactor['may'],
): Promise<sql.FactorRow> {
  const station = found(await selectPublished(db, params.stationId));
  const factor = found(await sql.factors.lockAdded(db, station, Number(params.factorId)));
  const steps = await sql.selectSteps(db, station);
  if (factor.version !== version) {
    throw new ApiProblem(409, texts.stale, { current: factorReply(factor, steps, user) });
  }
  const own = steps.filter(({ factor_id }) => factor_id === factor.id);
  if (mayDo(factor, askingOf(user, own))[what]) return factor;
  // an admin who did not make it may do whatever its state allows
  const isAllowed = mayDo(factor, { userId: user.id, isAdmin: true, hasMade: false })[what];
  if (!isAllowed) throw new ApiProblem(409, texts.notOpen);
  throw new ApiProblem(403, what === 'approve' ? texts.otherPerson : texts.notYours);
}

const validationOf = async (
  db: Queryable,
  station: number,
  id: number | null,
): Promise<ValidationRow | null> =>
  id === null ? null : found(await validations.lockAdded(db, station, id));

const draft = endpoint('POST /stations/:stationId/factors', {
  handle: async (ctx) => {
    const { db, caller, input, now } = ctx;
    const { user } = caller;
    const { flow_id: flow, validation_id, request_key: key, ...facts } = input.body;
    const station = found(await selectPublished(db, input.params.stationId));
    await flowOf(db, station, flow);
    const validation = await validationOf(db, station, validation_id);
    if (validation && validation.flow_id !== flow) throw new ApiProblem(422, texts.otherFlow);
    const kept = checked(facts, validation);
    await refuseWrongSide(db, { station, flow, validation, from: facts.valid_from });
    const factor = { ...kept, station_id: station, flow_id: flow, validation_id };
    const added = await sql.insertFactor(db, factor, { user, at: now(), key });
    if (!added) {
      // sent twice, it is there already (T12)
      const known = found(await sql.factors.selectByKey(db, { station, user, key }));
      return factorReply(known, await sql.selectSteps(db, station), user);
    }
    if ((await sql.factors.countAdded(db, station)) > STATION_FACTORS_MAX)
      throw new ApiProblem(409, texts.full);
    return noted(ctx, added, 'made');
  },
});

const change = endpoint('PUT /stations/:stationId/factors/:factorId', {
  handle: async (ctx) => {
    const { version, ...facts } = ctx.input.body;
    const before = await lockFor(ctx, ctx.input.params, version, 'change');
    const { station_id: station, flow_id: flow, validation_id } = before;
    const validation = await validationOf(ctx.db, station, validation_id);
    const kept = checked(facts, validation);
    await refuseWrongSide(ctx.db, { station, flow, validation, from: facts.valid_from });
    return noted(ctx, found(await sql.updateFactor(ctx.db, before.id, kept, ctx.caller.user)), 'changed');
  },
});

const propose = endpoint('POST /stations/:stationId/factors/:factorId/propose', {
  handle: async (ctx) => {
    const { id } = await lockFor(ctx, ctx.input.params, ctx.input.body.version, 'propose');
    return noted(ctx, found(await sql.updateState(ctx.db, id, 'proposed', null)), 'proposed');
  },
});

const approve = endpoint('POST /stations/:stationId/factors/:factorId/approve', {
  handle: async (ctx) => {
    const before = await lockFor(ctx, ctx.input.params, ctx.input.body.version, 'approve');
    const { id, station_id: station, flow_id: flow, valid_from: from } = before;
    const validation = await validationOf(ctx.db, station, before.validation_id);
    await refuseWrongSide(ctx.db, { station, flow, validation, from });
    const approved = await refuseTaken(sql.updateState(ctx.db, id, 'approved', ctx.caller.user.name), {
      field: 'valid_from',
      text: texts.sameDay,
    });
    return noted(ctx, found(approved), 'approved');
  },
});

const end = endpoint('POST /stations/:stationId/factors/:factorId/end', {
  handle: async (ctx) => {
    const { version, valid_until, ended_by } = ctx.input.body;
    const factor = await lockFor(ctx, ctx.input.params, version, 'end');
    if (valid_until < factor.valid_from) {
      throw new ApiProblem(422, texts.untilBeforeFrom, { errors: { valid_until: [texts.untilBeforeFrom] } });
    }
    return noted(ctx, found(await sql.endFactor(ctx.db, factor.id, { valid_until, ended_by })), 'ended');
  },
});

const withdraw = endpoint('POST /stations/:stationId/factors/:factorId/withdraw', {
  handle: async (ctx) => {
    const { version, reason } = ctx.input.body;
    const { id } = await lockFor(ctx, ctx.input.params, version, 'withdraw');
    return noted(ctx, found(await sql.updateState(ctx.db, id, 'withdrawn', null)), 'withdrawn', reason);
  },
});

/** Dated factors of a station's flows: layers over counts, which never change (E8). */
export const stationFactors: Endpoint[] = [list, draft, change, propose, approve, end, withdraw];
