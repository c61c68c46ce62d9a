import type { Access } from './roles.rules.ts';

/** Who may make the calls around programs: their tokens, the counts that they send, and the messages that they get. A part of `ACCESS`. */
export const PROGRAM_ACCESS = {
  'GET /user/tokens': 'signedIn',
  'POST /user/tokens': 'signedIn',
  'POST /user/tokens/trial': 'signedIn',
  'DELETE /user/tokens/:id': 'signedIn',
  'GET /agency-tokens': 'admin',
  'POST /agency-tokens': 'admin',
  'DELETE /agency-tokens/:id': 'admin',
  'GET /webhooks': 'admin',
  'POST /webhooks': 'admin',
  'PUT /webhooks/:id': 'admin',
  'DELETE /webhooks/:id': 'admin',
  'POST /webhooks/:id/rotate': 'admin',
  'POST /webhooks/:id/ping': 'admin',
  'GET /webhooks/:id/deliveries': 'admin',
  'POST /webhooks/:id/deliveries/:deliveryId/again': 'admin',
  'POST /v1/counts': 'signedIn',
  'POST /v1/counts/csv': 'signedIn',
} as const satisfies Record<string, Access>;
