import type { ApiKey } from '../access.rules.ts';
import type { TokenScope } from '../api-token.ts';

/**
 * The calls that a token of each scope opens, and no other: the API asks here alone (`admit` in `answer.ts`), and a call that
 * nobody has named is for people who have signed in. On top of that its person, or a plain member of its agency, has to
 * have the right to make the call.
 */
export const TOKEN_CALLS = {
  read: [
    'GET /stations',
    'GET /stations/:stationId',
    'GET /stations/summary',
    'GET /stations/:stationId/home',
    'GET /stations/:stationId/channels',
    'GET /stations/:stationId/health',
    'GET /next-stations/:id',
    'GET /next-stations/summary',
    'GET /txdot-districts',
    'GET /counties',
    'GET /count-types',
    'GET /count-methods',
    'GET /travel-directions',
    'GET /suspects',
    'GET /deployments',
    'GET /deployments/:id',
    'GET /counts',
    'GET /counts/year',
    'GET /counts/calendar',
    'GET /counts/hours',
    'GET /counts/scope',
    'GET /counts/certifications',
    'GET /counts/checklist',
    'GET /campaigns',
    'GET /campaigns/:id',
    'GET /campaigns/:id/report',
    'GET /export/campaign-report',
    'GET /stations/:stationId/campaigns',
    'GET /findings',
    'GET /finding-settings',
    'GET /network/health',
    'GET /calendar',
    'GET /figures',
    'GET /figures/:stationId',
    'GET /figures/:stationId/tables',
    'GET /figures/:stationId/hours',
    'GET /export/figure-table',
    'GET /reports/aadt/:stationId',
    'GET /export/aadt',
    'POST /export/prepare-csv',
    'GET /exports',
    'GET /exports/:id/link',
    'GET /exports/:id/file',
    'GET /imports',
    'GET /imports/:id',
    'GET /imports/:id/rejected',
  ],
  import: [
    'GET /stations/:stationId/channels',
    'POST /v1/counts',
    'POST /v1/counts/csv',
    'POST /counts/upload',
    'POST /counts/import/inspect',
    'POST /counts/import/preview',
    'POST /counts/import',
    'GET /imports',
    'GET /imports/:id',
    'GET /imports/:id/rejected',
  ],
  webhooks: [
    'GET /webhooks',
    'POST /webhooks',
    'PUT /webhooks/:id',
    'DELETE /webhooks/:id',
    'POST /webhooks/:id/rotate',
    'POST /webhooks/:id/ping',
    'GET /webhooks/:id/deliveries',
    'POST /webhooks/:id/deliveries/:deliveryId/again',
  ],
} as const satisfies Record<TokenScope, readonly ApiKey[]>;

const SCOPES = Object.keys(TOKEN_CALLS) as TokenScope[];

/** The scopes that open a call to tokens; none where it is for signed-in people alone. */
export const scopesOf = (call: ApiKey): TokenScope[] =>
  SCOPES.filter((scope) => (TOKEN_CALLS[scope] as readonly ApiKey[]).includes(call));
