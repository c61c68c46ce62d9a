import type { automaticImportCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The City of Austin. */
const austin = { params: { agencyId: '3' } };

/** The calls around automatic imports. */
export const automaticRows: { [K in keyof typeof automaticImportCalls]: WalkRow<K> } = {
  'GET /automatic-import/:agencyId': { input: () => austin, foreign: 404 },
  'GET /automatic-import/:agencyId/runs': { input: () => ({ ...austin, query: {} }), foreign: 404 },
  'PUT /automatic-import/:agencyId': {
    input: () => ({ ...austin, body: { rhythm: 'nightly', version: 0 } }),
    foreign: 404,
  },
  'POST /automatic-import/:agencyId/run': { input: () => austin, foreign: 404 },
  // nothing is paused
  'POST /automatic-import/:agencyId/resume': { input: () => austin, own: 409, foreign: 404 },
};
