import type { Access } from './roles.rules.ts';

/** Who may make the calls by which counts are reviewed and certified, and those of campaigns. A part of `ACCESS`. */
export const REVIEW_ACCESS = {
  'GET /findings': 'signedIn',
  'POST /findings/run': 'signedIn',
  'POST /findings/accept': 'signedIn',
  'POST /findings/dismiss': 'signedIn',
  'POST /findings/reopen': 'signedIn',
  'GET /finding-settings': 'signedIn',
  'PUT /finding-settings': 'signedIn',
  'POST /counts/certify': 'signedIn',
  'GET /counts/checklist': 'signedIn',
  'GET /counts/certifications': 'signedIn',
  'GET /campaigns': 'signedIn',
  'POST /campaigns': 'admin',
  'GET /campaigns/:id': 'signedIn',
  'PUT /campaigns/:id': 'admin',
  'DELETE /campaigns/:id': 'admin',
  'POST /campaigns/:id/open': 'admin',
  'POST /campaigns/:id/close': 'admin',
  'POST /campaigns/:id/reopen': 'superAdmin',
  'POST /campaigns/:id/stations/:stationId': 'signedIn',
  'GET /campaigns/:id/report': 'signedIn',
  'GET /export/campaign-report': 'signedIn',
  'PUT /campaign-settings': 'admin',
  'GET /stations/:stationId/campaigns': 'signedIn',
} as const satisfies Record<string, Access>;
