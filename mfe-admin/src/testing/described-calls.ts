import { callsOf, type Description, type GuideCall } from '../api-guide/guide.rules.ts';

/** What a call answers of which nothing is shown. */
export const json = { 200: { content: { 'application/json': {} } } };
/** A description of some calls, as the API has it. */
const description: Description = {
  paths: {
    '/stations/{stationId}': {
      get: { summary: 'A station', responses: json, 'x-token-scopes': ['counts:read', 'read'] },
      put: { summary: 'Saves it', responses: json },
    },
    '/stations/summary': {
      get: {
        summary: 'All',
        responses: json,
        'x-token-scopes': ['counts:read', 'read'],
        servers: [{ url: '/api/v1' }, { url: '/api' }],
        deprecated: true,
        'x-sunset': '2027-03-01',
      },
    },
    '/counts': {
      get: {
        summary: 'Counts',
        parameters: [
          { name: 'flowid_txdot', in: 'query', required: true, example: 'AU0009' },
          { name: 'filters', in: 'query', required: false, example: '{"note":"Tom\'s & 5 %"}' },
          { name: 'last_id', in: 'query', required: false, examples: { other: { value: 7 } } },
          { name: 'page', in: 'query', required: false },
        ],
        responses: {
          200: { content: { 'application/json': { example: { data: [{ counts: [1, null] }] } } } },
        },
        'x-token-scopes': ['findings:read', 'read', 'other'],
      },
    },
    '/v1/counts': {
      post: {
        summary: 'Sends',
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, example: 'today' }],
        requestBody: { content: { 'application/json': { example: { interval: 60, note: "Tom's" } } } },
        responses: json,
        'x-token-scopes': ['counts:import', 'import'],
      },
    },
    '/v1/counts/csv': {
      post: {
        summary: 'Sends a file',
        parameters: [{ name: 'dry_run', in: 'query', required: false, example: 'true' }],
        requestBody: { content: { 'multipart/form-data': { example: { file: 'date,count\n' } } } },
        responses: json,
        'x-token-scopes': ['counts:import', 'import'],
      },
    },
    '/webhooks/{id}': {
      put: {
        summary: 'Changes one',
        parameters: [{ name: 'id', in: 'path', required: true, example: '3' }],
        requestBody: { content: { 'application/json': { example: { off: true } } } },
        responses: json,
        'x-token-scopes': ['webhooks:manage'],
      },
      delete: { summary: 'Deletes one', responses: json, 'x-token-scopes': ['webhooks:manage'] },
    },
    '/exports/{id}/file': {
      get: {
        summary: 'A file',
        responses: { 200: { content: { 'text/csv': { example: 'date,count\n' }, 'application/zip': {} } } },
        'x-token-scopes': ['counts:read', 'read'],
      },
    },
  },
};
/** The calls that tokens open in it. */
export const calls: GuideCall[] = callsOf(description);
/** One of them. */
export const callAt = (method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path) as GuideCall;
