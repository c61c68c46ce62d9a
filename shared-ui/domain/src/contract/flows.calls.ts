import { z } from 'zod';
import type { FlowList } from '../fields/forms.ts';
import { PREDICTED_FIELDS } from '../flow.ts';
import type { Calls } from './calls.ts';
import { done, idempotencyKey, idText } from './fields.schema.ts';
import { flow, flowFields, flowSet } from './flows.schema.ts';
import { listCode, optionsShape, readVersion, rowId } from './form-fields.schema.ts';

const ofFlow = z.object({ id: idText });
/** A station's number, or a draft's. */
const ofStation = z.object({ id: z.string().max(20) });
const changedFlow = z.object({ ...flowFields, version: readVersion });

const flowOptions = z.object(optionsShape<FlowList>('flow'));
export type FlowOptions = z.output<typeof flowOptions>;

const known = z.object({
  count_method_code: listCode,
  facility_type_code: listCode,
  street_side_code: listCode,
  count_type_code: listCode,
  vendor_code: listCode,
});
/** What a flow's other answers are predicted from (S8). */
export type PredictionInput = z.output<typeof known>;

const predictedField = z.enum(PREDICTED_FIELDS);
/** The code of each answer asked for, null where nothing is known. */
const prediction = z.partialRecord(predictedField, z.string().nullable());
export type FlowPrediction = z.output<typeof prediction>;

/** Flows of the next form. The four codes of a flow with counts (S6) stay as they are. */
export const flowCalls = {
  'GET /next-flow-options': { summary: 'The option lists of the flow form', reply: flowOptions },
  'POST /next-flow-predict': {
    summary: 'Likely answers for a new flow, learned from the published flows that the caller may see',
    body: known.extend({ predict: z.array(predictedField).max(20) }),
    reply: prediction,
  },
  /** All flows that a form changes, together; answers the station's flows. */
  'PUT /next-stations/:id/flows': {
    summary:
      'Saves the flows of a published station that a form changed, all or none, so two may change places',
    params: ofStation,
    body: flowSet,
    reply: z.array(flow),
  },
  'PUT /next-draft-stations/:id/flows': {
    summary: 'Saves the flows of a draft that a form changed, all or none',
    params: ofStation,
    body: flowSet,
    reply: z.array(flow),
  },
  'POST /next-flows': {
    summary: 'Adds a flow to a published station; 409 where it has one with the same four codes',
    body: z.object({ ...flowFields, request_key: idempotencyKey, next_station_id: rowId }),
    reply: flow,
  },
  'PUT /next-flows/:id': {
    summary:
      'Updates a flow; 409 with the newer record where the version is stale, or where it has counts and another code',
    params: ofFlow,
    body: changedFlow,
    reply: flow,
  },
  'DELETE /next-flows/:id': {
    summary: 'Deletes a flow; 409 where it has counts',
    params: ofFlow,
    reply: done,
  },
  'POST /next-draft-flows': {
    summary: 'Adds a flow to a draft; anything may be left empty',
    body: z.object({ ...flowFields, request_key: idempotencyKey, next_draft_station_id: rowId }),
    reply: flow,
  },
  'PUT /next-draft-flows/:id': {
    summary: 'Updates a flow of a draft; 409 with the newer record where the version is stale',
    params: ofFlow,
    body: changedFlow,
    reply: flow,
  },
  'DELETE /next-draft-flows/:id': { summary: 'Deletes a flow of a draft', params: ofFlow, reply: done },
} as const satisfies Calls;
