import type { figureTableCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The calls around tables of a count programme. */
export const figureTableRows: { [K in keyof typeof figureTableCalls]: WalkRow<K> } = {
  'GET /figures/:stationId/tables': {
    input: ({ station }) => ({ params: { stationId: station }, query: {} }),
    foreign: 404,
  },
  'GET /figures/:stationId/hours': {
    input: ({ station }) => ({ params: { stationId: station }, query: {} }),
    foreign: 404,
  },
  'GET /export/figure-table': {
    input: ({ station }) => ({ query: { stationId: station, table: 'months' } }),
    foreign: 404,
  },
};
