import { endpoint } from '../../platform/http/endpoint.ts';
import { success } from '../../platform/http/schemas.ts';
import { draftId } from '../records/draft-id.ts';
import { removeDraft } from '../records/remove-draft.ts';
import * as payload from './next-stations.payload.ts';
import { createStation, publishDraft, readStation, saveStation } from './save-station.ts';
import { readStationOptions, reverseGeocode } from './station-options.ts';

const places = [
  endpoint('GET /station-reverse-geo', {
    summary: 'The county that holds a place and the nearest city of that county',
    query: payload.geoQuery,
    reply: payload.reverseGeo,
    handle: ({ db, input }) => reverseGeocode(db, input.query),
  }),
  endpoint('GET /next-station-options', {
    summary: 'The option lists of the next station form',
    reply: payload.stationOptions,
    handle: ({ db, language, cache }) =>
      cache.get(`station options ${language}`, () => readStationOptions(db, language)),
  }),
];

const published = [
  endpoint('GET /next-stations/:id', {
    summary: 'A published station by its six characters, as the next form edits it',
    params: payload.stationParams,
    reply: payload.nextStation,
    handle: ({ db, input }) => readStation(db, { published: input.params.id }),
  }),
  endpoint('POST /next-stations', {
    summary: 'Publishes a new station; the server issues its number',
    body: payload.newStation,
    reply: payload.created,
    handle: async (ctx) => ({ data: await createStation(ctx, ctx.input.body, 'published') }),
  }),
  endpoint('PUT /next-stations/:id', {
    summary: 'Updates a published station; 409 with the newer record where the version is stale',
    params: payload.stationParams,
    body: payload.versionedRequest,
    reply: payload.nextStation,
    handle: (ctx) => saveStation(ctx, { published: ctx.input.params.id }, ctx.input.body),
  }),
];

const drafts = [
  endpoint('GET /next-draft-stations/:id', {
    summary: 'A draft by its number',
    params: payload.stationParams,
    reply: payload.nextStation,
    handle: ({ db, input }) => readStation(db, { draft: draftId(input.params.id) }),
  }),
  endpoint('POST /next-draft-stations', {
    summary: 'Adds a draft; only its name is required',
    body: payload.newStation,
    reply: payload.created,
    handle: async (ctx) => ({ data: await createStation(ctx, ctx.input.body, 'draft') }),
  }),
  endpoint('PUT /next-draft-stations/:id', {
    summary: 'Updates a draft; 409 with the newer record where the version is stale',
    params: payload.stationParams,
    body: payload.versionedRequest,
    reply: payload.nextStation,
    handle: (ctx) => saveStation(ctx, { draft: draftId(ctx.input.params.id) }, ctx.input.body),
  }),
  endpoint('DELETE /next-draft-stations/:id', {
    summary: 'Deletes a draft',
    params: payload.stationParams,
    reply: success,
    handle: (ctx) => removeDraft(ctx, draftId(ctx.input.params.id)),
  }),
  endpoint('POST /next-draft-stations/:id/publish', {
    summary: 'Publishes a draft; the server issues its number',
    params: payload.stationParams,
    body: payload.publishBody,
    reply: payload.nextStation,
    handle: (ctx) => publishDraft(ctx, { draft: draftId(ctx.input.params.id) }, ctx.input.body.station),
  }),
];

/** Stations and drafts of the next form, and the places and options that it asks for. */
export const nextStations = [...places, ...published, ...drafts];
