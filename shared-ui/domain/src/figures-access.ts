import type { Access } from './roles.rules.ts';

/** Who may make the calls around figures and what is published of them. A part of `ACCESS`. */
export const FIGURES_ACCESS = {
  'GET /figures': 'signedIn',
  'GET /export/figures': 'signedIn',
  'GET /figures/:stationId': 'signedIn',
  'GET /figures/:stationId/tables': 'signedIn',
  'GET /figures/:stationId/hours': 'signedIn',
  'GET /export/figure-table': 'signedIn',
  // published figures: what an agency says in public is its admins' to decide
  'GET /figures/:stationId/provenance': 'signedIn',
  'GET /publications': 'signedIn',
  'POST /publications': 'admin',
  'GET /publications/:id': 'signedIn',
} as const satisfies Record<string, Access>;
