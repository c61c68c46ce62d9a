import {
  addressOf,
  addressPieces,
  askingOf,
  callsOf,
  curlOf,
  isGood,
  leftOf,
  type Description,
  type GuideCall,
} from './guide.rules.ts';

const json = { 200: { content: { 'application/json': {} } } };
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
          { name: 'flowid_txdot', in: 'query', required: true },
          { name: 'filters', in: 'query', required: false },
        ],
        responses: json,
        'x-token-scopes': ['findings:read', 'read', 'other'],
      },
    },
    '/v1/counts': {
      post: {
        summary: 'Sends',
        requestBody: { content: { 'application/json': { schema: { examples: [{ interval: 60 }] } } } },
        responses: json,
        'x-token-scopes': ['counts:import', 'import'],
      },
    },
    '/v1/counts/csv': {
      post: {
        summary: 'Sends a file',
        requestBody: { content: { 'multipart/form-data': {} } },
        responses: json,
        'x-token-scopes': ['counts:import', 'import'],
      },
    },
    '/exports/{id}/file': {
      get: {
        summary: 'A file',
        responses: { 200: { content: {} } },
        'x-token-scopes': ['counts:read', 'read'],
      },
    },
  },
};
const calls = callsOf(description);
const at = (method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path) as GuideCall;

test('tells the calls that tokens open, and no other', () => {
  expect(calls.map(({ method, path, scopes }) => `${method} ${path} ${scopes.join()}`)).toEqual([
    'GET /stations/{stationId} counts:read',
    'GET /stations/summary counts:read',
    'GET /counts findings:read',
    'POST /v1/counts counts:import',
    'POST /v1/counts/csv counts:import',
    'GET /exports/{id}/file counts:read',
  ]);
});

test('tells until when a call answers that is to go', () => {
  expect([at('GET', '/stations/summary').until, at('GET', '/counts').until]).toEqual(['2027-03-01', null]);
});

test('tells the former scopes where a server of before knows no others', () => {
  const get = { summary: 'Counts', responses: json, 'x-token-scopes': ['read'] };
  expect(callsOf({ paths: { '/counts': { get } } })[0]?.scopes).toEqual(['read']);
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
  ['GET', '/stations/summary', [`curl 'https://x.test/api/v1/stations/summary'`, token]],
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
  ['/stations/AU0004', 'GET /stations/:stationId', { stationId: 'AU0004' }, {}, '/stations/AU0004'],
  [
    ' /api/counts?flowid_txdot=AU0001&nulls=true',
    'GET /counts',
    {},
    { flowid_txdot: 'AU0001', nulls: 'true' },
    '/counts?flowid_txdot=AU0001&nulls=true',
  ],
  ['/api/v1/stations/AU0004', 'GET /stations/:stationId', { stationId: 'AU0004' }, {}, '/stations/AU0004'],
  ['/stations/a%20b', 'GET /stations/:stationId', { stationId: 'a b' }, {}, '/stations/a%20b'],
  ['/stations/%', 'GET /stations/:stationId', { stationId: '%' }, {}, '/stations/%'],
])('the address %j asks for %s', (written, key, params, query, address) => {
  expect(askingOf(written, calls)).toEqual({ key, params, query, address: `/api${address}` });
});

test.each(['/exports/1/file', '/v1/counts', '/users', ''])('the address %j asks for nothing', (written) => {
  expect(askingOf(written, calls)).toBeNull();
});

test.each([
  [
    { 'ratelimit-limit': '60', 'ratelimit-remaining': '0' },
    { left: 0, limit: 60 },
  ],
  [{}, null],
])('of the headers %j', (headers, left) => expect(leftOf(new Headers(headers))).toEqual(left));

test.each([
  ['2026-03-02T12:00:30Z', true],
  ['2026-03-02T12:00:04Z', false],
  ['2026-03-02T11:00:00Z', false],
])('a token until %s is good at noon: %s', (expires_at, good) => {
  expect(isGood({ expires_at }, new Date('2026-03-02T12:00:00Z'))).toBe(good);
});

test.each([
  ['GET /stations/{stationId}/channels', ['GET /', 'stations/', '{stationId}/', 'channels']],
  ['/stations/', ['/', 'stations/']],
])('the lines of %s end behind its slashes', (address, pieces) => {
  expect(addressPieces(address)).toEqual(pieces);
});
