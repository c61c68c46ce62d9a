import type { WalkRow } from './walk-row.ts';

type PlaceKey =
  | 'GET /search'
  | 'GET /cities'
  | 'POST /cities'
  | 'PUT /cities/:id'
  | 'GET /eco-sites'
  | 'PUT /eco-sites/:siteId/agency';

const plain = { input: () => ({}), foreign: 200 } as const;

/** The calls around cities and whose the vendor's sites are. */
export const placeRows: { [K in PlaceKey]: WalkRow<K> } = {
  'GET /search': { input: () => ({ query: { q: 'trail' } }), foreign: 200 },
  'GET /cities': plain,
  'POST /cities': {
    input: () => ({
      body: { city_area: 'Nowhere', county_code: 227, tmg_prefix: null, latitude: 30.3, longitude: -97.7 },
    }),
    foreign: 200,
  },
  'PUT /cities/:id': {
    input: () => ({
      params: { id: '999999' },
      body: { city_area: 'Nowhere', county_code: 227, tmg_prefix: null, latitude: 30.3, longitude: -97.7 },
    }),
    own: 404,
    foreign: 404,
  },
  'GET /eco-sites': plain,
  // no such site
  'PUT /eco-sites/:siteId/agency': {
    input: () => ({ params: { siteId: '1' }, body: { agency_id: 4 } }),
    own: 404,
    foreign: 404,
  },
};
