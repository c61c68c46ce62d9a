import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectImportStations } from '../../stations/list/stations.sql.ts';
import { withAadt } from './aadt-report.ts';
import * as payload from './import-stations.payload.ts';

/** Stations as the imports choose them and as the report compares them. */
export const importStations: Endpoint[] = [
  endpoint('GET /stations', {
    summary:
      'Stations that counts can be uploaded to, of one vendor if asked; with their annual averages if asked',
    query: payload.importQuery,
    reply: payload.importStations,
    handle: async (ctx) => {
      const { db, caller, input } = ctx;
      const rows = await selectImportStations(db, caller.listAgency, input.query.vendor ?? null);
      const stations = rows.map(payload.importStationReply);
      return input.query.report ? withAadt({ ...ctx, db: ctx.reading }, stations) : stations;
    },
  }),
];
