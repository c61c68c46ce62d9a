import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectImportStations } from '../../stations/list/stations.sql.ts';
import { withAadt } from './aadt-report.ts';
import { importStationReply } from './import-station-reply.ts';

/** Stations as the imports choose them and as the report compares them. */
export const importStations: Endpoint[] = [
  endpoint('GET /stations', {
    mayLag: 'all',
    handle: async (ctx) => {
      const { db, caller, input } = ctx;
      const rows = await selectImportStations(db, caller.listAgency, input.query.vendor ?? null);
      const stations = rows.map(importStationReply);
      return input.query.report ? withAadt({ ...ctx, db: ctx.reading }, stations) : stations;
    },
  }),
];
