import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readCountStation } from '../../stations/records/count-station.sql.ts';
import { qcEmbedFor } from './qc-embed.rules.ts';

/** What stands in for the built-in picture of a station's counts, as the host is set (X2). */
export const qcSettings: Endpoint[] = [
  endpoint('GET /qc-settings', {
    handle: async ({ db, settings, caller, input: { query }, language }) => {
      const station = await readCountStation(db, query.flowid_txdot, language);
      const { nulls = false } = query;
      const ask = { agency: caller.user.agency.name, station: station.station_id_tmg, nulls };
      return { embed: qcEmbedFor(settings.qcEmbed, ask) };
    },
  }),
];
