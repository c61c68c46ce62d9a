import type { FlowRequest, Keyed, NextFlow, Versioned } from 'shared-ui/domain';
import { flowFaults, isSameFlow, movesFlow, storedFlow } from '../../domain/flow.rules.ts';
import { ApiProblem, found, notFound } from '../../http/api-problem.ts';
import type { Ctx } from '../../http/context.ts';
import { changedFields } from '../../domain/changed-fields.rules.ts';
import { readStationById, refuseWhileImporting } from '../counts/count-station.sql.ts';
import { fieldsProblem } from '../stations/field-faults.ts';
import { readStored } from '../stations/read-stored.ts';
import type { Stored } from '../stations/read-stored.ts';
import type { StationRecord } from '../stations/station-record.sql.ts';
import { publishedMeanwhile } from '../stations/texts.ts';
import { readFlowCodes } from './flow-options.ts';
import { flowSentences, twinProblem } from './flow-problem.ts';
import { flowReply } from './flows.payload.ts';
import {
  deleteFlows,
  insertFlow,
  selectAdded,
  selectFlows,
  selectStationOf,
  updateFlow,
} from './flows.sql.ts';
import type { FlowRow } from './flows.sql.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'audit'>;
type Stage = 'draft' | 'published';
/** The version of a flow that has not been changed since it was added. */
const ADDED = 1;

const stageOf = ({ draft }: StationRecord): Stage => (draft ? 'draft' : 'published');

async function hold({ db }: Call, id: number, stage: Stage): Promise<Stored> {
  const stored = await readStored(db, { id }, 'write');
  const { station_id_tmg } = stored.record;
  if (stage === 'draft' && station_id_tmg !== null)
    throw new ApiProblem(409, publishedMeanwhile(station_id_tmg));
  if (stageOf(stored.record) !== stage) throw notFound();
  return stored;
}

async function holdFlow(call: Call, id: number, stage: Stage): Promise<Stored & { flow: FlowRow }> {
  const [station] = await selectStationOf(call.db, id);
  const stored = await hold(call, found(station).id, stage);
  return { ...stored, flow: found(stored.flows.find((flow) => flow.id === id)) };
}

/** The flow as it may be stored; refused where it has faults or is the twin of another. */
async function checked(
  { db }: Call,
  flow: FlowRequest,
  others: FlowRow[],
  stage: Stage,
): Promise<FlowRequest> {
  const problem = fieldsProblem(flowSentences(flowFaults(flow, await readFlowCodes(db), stage)));
  if (problem) throw problem;
  const stored = storedFlow(flow, stage);
  if (others.some((other) => isSameFlow(other, stored))) throw twinProblem();
  return stored;
}

async function reread({ db }: Call, station: number, id: number): Promise<FlowRow> {
  return found((await selectFlows(db, [station])).find((flow) => flow.id === id));
}

const noted = ({ station_id_tmg }: StationRecord, { id, name }: FlowRow) => ({
  station_id_tmg,
  flow_id: id,
  name,
});

/** The flow that was added under this key before, when the answer was lost on the way. */
async function addedBefore({ db }: Call, { record, flows }: Stored, key: string | undefined) {
  if (key === undefined) return undefined;
  const [added] = await selectAdded(db, record.id, key);
  return flows.find(({ id }) => id === added?.id);
}

/** Adds a flow to a published station or to a draft; sent again under its key, it is saved rather than added twice. */
export async function addFlow(
  call: Call,
  stationId: number,
  { request_key, ...request }: Keyed<FlowRequest>,
  stage: Stage,
): Promise<NextFlow> {
  const held = await hold(call, stationId, stage);
  const before = await addedBefore(call, held, request_key);
  if (before) {
    const same = changedFields(before, { ...before, ...storedFlow(request, stage) }).length === 0;
    return same ? flowReply(before) : saveFlow(call, before.id, { ...request, version: ADDED }, stage);
  }
  const { record: station, flows } = held;
  const stored = await checked(call, request, flows, stage);
  const [added] = await insertFlow(call.db, station.id, { ...stored, request_key });
  const row = await reread(call, station.id, found(added).id);
  await call.audit('flow.add', noted(station, row), { station: station.id });
  return flowReply(row);
}

/** Saves a flow; the four codes of a published one stay as they are, since its counts are known by them. */
export async function saveFlow(
  call: Call,
  id: number,
  { version, ...request }: Versioned<FlowRequest>,
  stage: Stage,
): Promise<NextFlow> {
  const { record: station, flows, flow } = await holdFlow(call, id, stage);
  if (version !== undefined && version !== flow.version) {
    throw new ApiProblem(409, texts.stale, { current: flowReply(flow) });
  }
  const others = flows.filter((other) => other.id !== id);
  const stored = await checked(call, request, others, stage);
  if (stage === 'published' && movesFlow(flow, stored)) throw new ApiProblem(409, texts.fixed);
  await updateFlow(call.db, id, stored);
  const after = await reread(call, station.id, id);
  const detail = { ...noted(station, after), fields: changedFields(flow, after) };
  await call.audit('flow.update', detail, { station: station.id });
  return flowReply(after);
}

/** Removes a flow; refused where it has counts (S7), and while some are on their way to it. */
export async function removeFlow(call: Call, id: number, stage: Stage): Promise<{ success: true }> {
  const { record: station, flow } = await holdFlow(call, id, stage);
  if (flow.has_counts) throw new ApiProblem(409, texts.hasCounts);
  refuseWhileImporting(await readStationById(call.db, station.id));
  await deleteFlows(call.db, [id]);
  await call.audit('flow.delete', noted(station, flow), { station: station.id });
  return { success: true };
}
