import { tableOf } from './aadt-report.rules.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { aadtReport } from './aadt-report.ts';
import * as payload from './reports.payload.ts';

/** Annual averages of stations; the list of all is GET /stations?report=aadt. */
export const reports: Endpoint[] = [
  endpoint('GET /reports/aadt/:stationId', {
    summary: 'Annual averages of a station by flow and year, with what they were worked out from',
    params: payload.stationParams,
    reply: payload.report,
    handle: (ctx) => aadtReport(ctx, ctx.input.params.stationId),
  }),
  endpoint('GET /export/aadt', {
    summary: 'The same as a table: the first row holds the headers',
    query: payload.tableQuery,
    reply: payload.table,
    handle: async (ctx) => {
      const { stationId } = ctx.input.query;
      const table = tableOf(await aadtReport(ctx, stationId));
      await ctx.audit('report.download', { station_id_tmg: stationId }, { station: stationId });
      return table;
    },
  }),
];
