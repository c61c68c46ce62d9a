import type { Access } from './roles.rules.ts';

/** Who may make the calls around automatic imports: what an agency fetches by itself is its admins' to decide. A part of `ACCESS`. */
export const AUTOMATIC_IMPORT_ACCESS = {
  'GET /automatic-import/:agencyId': 'signedIn',
  'GET /automatic-import/:agencyId/runs': 'signedIn',
  'PUT /automatic-import/:agencyId': 'admin',
  'POST /automatic-import/:agencyId/run': 'admin',
  'POST /automatic-import/:agencyId/resume': 'admin',
} as const satisfies Record<string, Access>;
