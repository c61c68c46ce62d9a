import type { publicationCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** Nobody counted then: the walk asks who may, not what comes of it. */
const NOTHING = { year: 1998, mode: 'bicycle', method: 'aashto' } as const;

/** The calls around published figures. */
export const publicationRows: { [K in keyof typeof publicationCalls]: WalkRow<K> } = {
  'GET /figures/:stationId/provenance': {
    input: ({ station }) => ({ params: { stationId: station }, query: NOTHING }),
    own: 404,
    foreign: 404,
  },
  'GET /publications': { input: () => ({ query: {} }), foreign: 200 },
  'POST /publications': {
    input: ({ station }) => ({
      body: { station_id_tmg: station, ...NOTHING, shown: '1', reason: null, supersedes: null },
    }),
    own: 422,
    foreign: 404,
  },
  'GET /publications/:id': {
    input: ({ publication }) => ({ params: { id: String(publication) } }),
    foreign: 404,
  },
};
