import { found } from '../../http/api-problem.ts';
import { endpoint } from '../../http/endpoint.ts';
import * as payload from './next-stations.payload.ts';
import { deleteDraft, selectDraft, selectPublished } from './next-stations.sql.ts';
import { createStation, publishDraft, saveStation } from './save-station.ts';
import { readStationOptions, reverseGeocode } from './station-options.ts';

/** A draft's number in an address; 0, which no draft has, for anything else. */
const draftId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

const places = [
  endpoint('GET /station-reverse-geo', {
    access: 'signedIn',
    summary: 'The county that holds a place and the nearest city of that county',
    query: payload.geoQuery,
    reply: payload.reverseGeo,
    handle: ({ db, input }) => reverseGeocode(db, input.query),
  }),
  endpoint('GET /next-station-options', {
    access: 'nextStations',
    summary: 'The option lists of the newer station form',
    reply: payload.stationOptions,
    handle: ({ db, language, cache }) =>
      cache.get(`station options ${language}`, () => readStationOptions(db, language)),
  }),
];

const published = [
  endpoint('GET /next-stations/:id', {
    access: 'nextStations',
    summary: 'A published station by its six characters, as the newer form edits it',
    params: payload.stationParams,
    reply: payload.nextStation,
    handle: async ({ db, input }) =>
      payload.nextStationReply(found(await selectPublished(db, input.params.id, 'read'))),
  }),
  endpoint('POST /next-stations', {
    access: 'nextStations',
    summary: 'Publishes a new station; the server issues its number',
    body: payload.stationRequest,
    reply: payload.created,
    handle: async (ctx) => ({ data: await createStation(ctx, ctx.input.body, 'published') }),
  }),
  endpoint('PUT /next-stations/:id', {
    access: 'nextStations',
    summary: 'Updates a published station; 409 with the newer record where the version is stale',
    params: payload.stationParams,
    body: payload.versionedRequest,
    reply: payload.nextStation,
    handle: async (ctx) => {
      const { params, body } = ctx.input;
      return saveStation(ctx, found(await selectPublished(ctx.db, params.id, 'write')), body);
    },
  }),
];

const drafts = [
  endpoint('GET /next-draft-stations/:id', {
    access: 'nextStations',
    summary: 'A draft by its number',
    params: payload.stationParams,
    reply: payload.nextStation,
    handle: async ({ db, input }) =>
      payload.nextStationReply(found(await selectDraft(db, draftId(input.params.id), 'read'))),
  }),
  endpoint('POST /next-draft-stations', {
    access: 'nextStations',
    summary: 'Adds a draft; only its name is required',
    body: payload.stationRequest,
    reply: payload.created,
    handle: async (ctx) => ({ data: await createStation(ctx, ctx.input.body, 'draft') }),
  }),
  endpoint('PUT /next-draft-stations/:id', {
    access: 'nextStations',
    summary: 'Updates a draft; 409 with the newer record where the version is stale',
    params: payload.stationParams,
    body: payload.versionedRequest,
    reply: payload.nextStation,
    handle: async (ctx) => {
      const { params, body } = ctx.input;
      return saveStation(ctx, found(await selectDraft(ctx.db, draftId(params.id), 'write')), body);
    },
  }),
  endpoint('DELETE /next-draft-stations/:id', {
    access: 'nextStations',
    summary: 'Deletes a draft',
    params: payload.stationParams,
    reply: payload.done,
    handle: async ({ db, input, audit }) => {
      const id = draftId(input.params.id);
      const { station_name, agency_id } = found(await deleteDraft(db, id));
      await audit('draft.delete', { station_name }, { station: id, agency: agency_id });
      return { success: true as const };
    },
  }),
  endpoint('POST /next-draft-stations/:id/publish', {
    access: 'nextStations',
    summary: 'Publishes a draft; the server issues its number',
    params: payload.stationParams,
    body: payload.publishBody,
    reply: payload.nextStation,
    handle: async (ctx) => {
      const { params, body } = ctx.input;
      return publishDraft(ctx, found(await selectDraft(ctx.db, draftId(params.id), 'write')), body.station);
    },
  }),
];

/** Stations and drafts of the newer form, and the places and options that it asks for. */
export const nextStations = [...places, ...published, ...drafts];
