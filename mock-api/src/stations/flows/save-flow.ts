import { roadClassOf } from 'shared-domain';
import type { FlowRequest, FlowSet, Keyed, NextFlow, Versioned } from 'shared-domain';
import { changedFields } from '../../platform/http/changed-fields.rules.ts';
import { ApiProblem, found, notFound } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { fieldsProblem } from '../records/field-faults.ts';
import { readStored } from '../records/read-stored.ts';
import type { Stored } from '../records/read-stored.ts';
import type { StationKey, StationRecord } from '../records/station-record.sql.ts';
import { texts as recordTexts } from '../records/texts.ts';
import { planFlowSet } from './flow-set.ts';
import { flowReply } from './flow-reply.ts';
import { selectAddedKeys, selectFlows, selectStationOf } from '../records/flows.sql.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { refuseWhileExpected, writeFlows } from './write-flows.ts';
import type { FlowPlan } from './write-flows.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'audit'>;
type Stage = 'draft' | 'published';

const stageOf = ({ draft }: StationRecord): Stage => (draft ? 'draft' : 'published');

async function hold({ db }: Call, key: StationKey, stage: Stage): Promise<Stored> {
  const stored = await readStored(db, key, 'write');
  const { station_id_tmg } = stored.record;
  if (stage === 'draft' && station_id_tmg !== null)
    throw new ApiProblem(409, recordTexts.publishedMeanwhile({ station: station_id_tmg }), {
      publishedAs: station_id_tmg,
    });
  if (stageOf(stored.record) !== stage) throw notFound();
  return stored;
}

async function holdFlow(call: Call, id: number, stage: Stage): Promise<Stored> {
  const [station] = await selectStationOf(call.db, id);
  const stored = await hold(call, { id: found(station).id }, stage);
  found(stored.flows.find((flow) => flow.id === id));
  return stored;
}

const noted = ({ station_id_tmg }: StationRecord, { id, name }: FlowRow) => ({
  station_id_tmg,
  flow_id: id,
  name,
});

/** Writes a plan and notes each flow in the audit log; answers the station's flows. */
export async function storePlan(
  { db, audit }: Call,
  { record, flows: before }: Stored,
  plan: FlowPlan,
): Promise<FlowRow[]> {
  await refuseWhileExpected(db, record, plan);
  await writeFlows(db, record.id, plan);
  const after = await selectFlows(db, [record.id]);
  const about = { station: record.id };
  for (const flow of plan.removed) await audit('flow.delete', noted(record, flow), about);
  for (const flow of after) {
    const old = before.find(({ id }) => id === flow.id);
    if (!old) await audit('flow.add', noted(record, flow), about);
    else if (old.version !== flow.version) {
      await audit('flow.update', { ...noted(record, flow), fields: changedFields(old, flow) }, about);
    }
  }
  return after;
}

async function saveSet(call: Call, stored: Stored, set: FlowSet, alone: boolean): Promise<FlowRow[]> {
  const stage = stageOf(stored.record);
  const funcClass = roadClassOf(stored.record);
  const saving = { checkedAs: stage, storedAs: stage, funcClass, alone };
  const { plan, errors } = await planFlowSet(call.db, stored, set, saving);
  const problem = fieldsProblem(errors);
  if (problem) throw problem;
  return storePlan(call, stored, plan);
}

/** Saves all that a form has changed of a station's flows, or nothing (S16); answers the station's flows. */
export async function saveFlowSet(
  call: Call,
  key: StationKey,
  set: FlowSet,
  stage: Stage,
): Promise<NextFlow[]> {
  const stored = await hold(call, key, stage);
  return (await saveSet(call, stored, set, false)).map(flowReply);
}

/** Adds a flow to a published station or to a draft; sent again under its key, it is saved rather than added twice. */
export async function addFlow(
  call: Call,
  stationId: number,
  request: Keyed<FlowRequest>,
  stage: Stage,
): Promise<NextFlow> {
  const stored = await hold(call, { id: stationId }, stage);
  const key = request.request_key === undefined ? [] : [request.request_key];
  const [before] = await selectAddedKeys(call.db, stationId, key);
  const after = await saveSet(call, stored, { flows: [{ ...request, id: null }], removed: [] }, true);
  const known = new Set(stored.flows.map(({ id }) => id));
  return flowReply(found(after.find(({ id }) => (before ? id === before.id : !known.has(id)))));
}

/** Saves a flow; the four codes of one with counts stay as they are, since its counts are known by them. */
export async function saveFlow(
  call: Call,
  id: number,
  request: Versioned<FlowRequest>,
  stage: Stage,
): Promise<NextFlow> {
  const stored = await holdFlow(call, id, stage);
  const after = await saveSet(call, stored, { flows: [{ ...request, id }], removed: [] }, true);
  return flowReply(found(after.find((flow) => flow.id === id)));
}

/** Removes a flow; refused where it has counts (S7), and while some are on their way to it. */
export async function removeFlow(call: Call, id: number, stage: Stage): Promise<{ success: true }> {
  const stored = await holdFlow(call, id, stage);
  await saveSet(call, stored, { flows: [], removed: [id] }, true);
  return { success: true };
}
