import type { OpenDataChoice } from 'shared-domain';
import type { openDataCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

const choice: OpenDataChoice = {
  is_on: true,
  first_month: '2025-01-01',
  hold_days: null,
  license: 'CC-BY-4.0',
  contact: 'Walk',
  note: null,
  daily_only: false,
  places: 5,
  version: 0,
};

/** The calls around what an agency lets out, and around read-only links. */
export const openDataRows: { [K in keyof typeof openDataCalls]: WalkRow<K> } = {
  'GET /open-data': { input: () => ({}), foreign: 200 },
  'PUT /open-data/:stationId': {
    input: ({ station }) => ({ params: { stationId: station }, body: choice }),
    foreign: 404,
  },
  // nothing of it is out
  'POST /open-data/:stationId/withdraw': {
    input: ({ station }) => ({ params: { stationId: station }, body: { reason: 'Walk' } }),
    own: 409,
    foreign: 404,
  },
  'POST /open-data/publish': { input: () => ({ body: {} }), foreign: 200 },
  'GET /embed-sites': { input: () => ({}), foreign: 200 },
  // each agency has its own
  'PUT /embed-sites': {
    input: () => ({ body: { sites: ['https://www.example.org'], version: 0 } }),
    foreign: 200,
  },
  'GET /share-links': { input: () => ({}), foreign: 200 },
  'POST /share-links': {
    input: ({ station }) => ({ body: { name: 'Walk', station_id: station, query: null, days: 30 } }),
    foreign: 404,
  },
  'DELETE /share-links/:id': { input: () => ({ params: { id: '999999' } }), own: 404, foreign: 404 },
};
