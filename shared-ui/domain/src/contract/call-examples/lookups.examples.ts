import type { ExamplesOf } from './example.ts';

/** The lists of codes. */
export const lookupsExamples: ExamplesOf<
  | 'GET /txdot-districts'
  | 'GET /counties'
  | 'GET /count-types'
  | 'GET /travel-directions'
  | 'GET /count-methods'
  | 'GET /suspects'
> = {
  'GET /txdot-districts': { reply: [{ code: 14, txdot_district: 'Austin', agency_id: 3 }] },
  'GET /counties': {
    reply: [
      { code: 11, county: 'Bastrop', txdot_district_code: 14, agency_id: 3 },
      { code: 16, county: 'Blanco', txdot_district_code: 14, agency_id: 3 },
    ],
  },
  'GET /count-types': {
    reply: [
      { code: '1', count_type: 'Pedestrian' },
      { code: '2', count_type: 'Bicycle' },
    ],
  },
  'GET /travel-directions': {
    reply: [
      { code: '1', direction: 'North' },
      { code: '2', direction: 'Northeast' },
    ],
  },
  'GET /count-methods': {
    reply: [
      { code: '1', count_method: 'Human (manual)' },
      { code: '2', count_method: 'Portable device' },
    ],
  },
  'GET /suspects': {
    reply: [
      { id: 1, excludes: true, validity_condition: 'Equipment malfunction' },
      { id: 2, excludes: true, validity_condition: 'Battery or power failure' },
    ],
  },
};
