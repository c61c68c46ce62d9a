import { found } from '../../platform/http/api-problem.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { draftId } from '../records/draft-id.ts';
import { removeDraftWithPhotos } from '../photos/remove-pictures.ts';
import { readStation } from '../list/read-station.ts';
import { readV1Options } from './v1-options.ts';
import { readV1Station } from './read-v1-station.ts';
import { createV1Station, saveV1Station } from './save-v1-station.ts';

const published = [
  endpoint('GET /stations/:stationId', {
    briefly: async ({ brief: db, input: { params }, language }) => {
      const [station, record] = await Promise.all([
        readStation(db, params.stationId, language),
        readV1Station(db, { published: params.stationId }),
      ]);
      return { ...station, record };
    },
  }),
  endpoint('GET /station-options', {
    handle: ({ db, caller, language }) => readV1Options(db, caller.listAgency, language),
  }),
  endpoint('POST /stations', {
    handle: async (ctx) => {
      const station = await createV1Station(ctx, ctx.input.body.station, 'published');
      return { success: true as const, station_id_tmg: found(station.station_id_tmg), station };
    },
  }),
  endpoint('PUT /stations/channels/update', {
    handle: async (ctx) => {
      const { station_id_tmg, ...request } = ctx.input.body.station;
      const station = await saveV1Station(ctx, { published: station_id_tmg }, request, { publish: false });
      return { success: true as const, station };
    },
  }),
];

const drafts = [
  endpoint('GET /draft-stations/:draftId', {
    handle: ({ db, input }) => readV1Station(db, { draft: draftId(input.params.draftId) }),
  }),
  endpoint('GET /draft-stations/:draftId/channels', {
    handle: async ({ db, input }) =>
      (await readV1Station(db, { draft: draftId(input.params.draftId) })).channels,
  }),
  endpoint('POST /draft-stations', {
    handle: async (ctx) => ({
      success: true as const,
      station: await createV1Station(ctx, ctx.input.body.station, 'draft'),
    }),
  }),
  endpoint('PUT /draft-stations/channels/update', {
    handle: async (ctx) => {
      const { draft_id, ...request } = ctx.input.body.station;
      const station = await saveV1Station(ctx, { draft: draft_id }, request, { publish: false });
      return { success: true as const, station };
    },
  }),
  endpoint('POST /draft-stations/publish', {
    handle: async (ctx) => {
      const { draft_id, ...request } = ctx.input.body.station;
      const station = await saveV1Station(ctx, { draft: draft_id }, request, { publish: true });
      return { success: true as const, station_id_tmg: found(station.station_id_tmg), station };
    },
  }),
  endpoint('DELETE /draft-stations/:draftId', {
    handle: (ctx) => removeDraftWithPhotos(ctx, draftId(ctx.input.params.draftId)),
  }),
];

/** Stations and drafts of the v1 form. */
export const v1Stations = [...published, ...drafts];
