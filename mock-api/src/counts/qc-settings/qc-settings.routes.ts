import { z } from 'zod';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { flag } from '../../platform/http/validate.ts';
import { readCountStation } from '../../stations/records/count-station.sql.ts';
import { stationId } from '../store/counts.payload.ts';
import { qcEmbedFor } from './qc-embed.rules.ts';

/** What stands in for the built-in picture of a station's counts, as the host is set (X2). */
export const qcSettings: Endpoint[] = [
  endpoint('GET /qc-settings', {
    summary: "Address of an outside visualization of a station's counts; null for the built-in picture",
    query: z.object({ flowid_txdot: stationId, nulls: flag().optional() }),
    reply: z.strictObject({ embed: z.string().nullable() }),
    handle: async ({ db, settings, caller, input: { query }, language }) => {
      const station = await readCountStation(db, query.flowid_txdot, language);
      const { nulls = false } = query;
      const ask = { agency: caller.user.agency.name, station: station.station_id_tmg, nulls };
      return { embed: qcEmbedFor(settings.qcEmbed, ask) };
    },
  }),
];
