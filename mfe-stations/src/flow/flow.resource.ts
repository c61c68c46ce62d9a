import { call } from 'shared-ui/api';
import type {
  FlowOptions,
  FlowPrediction,
  FlowRequest,
  Keyed,
  NextFlow,
  PredictedField,
  PredictionInput,
  Versioned,
} from 'shared-ui/domain';

/** Whose flows are meant: a published station's or a draft's, by the number that both calls take. */
export type FlowOwner = { id: number; draft: boolean };

/** The option lists of the flow form, in the reader's language. */
export function loadFlowOptions(): Promise<FlowOptions> {
  return call('GET /next-flow-options');
}

/** What the published flows with the same answers say of the others; null where nothing is known (S8). */
export function predictFlow(known: PredictionInput, predict: PredictedField[]): Promise<FlowPrediction> {
  return call('POST /next-flow-predict', { body: { ...known, predict } });
}

/** Adds a flow, once under its key. */
export function createFlow({ id, draft }: FlowOwner, flow: Keyed<FlowRequest>): Promise<NextFlow> {
  return draft
    ? call('POST /next-draft-flows', { body: { ...flow, next_draft_station_id: id } })
    : call('POST /next-flows', { body: { ...flow, next_station_id: id } });
}

/** Updates a flow; a stale version answers 409. */
export function updateFlow(
  { draft }: FlowOwner,
  id: number,
  flow: Versioned<FlowRequest>,
): Promise<NextFlow> {
  const input = { params: { id: String(id) }, body: flow };
  return draft ? call('PUT /next-draft-flows/:id', input) : call('PUT /next-flows/:id', input);
}

/** Deletes a flow for good; one with counts answers 409. */
export async function deleteFlow({ draft }: FlowOwner, id: number): Promise<void> {
  const input = { params: { id: String(id) } };
  if (draft) await call('DELETE /next-draft-flows/:id', input);
  else await call('DELETE /next-flows/:id', input);
}
