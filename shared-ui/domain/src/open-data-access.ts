import type { Access } from './roles.rules.ts';

/** Who may make the calls around what goes out: an agency's admins; everybody has links of their own. A part of `ACCESS`. */
export const OPEN_DATA_ACCESS = {
  'GET /open-data': 'admin',
  'PUT /open-data/:stationId': 'admin',
  'POST /open-data/:stationId/withdraw': 'admin',
  'POST /open-data/publish': 'admin',
  'GET /embed-sites': 'admin',
  'PUT /embed-sites': 'admin',
  'GET /share-links': 'signedIn',
  'POST /share-links': 'signedIn',
  'DELETE /share-links/:id': 'signedIn',
} as const satisfies Record<string, Access>;
