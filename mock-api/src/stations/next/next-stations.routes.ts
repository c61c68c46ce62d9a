import { endpoint } from '../../platform/http/endpoint.ts';
import { draftId } from '../records/draft-id.ts';
import { removeDraftWithPhotos } from '../photos/remove-pictures.ts';
import { createStation, publishDraft, readStation, saveStation } from './save-station.ts';
import { readStationOptions, reverseGeocode } from './station-options.ts';

const places = [
  endpoint('GET /station-reverse-geo', {
    handle: ({ db, input }) => reverseGeocode(db, input.query),
  }),
  endpoint('GET /next-station-options', {
    handle: ({ db, language, cache }) =>
      cache.get(`station options ${language}`, () => readStationOptions(db, language)),
  }),
];

const published = [
  endpoint('GET /next-stations/:id', {
    handle: ({ db, input }) => readStation(db, { published: input.params.id }),
  }),
  endpoint('POST /next-stations', {
    handle: async (ctx) => ({ data: await createStation(ctx, ctx.input.body, 'published') }),
  }),
  endpoint('PUT /next-stations/:id', {
    handle: (ctx) => saveStation(ctx, { published: ctx.input.params.id }, ctx.input.body),
  }),
];

const drafts = [
  endpoint('GET /next-draft-stations/:id', {
    handle: ({ db, input }) => readStation(db, { draft: draftId(input.params.id) }),
  }),
  endpoint('POST /next-draft-stations', {
    handle: async (ctx) => ({ data: await createStation(ctx, ctx.input.body, 'draft') }),
  }),
  endpoint('PUT /next-draft-stations/:id', {
    handle: (ctx) => saveStation(ctx, { draft: draftId(ctx.input.params.id) }, ctx.input.body),
  }),
  endpoint('DELETE /next-draft-stations/:id', {
    handle: (ctx) => removeDraftWithPhotos(ctx, draftId(ctx.input.params.id)),
  }),
  endpoint('POST /next-draft-stations/:id/publish', {
    handle: (ctx) => publishDraft(ctx, { draft: draftId(ctx.input.params.id) }, ctx.input.body.station),
  }),
];

/** Stations and drafts of the next form, and the places and options that it asks for. */
export const nextStations = [...places, ...published, ...drafts];
