import type { WalkRow } from './walk-row.ts';

type AgencyKey =
  | 'GET /agencies'
  | 'GET /agencies/:agencyId'
  | 'POST /agencies'
  | 'PUT /agencies/:agencyId'
  | 'DELETE /agencies/:agencyId'
  | 'POST /agencies/:agencyId/close'
  | 'POST /agencies/:agencyId/reopen'
  | 'GET /agency/districts/:agencyId';

/** The calls around agencies. */
export const agencyRows: { [K in AgencyKey]: WalkRow<K> } = {
  'GET /agencies': { input: () => ({ query: {} }), foreign: 200 },
  'GET /agencies/:agencyId': { input: () => ({ params: { agencyId: '3' } }), foreign: 404 },
  'POST /agencies': {
    input: () => ({ body: { name: 'City of Waco', eco_domain: null } }),
    foreign: 404,
    alone: { own: 403, why: 'an agency is added in the scope of the whole state' },
  },
  'PUT /agencies/:agencyId': {
    input: () => ({
      params: { agencyId: '3' },
      body: { name: 'Austin', eco_domain: null, txdot_districts: [14] },
    }),
    foreign: 404,
  },
  'DELETE /agencies/:agencyId': {
    input: () => ({ params: { agencyId: '3' } }),
    foreign: 404,
    own: 409,
  },
  'POST /agencies/:agencyId/close': {
    input: () => ({ params: { agencyId: '3' } }),
    foreign: 404,
    alone: { own: 409, why: 'nobody closes the agency that they work in' },
  },
  'POST /agencies/:agencyId/reopen': { input: () => ({ params: { agencyId: '3' } }), foreign: 404 },
  'GET /agency/districts/:agencyId': { input: () => ({ params: { agencyId: '3' } }), foreign: 404 },
};
