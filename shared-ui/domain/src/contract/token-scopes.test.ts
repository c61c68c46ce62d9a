import { ACCESS, type ApiKey } from '../access.rules.ts';
import { TOKEN_SCOPES, type KeptTokenScope } from '../api-token.ts';
import { OLD_SCOPE_CALLS } from './old-scopes.ts';
import { CALL_SCOPES, everyScopeOf, opensCall, scopesOf } from './token-scopes.ts';

// the calls of each scope as the reference has them (network.md, section 8.1)
const REFERENCE = {
  'stations:read': [
    'GET /stations',
    'GET /stations/:stationId',
    'GET /stations/summary',
    'GET /next-stations/:id',
    'GET /next-stations/summary',
    'GET /stations/:stationId/channels',
    'GET /counties',
    'GET /count-types',
    'GET /txdot-districts',
    'GET /deployments',
    'GET /deployments/:id',
  ],
  'counts:read': [
    'GET /counts',
    'GET /counts/year',
    'GET /counts/calendar',
    'GET /counts/hours',
    'GET /counts/scope',
    'GET /counts/edits',
    'GET /counts/log',
    'GET /counts/certifications',
    'GET /reports/aadt/:stationId',
    'GET /export/aadt',
    'POST /export/prepare-csv',
    'GET /exports',
    'GET /exports/:id/link',
    'GET /exports/:id/file',
  ],
  'findings:read': [
    'GET /findings',
    'GET /finding-settings',
    'GET /counts/checklist',
    'GET /network/health',
    'GET /stations/:stationId/health',
  ],
  'counts:import': [
    'POST /counts/upload',
    'POST /counts/import/inspect',
    'POST /counts/import/preview',
    'POST /counts/import',
    'GET /imports',
    'GET /imports/:id',
    'GET /imports/:id/rejected',
    'POST /imports/:id/undo',
    'POST /v1/counts',
  ],
  'webhooks:manage': ['GET /webhooks', 'POST /webhooks', 'POST /webhooks/:id/ping'],
} as const satisfies Record<(typeof TOKEN_SCOPES)[number], readonly ApiKey[]>;

test.each(TOKEN_SCOPES.flatMap((scope) => REFERENCE[scope].map((call) => [scope, call] as const)))(
  'the scope %s opens %s, and none other does',
  (scope, call) => expect(scopesOf(call)).toEqual([scope]),
);

const NEVER =
  /\/(user|users|password|registrations|agenc|agency-tokens|audit|admin|recaptcha|human-check|sign-in|notifications|unsubscribe|contacts|search|to-do|table-views)\b|\/counts\/(certify|reopen|update|undo|mark)/;
const open = (Object.keys(CALL_SCOPES) as ApiKey[]).filter((call) => scopesOf(call).length > 0);

test.each(open)('%s is nothing that tokens never do', (call) => expect(call).not.toMatch(NEVER));

const READING = open.filter((call) => scopesOf(call).some((scope) => scope.endsWith(':read')));

test.each(READING)('%s only reads, but for the order of an export', (call) =>
  expect(call.startsWith('GET ') || call === 'POST /export/prepare-csv').toBe(true),
);

test('every call that is not everybody’s says what opens it, or that nothing does', () => {
  const closed = (Object.keys(ACCESS) as ApiKey[]).filter((call) => ACCESS[call] !== 'public');
  expect(Object.keys(CALL_SCOPES).toSorted()).toEqual(closed.toSorted());
});

test.each<[KeptTokenScope, ApiKey, boolean]>([
  ['read', 'GET /counts', true],
  ['read', 'GET /imports/:id', true],
  ['read', 'GET /findings', true],
  // what came later is not theirs
  ['read', 'GET /counts/log', false],
  ['read', 'POST /v1/counts', false],
  ['import', 'POST /v1/counts', true],
  ['import', 'GET /stations/:stationId/channels', true],
  ['import', 'POST /imports/:id/undo', false],
  ['webhooks', 'POST /webhooks', true],
  ['webhooks', 'GET /counts', false],
  ['counts:read', 'GET /imports/:id', false],
  ['counts:import', 'GET /stations/:stationId/channels', false],
])('a token of the scope %s opens %s: %p', (scope, call, opens) =>
  expect(opensCall(scope, call)).toBe(opens),
);

test('what tokens of before opened is as it was then', () => {
  const counted = Object.entries(OLD_SCOPE_CALLS).map(([scope, calls]) => [scope, calls.length]);
  expect(counted).toEqual([
    ['read', 46],
    ['import', 10],
    ['webhooks', 8],
  ]);
  expect(everyScopeOf('GET /imports')).toEqual(['counts:import', 'read', 'import']);
});
