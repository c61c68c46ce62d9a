import type { figureCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The calls around figures of stations. */
export const figureRows: { [K in keyof typeof figureCalls]: WalkRow<K> } = {
  'GET /figures': { input: () => ({ query: {} }), foreign: 200 },
  'GET /export/figures': {
    input: () => ({
      query: { mode: 'bicycle', sort: 'value', order: 'desc', columns: 'station_name,value' },
    }),
    foreign: 200,
  },
  'GET /figures/:stationId': {
    input: ({ station }) => ({ params: { stationId: station }, query: {} }),
    foreign: 404,
  },
};
