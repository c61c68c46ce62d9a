import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { markingAt, markSeveral } from './mark-several.ts';

const marking = endpoint('GET /counts/marking', {
  handle: (ctx) => markingAt(ctx, ctx.input.query),
});

const mark = endpoint('POST /counts/mark-several', {
  handle: async (ctx) => ({
    success: true as const,
    stations: await markSeveral(ctx, ctx.input.body),
  }),
});

/** One mark over several stations. */
export const marks: Endpoint[] = [marking, mark];
