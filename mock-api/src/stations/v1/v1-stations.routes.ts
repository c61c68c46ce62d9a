import { found } from '../../platform/http/api-problem.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { success } from '../../platform/http/schemas.ts';
import { draftId } from '../records/draft-id.ts';
import { removeDraft } from '../records/remove-draft.ts';
import { readStation } from '../list/read-station.ts';
import { stationParams } from '../list/stations.payload.ts';
import { readV1Options } from './v1-options.ts';
import * as payload from './v1-stations.payload.ts';
import { readV1Station } from './read-v1-station.ts';
import { createV1Station, saveV1Station } from './save-v1-station.ts';

const published = [
  endpoint('GET /stations/:stationId', {
    summary: 'A published station with its channels, and as the v1 form edits it',
    params: stationParams,
    reply: payload.stationWithRecord,
    handle: async ({ db, input, language }) => {
      const station = await readStation(db, input.params.stationId, language);
      return { ...station, record: await readV1Station(db, { id: station.id }) };
    },
  }),
  endpoint('GET /station-options', {
    summary: 'The option lists of the v1 station form',
    reply: payload.v1StationOptions,
    handle: ({ db, caller, language }) => readV1Options(db, caller.listAgency, language),
  }),
  endpoint('POST /stations', {
    summary: 'Publishes a new station with its channels; the server issues its number',
    body: payload.newStation,
    reply: payload.published,
    handle: async (ctx) => {
      const station = await createV1Station(ctx, ctx.input.body.station, 'published');
      return { success: true as const, station_id_tmg: found(station.station_id_tmg), station };
    },
  }),
  endpoint('PUT /stations/channels/update', {
    summary:
      'Updates a published station with its channels; 409 with the newer record where a version is stale',
    body: payload.changedStation,
    reply: payload.saved,
    handle: async (ctx) => {
      const { station_id_tmg, ...request } = ctx.input.body.station;
      const station = await saveV1Station(ctx, { published: station_id_tmg }, request, { publish: false });
      return { success: true as const, station };
    },
  }),
];

const drafts = [
  endpoint('GET /draft-stations/:draftId', {
    summary: 'A draft by its number, as the v1 form edits it',
    params: payload.draftParams,
    reply: payload.v1Station,
    handle: ({ db, input }) => readV1Station(db, { draft: draftId(input.params.draftId) }),
  }),
  endpoint('GET /draft-stations/:draftId/channels', {
    summary: 'The channels of a draft',
    params: payload.draftParams,
    reply: payload.channels,
    handle: async ({ db, input }) =>
      (await readV1Station(db, { draft: draftId(input.params.draftId) })).channels,
  }),
  endpoint('POST /draft-stations', {
    summary: 'Adds a draft; only its name is required',
    body: payload.newStation,
    reply: payload.saved,
    handle: async (ctx) => ({
      success: true as const,
      station: await createV1Station(ctx, ctx.input.body.station, 'draft'),
    }),
  }),
  endpoint('PUT /draft-stations/channels/update', {
    summary:
      'Updates a draft, whose channels are those sent; 409 with the newer record where a version is stale',
    body: payload.changedDraft,
    reply: payload.saved,
    handle: async (ctx) => {
      const { draft_id, ...request } = ctx.input.body.station;
      const station = await saveV1Station(ctx, { draft: draft_id }, request, { publish: false });
      return { success: true as const, station };
    },
  }),
  endpoint('POST /draft-stations/publish', {
    summary: 'Publishes a draft with its channels; the server issues its number',
    body: payload.changedDraft,
    reply: payload.published,
    handle: async (ctx) => {
      const { draft_id, ...request } = ctx.input.body.station;
      const station = await saveV1Station(ctx, { draft: draft_id }, request, { publish: true });
      return { success: true as const, station_id_tmg: found(station.station_id_tmg), station };
    },
  }),
  endpoint('DELETE /draft-stations/:draftId', {
    summary: 'Deletes a draft with its channels',
    params: payload.draftParams,
    reply: success,
    handle: (ctx) => removeDraft(ctx, draftId(ctx.input.params.draftId)),
  }),
];

/** Stations and drafts of the v1 form. */
export const v1Stations = [...published, ...drafts];
