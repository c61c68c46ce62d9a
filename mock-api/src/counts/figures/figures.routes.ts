import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { stationFigures, statewideFigures } from './figures.ts';
import type { LayerSource } from './layers.ts';

/** Figures of stations by mode and year, under these layers (E7, E8). */
export const figures = (layers: readonly LayerSource[]): Endpoint[] => [
  endpoint('GET /figures', {
    mayLag: 'reading',
    handle: ({ reading, cache, language, now, caller, input: { query } }) =>
      statewideFigures(
        { db: reading, cache, language, now, layers },
        { agency: query.agency_id ?? caller.listAgency, year: query.year },
      ),
  }),
  endpoint('GET /figures/:stationId', {
    mayLag: 'reading',
    handle: ({ reading, cache, language, now, input: { params, query } }) =>
      stationFigures(
        { db: reading, cache, language, now, layers },
        { stationId: params.stationId, year: query.year },
      ),
  }),
];
