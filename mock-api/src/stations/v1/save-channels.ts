import { blankAnswers } from 'shared-domain/fields';
import type { ChannelFacts, FlowRequest, V1ChannelRequest, V1StationRequest } from 'shared-domain';
import { changedFacts, sharedFacts, stationFacts, withOwnFacts } from '../records/asked-once.rules.ts';
import { isSameFlow, movesFlow, storedFlow } from '../flows/flow.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { inFlow, twinProblem } from '../flows/flow-problem.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { texts as flowTexts } from '../flows/texts.ts';
import type { FlowPlan } from '../flows/write-flows.ts';
import type { Stored } from '../records/read-stored.ts';
import { texts } from './texts.ts';

type Stage = 'draft' | 'published';

const BLANK = blankAnswers('flow');

const asStored = (flow: FlowRequest, stage: Stage) =>
  stage === 'published' ? storedFlow(flow, stage) : flow;

function rowOf({ id: _id, version: _version, ...answers }: V1ChannelRequest): Partial<FlowRequest> {
  return answers;
}

/** A request with every channel's own facts in it, and the facts that it changed for the station as a whole. */
export type FactsOfRequest<R> = { request: R; changed: Partial<ChannelFacts> };

/**
 * What a request means for each channel. `before` null: nothing is there yet, and all that is said is new. A flow that is
 * to be published needs a count method: the station's, if it has none.
 */
export function readFacts<R extends V1StationRequest>(
  sent: R,
  before: Stored | null,
  stage: Stage,
): FactsOfRequest<R> {
  const said = stationFacts(sent);
  if (!before) return { request: withOwnFacts(sent, [], {}), changed: said };
  const changed = changedFacts(sharedFacts(before.record, before.flows), said);
  const request = withOwnFacts(sent, before.flows, changed);
  if (stage === 'draft') return { request, changed };
  const channels = request.channels.map((channel) => ({
    ...channel,
    count_method_code: channel.count_method_code ?? said.count_method_code,
  }));
  return { request: { ...request, channels }, changed };
}

/** A channel row with the flow that it is, if any, and the flow that it becomes. */
type Row = { at: number; before: FlowRow | undefined; after: FlowRequest };

/** The flows that the form's rows become. */
function rowsOf(before: Stored, request: V1StationRequest, stage: Stage): Row[] {
  const known = new Map(before.flows.map((flow) => [flow.id, flow]));
  const fresh = { ...BLANK, direction_of_route_code: request.direction_of_route_code };
  return request.channels.map((channel, at) => {
    const flow = channel.id === null ? undefined : known.get(channel.id);
    return { at, before: flow, after: asStored({ ...(flow ?? fresh), ...rowOf(channel) }, stage) };
  });
}

/** Refused where two flows would have the same four codes (S6); named by the channel row. */
function refuseTwins(rows: Row[], others: FlowRequest[]): void {
  for (const { after, at } of rows) {
    const before = [...others, ...rows.slice(0, at).map((row) => row.after)];
    if (before.some((other) => isSameFlow(other, after))) throw twinProblem(`channels.${at}.`);
  }
}

/** Refused where a flow with counts would get another identity or be removed (S7, S16). */
function refuseCounted(changed: FlowPlan['changed'], removed: FlowRow[]): void {
  const moved = changed.filter(({ before, after }) => before.has_counts && movesFlow(before, after));
  const byMethod = moved.some(({ before, after }) => before.count_method_code !== after.count_method_code);
  if (moved.length > 0) throw new ApiProblem(409, byMethod ? texts.fixedMethod : flowTexts.fixed);
  const counted = removed.find(({ has_counts }) => has_counts);
  if (counted) throw new ApiProblem(409, inFlow(counted.name, flowTexts.hasCounts));
}

type Channels = V1StationRequest & { removed_channels?: number[] | undefined };

/**
 * What a save of the v1 form does to the station's flows; the facts of its channels come from `readFacts`. A published
 * station's flows that the form does not send stay, unless it says that they are removed; a draft's are as the form says.
 * Every channel with an id is one of `before`.
 */
export function planFlows(
  before: Stored,
  { request, changed }: FactsOfRequest<Channels>,
  stage: Stage,
): FlowPlan {
  const wasPublished = !before.record.draft;
  const rows = rowsOf(before, request, stage);
  const sent = new Set(request.channels.map(({ id }) => id));
  const unsent = before.flows.filter(({ id }) => !sent.has(id));
  const gone = new Set(request.removed_channels);
  const removed = wasPublished ? unsent.filter(({ id }) => gone.has(id)) : unsent;
  const rest = unsent
    .filter((flow) => !removed.includes(flow))
    .map((flow) => ({ before: flow, after: { ...flow, ...changed } }));
  const kept = rows.flatMap((row) => (row.before ? [{ before: row.before, after: row.after }] : []));
  refuseCounted([...kept, ...rest], removed);
  refuseTwins(
    rows,
    rest.map(({ after }) => after),
  );
  return {
    added: rows.filter((row) => !row.before).map(({ after }) => after),
    changed: [...kept, ...rest].filter((row) => JSON.stringify(row.before) !== JSON.stringify(row.after)),
    removed,
  };
}
