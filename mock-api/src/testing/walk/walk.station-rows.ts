import type {
  contactCalls,
  flowCalls,
  nextStationCalls,
  stationCalls,
  stationHomeCalls,
  stationNoteCalls,
  stationPhotoCalls,
  v1StationCalls,
} from 'shared-domain/contract';
import { completeStation } from './walk.bodies.ts';
import type { WalkRow } from './walk-row.ts';
import { completeFlow, completeV1Station, v1StationWith, prediction } from './walk.station-bodies.ts';

const plain = { input: () => ({}), foreign: 200 } as const;

/** The calls around stations, drafts and flows, of both forms. */
export const stationRows: {
  [
    K in keyof (typeof stationCalls &
      typeof stationHomeCalls &
      typeof stationNoteCalls &
      typeof stationPhotoCalls &
      typeof v1StationCalls &
      typeof nextStationCalls &
      typeof flowCalls &
      typeof contactCalls)
  ]: WalkRow<K>;
} = {
  'GET /contacts/:kind/:id': {
    input: ({ provider }) => ({ params: { kind: 'provider', id: String(provider) } }),
    foreign: 404,
  },
  'PUT /contacts/:kind/:id': {
    input: ({ provider }) => ({
      params: { kind: 'provider', id: String(provider) },
      body: { agency: null, name: 'Pat Provider', phone: null, email: 'pat@example.org' },
    }),
    foreign: 404,
  },
  'GET /stations/summary': { input: () => ({ query: { includeDrafts: true } }), foreign: 200 },
  'GET /next-stations/summary': { input: () => ({ query: { includeDrafts: true } }), foreign: 200 },
  'GET /stations': { input: () => ({ query: {} }), foreign: 200 },
  'GET /stations/:stationId': { input: ({ station }) => ({ params: { stationId: station } }), foreign: 404 },
  'GET /stations/:stationId/home': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'GET /stations/:stationId/notes': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'POST /stations/:stationId/notes': {
    input: ({ station }) => ({ params: { stationId: station }, body: { text: 'New battery' } }),
    foreign: 404,
  },
  'PUT /stations/:stationId/notes/:noteId': {
    input: ({ station, note }) => ({
      params: { stationId: station, noteId: String(note) },
      body: { text: 'New battery', version: 1 },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/notes/:noteId': {
    input: ({ station, note }) => ({ params: { stationId: station, noteId: String(note) } }),
    foreign: 404,
  },
  'GET /stations/:stationId/photos': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'POST /stations/:stationId/photos': {
    input: ({ station }) => ({ params: { stationId: station }, body: new FormData() }),
    own: 422,
    foreign: 404,
  },
  'PUT /stations/:stationId/photos/:photoId': {
    input: ({ station, photo }) => ({
      params: { stationId: station, photoId: photo },
      body: { caption: 'From the bridge', version: 1 },
    }),
    foreign: 404,
  },
  'GET /stations/:stationId/photos/:photoId/:size': {
    // of which the picture is gone
    input: ({ station, photo }) => ({ params: { stationId: station, photoId: photo, size: 'large' } }),
    own: 404,
    foreign: 404,
  },
  'DELETE /stations/:stationId/photos/:photoId': {
    input: ({ station, photo }) => ({ params: { stationId: station, photoId: photo } }),
    foreign: 404,
  },
  'GET /stations/:stationId/channels': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'POST /stations/channels': { input: ({ station }) => ({ body: { station } }), foreign: 404 },
  'GET /station-reverse-geo': {
    input: () => ({ query: { latitude: 30.277812, longitude: -97.734905 } }),
    foreign: 200,
  },
  'GET /next-station-options': plain,
  'GET /next-stations/:id': { input: ({ station }) => ({ params: { id: station } }), foreign: 404 },
  'POST /next-stations': { input: () => ({ body: completeStation }), foreign: 200 },
  'PUT /next-stations/:id': {
    input: ({ station }) => ({ params: { id: station }, body: completeStation }),
    foreign: 404,
  },
  'GET /next-draft-stations/:id': { input: ({ draft }) => ({ params: { id: String(draft) } }), foreign: 404 },
  'POST /next-draft-stations': { input: () => ({ body: completeStation }), foreign: 200 },
  'PUT /next-draft-stations/:id': {
    input: ({ draft }) => ({ params: { id: String(draft) }, body: completeStation }),
    foreign: 404,
  },
  'DELETE /next-draft-stations/:id': {
    input: ({ draft }) => ({ params: { id: String(draft) } }),
    foreign: 404,
  },
  'POST /next-draft-stations/:id/publish': {
    input: ({ draft }) => ({ params: { id: String(draft) }, body: { station: completeStation } }),
    foreign: 404,
  },
  'GET /station-options': plain,
  'POST /stations': { input: () => ({ body: { station: completeV1Station } }), foreign: 200 },
  'PUT /stations/channels/update': {
    input: ({ station, flow }) => ({
      body: { station: { ...v1StationWith(flow), station_id_tmg: station } },
    }),
    foreign: 404,
  },
  'GET /draft-stations/:draftId': {
    input: ({ draft }) => ({ params: { draftId: String(draft) } }),
    foreign: 404,
  },
  'GET /draft-stations/:draftId/channels': {
    input: ({ draft }) => ({ params: { draftId: String(draft) } }),
    foreign: 404,
  },
  'POST /draft-stations': { input: () => ({ body: { station: completeV1Station } }), foreign: 200 },
  'PUT /draft-stations/channels/update': {
    input: ({ draft }) => ({ body: { station: { ...completeV1Station, draft_id: draft } } }),
    foreign: 404,
  },
  'POST /draft-stations/publish': {
    input: ({ draft }) => ({ body: { station: { ...completeV1Station, draft_id: draft } } }),
    foreign: 404,
  },
  'DELETE /draft-stations/:draftId': {
    input: ({ draft }) => ({ params: { draftId: String(draft) } }),
    foreign: 404,
  },
  'GET /next-flow-options': plain,
  'POST /next-flow-predict': { input: () => ({ body: prediction }), foreign: 200 },
  'PUT /next-stations/:id/flows': {
    input: ({ station }) => ({ params: { id: station }, body: { flows: [], removed: [] } }),
    foreign: 404,
  },
  'PUT /next-draft-stations/:id/flows': {
    input: ({ draft }) => ({ params: { id: String(draft) }, body: { flows: [], removed: [] } }),
    foreign: 404,
  },
  'POST /next-flows': {
    input: ({ stationRow }) => ({ body: { ...completeFlow, next_station_id: stationRow } }),
    foreign: 404,
  },
  'PUT /next-flows/:id': {
    input: ({ flow }) => ({ params: { id: String(flow.id) }, body: { ...completeFlow, ...flow.identity } }),
    foreign: 404,
  },
  // it has counts
  'DELETE /next-flows/:id': {
    input: ({ flow }) => ({ params: { id: String(flow.id) } }),
    own: 409,
    foreign: 404,
  },
  'POST /next-draft-flows': {
    input: ({ draft }) => ({ body: { ...completeFlow, next_draft_station_id: draft } }),
    foreign: 404,
  },
  'PUT /next-draft-flows/:id': {
    input: ({ draftFlow }) => ({ params: { id: String(draftFlow) }, body: completeFlow }),
    foreign: 404,
  },
  'DELETE /next-draft-flows/:id': {
    input: ({ draftFlow }) => ({ params: { id: String(draftFlow) } }),
    foreign: 404,
  },
};
