import {
  addressOf,
  addressPieces,
  askingOf,
  callsOf,
  curlOf,
  type Description,
  type GuideCall,
} from './guide.rules.ts';

const json = { 200: { content: { 'application/json': {} } } };
const description: Description = {
  paths: {
    '/stations/{stationId}': {
      get: { summary: 'A station', responses: json, 'x-token-scopes': ['read'] },
      put: { summary: 'Saves it', responses: json },
    },
    '/stations/summary': { get: { summary: 'All', responses: json, 'x-token-scopes': ['read'] } },
    '/counts': {
      get: {
        summary: 'Counts',
        parameters: [
          { name: 'flowid_txdot', in: 'query', required: true },
          { name: 'filters', in: 'query', required: false },
        ],
        responses: json,
        'x-token-scopes': ['read', 'other'],
      },
    },
    '/v1/counts': {
      post: {
        summary: 'Sends',
        requestBody: { content: { 'application/json': { schema: { examples: [{ interval: 60 }] } } } },
        responses: json,
        'x-token-scopes': ['import'],
      },
    },
    '/v1/counts/csv': {
      post: {
        summary: 'Sends a file',
        requestBody: { content: { 'multipart/form-data': {} } },
        responses: json,
        'x-token-scopes': ['import'],
      },
    },
    '/exports/{id}/file': {
      get: { summary: 'A file', responses: { 200: { content: {} } }, 'x-token-scopes': ['read'] },
    },
  },
};
const calls = callsOf(description);
const at = (method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path) as GuideCall;

test('tells the calls that tokens open, and no other', () => {
  expect(calls.map(({ method, path, scopes }) => `${method} ${path} ${scopes.join()}`)).toEqual([
    'GET /stations/{stationId} read',
    'GET /stations/summary read',
    'GET /counts read',
    'POST /v1/counts import',
    'POST /v1/counts/csv import',
    'GET /exports/{id}/file read',
  ]);
});

test.each([
  ['/stations/{stationId}', '/stations/AU0001'],
  ['/counts', '/counts?flowid_txdot=AU0001'],
  ['/exports/{id}/file', '/exports/1/file'],
])('%s is asked for as %s', (path, address) => {
  expect(addressOf(at('GET', path))).toBe(address);
});

const token = '-H "Authorization: Bearer $COUNT_EXCHANGE_TOKEN"';
test.each([
  ['GET', '/stations/summary', [`curl 'https://x.test/api/stations/summary'`, token]],
  [
    'POST',
    '/v1/counts',
    [
      `curl 'https://x.test/api/v1/counts'`,
      token,
      `-H 'Content-Type: application/json'`,
      `-d '{"interval":60}'`,
    ],
  ],
  ['POST', '/v1/counts/csv', [`curl 'https://x.test/api/v1/counts/csv'`, token, `-F 'file=@counts.csv'`]],
])('%s %s is a command that names no token', (method, path, lines) => {
  expect(curlOf(at(method, path), 'https://x.test').split(' \\\n  ')).toEqual(lines);
});

test('a body without an example comes from a file', () => {
  expect(curlOf({ ...at('POST', '/v1/counts'), body: { example: null } }, '')).toMatch(/-d @body\.json$/);
});

test.each([
  ['/stations/AU0004', { key: 'GET /stations/:stationId', params: { stationId: 'AU0004' }, query: {} }],
  [
    ' /api/counts?flowid_txdot=AU0001&nulls=true',
    { key: 'GET /counts', params: {}, query: { flowid_txdot: 'AU0001', nulls: 'true' } },
  ],
  ['/stations/a%20b', { key: 'GET /stations/:stationId', params: { stationId: 'a b' }, query: {} }],
  ['/stations/%', { key: 'GET /stations/:stationId', params: { stationId: '%' }, query: {} }],
  ['/exports/1/file', null],
  ['/v1/counts', null],
  ['/users', null],
  ['', null],
])('the address %j asks for %j', (address, asking) => {
  expect(askingOf(address, calls)).toEqual(asking);
});

test.each([
  ['GET /stations/{stationId}/channels', ['GET /', 'stations/', '{stationId}/', 'channels']],
  ['/stations/', ['/', 'stations/']],
])('the lines of %s end behind its slashes', (address, pieces) => {
  expect(addressPieces(address)).toEqual(pieces);
});
