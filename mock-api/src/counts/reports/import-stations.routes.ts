import type { BriefCtx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readingBy } from '../../platform/http/reading.ts';
import { selectImportStations } from '../../stations/list/stations.sql.ts';
import { withAadt } from './aadt-report.ts';
import { importStationReply } from './import-station-reply.ts';

type ListCall = Pick<BriefCtx<unknown>, 'brief' | 'caller'> & { input: { query: { vendor?: string } } };

const listed = async ({ brief, caller, input }: ListCall) =>
  (await selectImportStations(brief, caller.listAgency, input.query.vendor ?? null)).map(importStationReply);

/** Stations as the imports choose them and as the report compares them. */
export const importStations: Endpoint[] = [
  endpoint('GET /stations', {
    mayLag: 'all',
    // the report reads at length
    ahead: async (ctx) => (ctx.input.query.report ? null : listed({ ...ctx, brief: readingBy(ctx.ask) })),
    handle: async (ctx) => {
      const stations = await listed(ctx);
      return ctx.input.query.report ? withAadt({ ...ctx, db: ctx.reading }, stations) : stations;
    },
  }),
];
