import type { Access } from './roles.rules.ts';

/** Who may make the calls around programs: their tokens, and the counts that they send. A part of `ACCESS`. */
export const PROGRAM_ACCESS = {
  'GET /user/tokens': 'signedIn',
  'POST /user/tokens': 'signedIn',
  'DELETE /user/tokens/:id': 'signedIn',
  'GET /agency-tokens': 'admin',
  'POST /agency-tokens': 'admin',
  'DELETE /agency-tokens/:id': 'admin',
  'POST /v1/counts': 'signedIn',
  'POST /v1/counts/csv': 'signedIn',
} as const satisfies Record<string, Access>;
