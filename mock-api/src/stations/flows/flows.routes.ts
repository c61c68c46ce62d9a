import { predictFlow } from './flow-prediction.rules.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { success } from '../../platform/http/schemas.ts';
import { readFlowOptions } from './flow-options.ts';
import * as payload from './flows.payload.ts';
import { selectLearned } from '../records/flows.sql.ts';
import { draftId } from '../records/draft-id.ts';
import { addFlow, removeFlow, saveFlow, saveFlowSet } from './save-flow.ts';

const asked = [
  endpoint('GET /next-flow-options', {
    summary: 'The option lists of the flow form',
    reply: payload.flowOptions,
    handle: ({ db, language, cache }) =>
      cache.get(`flow options ${language}`, () => readFlowOptions(db, language)),
  }),
  endpoint('POST /next-flow-predict', {
    summary: 'Likely answers for a new flow, learned from the published flows that the caller may see',
    body: payload.predictBody,
    reply: payload.prediction,
    handle: async ({ db, input }) => predictFlow(await selectLearned(db), input.body, input.body.predict),
  }),
];

const published = [
  endpoint('PUT /next-stations/:id/flows', {
    summary:
      'Saves the flows of a published station that a form changed, all or none, so two may change places',
    params: payload.setParams,
    body: payload.flowSet,
    reply: payload.flowList,
    handle: (ctx) => saveFlowSet(ctx, { published: ctx.input.params.id }, ctx.input.body, 'published'),
  }),
  endpoint('POST /next-flows', {
    summary: 'Adds a flow to a published station; 409 where it has one with the same four codes',
    body: payload.newFlow,
    reply: payload.flow,
    handle: (ctx) => {
      const { next_station_id, ...flow } = ctx.input.body;
      return addFlow(ctx, next_station_id, flow, 'published');
    },
  }),
  endpoint('PUT /next-flows/:id', {
    summary:
      'Updates a flow; 409 with the newer record where the version is stale, or where it has counts and another code',
    params: payload.flowParams,
    body: payload.changedFlow,
    reply: payload.flow,
    handle: (ctx) => saveFlow(ctx, Number(ctx.input.params.id), ctx.input.body, 'published'),
  }),
  endpoint('DELETE /next-flows/:id', {
    summary: 'Deletes a flow; 409 where it has counts',
    params: payload.flowParams,
    reply: success,
    handle: (ctx) => removeFlow(ctx, Number(ctx.input.params.id), 'published'),
  }),
];

const drafts = [
  endpoint('PUT /next-draft-stations/:id/flows', {
    summary: 'Saves the flows of a draft that a form changed, all or none',
    params: payload.setParams,
    body: payload.flowSet,
    reply: payload.flowList,
    handle: (ctx) => saveFlowSet(ctx, { draft: draftId(ctx.input.params.id) }, ctx.input.body, 'draft'),
  }),
  endpoint('POST /next-draft-flows', {
    summary: 'Adds a flow to a draft; anything may be left empty',
    body: payload.newDraftFlow,
    reply: payload.flow,
    handle: (ctx) => {
      const { next_draft_station_id, ...flow } = ctx.input.body;
      return addFlow(ctx, next_draft_station_id, flow, 'draft');
    },
  }),
  endpoint('PUT /next-draft-flows/:id', {
    summary: 'Updates a flow of a draft; 409 with the newer record where the version is stale',
    params: payload.flowParams,
    body: payload.changedFlow,
    reply: payload.flow,
    handle: (ctx) => saveFlow(ctx, Number(ctx.input.params.id), ctx.input.body, 'draft'),
  }),
  endpoint('DELETE /next-draft-flows/:id', {
    summary: 'Deletes a flow of a draft',
    params: payload.flowParams,
    reply: success,
    handle: (ctx) => removeFlow(ctx, Number(ctx.input.params.id), 'draft'),
  }),
];

/** Flows of the next form, and what the form asks while one is filled in. */
export const flows = [...asked, ...published, ...drafts];
