import { tableOf } from './aadt-report.rules.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { aadtReport } from './aadt-report.ts';

/** Annual averages of stations; the list of all is GET /stations?report=aadt. */
export const reports: Endpoint[] = [
  endpoint('GET /reports/aadt/:stationId', {
    mayLag: 'all',
    handle: (ctx) => aadtReport({ ...ctx, db: ctx.reading }, ctx.input.params.stationId),
  }),
  endpoint('GET /export/aadt', {
    mayLag: 'reading',
    handle: async (ctx) => {
      const { stationId } = ctx.input.query;
      const table = tableOf(await aadtReport({ ...ctx, db: ctx.reading }, stationId));
      await ctx.audit('report.download', { station_id_tmg: stationId }, { station: stationId });
      return table;
    },
  }),
];
