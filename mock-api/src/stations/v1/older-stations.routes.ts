import { found } from '../../platform/http/api-problem.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { success } from '../../platform/http/schemas.ts';
import { draftId } from '../records/draft-id.ts';
import { removeDraft } from '../records/remove-draft.ts';
import { readStation } from '../list/read-station.ts';
import { stationParams } from '../list/stations.payload.ts';
import { readOlderOptions } from './older-options.ts';
import * as payload from './older-stations.payload.ts';
import { readOlderStation } from './read-older-station.ts';
import { createOlderStation, saveOlderStation } from './save-older-station.ts';

const published = [
  endpoint('GET /stations/:stationId', {
    summary: 'A published station with its channels, and as the older form edits it',
    params: stationParams,
    reply: payload.stationWithRecord,
    handle: async ({ db, input, language }) => {
      const station = await readStation(db, input.params.stationId, language);
      return { ...station, record: await readOlderStation(db, { id: station.id }) };
    },
  }),
  endpoint('GET /station-options', {
    summary: 'The option lists of the older station form',
    reply: payload.olderStationOptions,
    handle: ({ db, caller, language }) => readOlderOptions(db, caller.listAgency, language),
  }),
  endpoint('POST /stations', {
    summary: 'Publishes a new station with its channels; the server issues its number',
    body: payload.newStation,
    reply: payload.published,
    handle: async (ctx) => {
      const station = await createOlderStation(ctx, ctx.input.body.station, 'published');
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
      const station = await saveOlderStation(ctx, { published: station_id_tmg }, request, { publish: false });
      return { success: true as const, station };
    },
  }),
];

const drafts = [
  endpoint('GET /draft-stations/:draftId', {
    summary: 'A draft by its number, as the older form edits it',
    params: payload.draftParams,
    reply: payload.olderStation,
    handle: ({ db, input }) => readOlderStation(db, { draft: draftId(input.params.draftId) }),
  }),
  endpoint('GET /draft-stations/:draftId/channels', {
    summary: 'The channels of a draft',
    params: payload.draftParams,
    reply: payload.channels,
    handle: async ({ db, input }) =>
      (await readOlderStation(db, { draft: draftId(input.params.draftId) })).channels,
  }),
  endpoint('POST /draft-stations', {
    summary: 'Adds a draft; only its name is required',
    body: payload.newStation,
    reply: payload.saved,
    handle: async (ctx) => ({
      success: true as const,
      station: await createOlderStation(ctx, ctx.input.body.station, 'draft'),
    }),
  }),
  endpoint('PUT /draft-stations/channels/update', {
    summary:
      'Updates a draft, whose channels are those sent; 409 with the newer record where a version is stale',
    body: payload.changedDraft,
    reply: payload.saved,
    handle: async (ctx) => {
      const { draft_id, ...request } = ctx.input.body.station;
      const station = await saveOlderStation(ctx, { draft: draft_id }, request, { publish: false });
      return { success: true as const, station };
    },
  }),
  endpoint('POST /draft-stations/publish', {
    summary: 'Publishes a draft with its channels; the server issues its number',
    body: payload.changedDraft,
    reply: payload.published,
    handle: async (ctx) => {
      const { draft_id, ...request } = ctx.input.body.station;
      const station = await saveOlderStation(ctx, { draft: draft_id }, request, { publish: true });
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

/** Stations and drafts of the older form. */
export const olderStations = [...published, ...drafts];
