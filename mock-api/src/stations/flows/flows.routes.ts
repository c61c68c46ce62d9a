import { predictFlow } from './flow-prediction.rules.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readFlowOptions } from './flow-options.ts';
import { selectLearned } from '../records/flows.sql.ts';
import { draftId } from '../records/draft-id.ts';
import { addFlow, removeFlow, saveFlow, saveFlowSet } from './save-flow.ts';

const asked = [
  endpoint('GET /next-flow-options', {
    handle: ({ db, language, cache }) =>
      cache.get(`flow options ${language}`, () => readFlowOptions(db, language)),
  }),
  endpoint('POST /next-flow-predict', {
    handle: async ({ db, input }) => predictFlow(await selectLearned(db), input.body, input.body.predict),
  }),
];

const published = [
  endpoint('PUT /next-stations/:id/flows', {
    handle: (ctx) => saveFlowSet(ctx, { published: ctx.input.params.id }, ctx.input.body, 'published'),
  }),
  endpoint('POST /next-flows', {
    handle: (ctx) => {
      const { next_station_id, ...flow } = ctx.input.body;
      return addFlow(ctx, next_station_id, flow, 'published');
    },
  }),
  endpoint('PUT /next-flows/:id', {
    handle: (ctx) => saveFlow(ctx, Number(ctx.input.params.id), ctx.input.body, 'published'),
  }),
  endpoint('DELETE /next-flows/:id', {
    handle: (ctx) => removeFlow(ctx, Number(ctx.input.params.id), 'published'),
  }),
];

const drafts = [
  endpoint('PUT /next-draft-stations/:id/flows', {
    handle: (ctx) => saveFlowSet(ctx, { draft: draftId(ctx.input.params.id) }, ctx.input.body, 'draft'),
  }),
  endpoint('POST /next-draft-flows', {
    handle: (ctx) => {
      const { next_draft_station_id, ...flow } = ctx.input.body;
      return addFlow(ctx, next_draft_station_id, flow, 'draft');
    },
  }),
  endpoint('PUT /next-draft-flows/:id', {
    handle: (ctx) => saveFlow(ctx, Number(ctx.input.params.id), ctx.input.body, 'draft'),
  }),
  endpoint('DELETE /next-draft-flows/:id', {
    handle: (ctx) => removeFlow(ctx, Number(ctx.input.params.id), 'draft'),
  }),
];

/** Flows of the next form, and what the form asks while one is filled in. */
export const flows = [...asked, ...published, ...drafts];
