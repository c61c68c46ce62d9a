import { CONTRACT, everyScopeOf } from 'shared-domain/contract';
import type { ApiKey } from 'shared-domain';
import { SPANISH_SUMMARIES } from './summaries.es.ts';
import { callAt, calls, json } from '../testing/described-calls.ts';
import {
  addressOf,
  addressPieces,
  callsOf,
  firstAddress,
  isGood,
  isTried,
  leftOf,
  shownAnswer,
  summaryIn,
} from './guide.rules.ts';

test('tells the calls that tokens open, and no other', () => {
  expect(calls.map(({ method, path, scopes }) => `${method} ${path} ${scopes.join()}`)).toEqual([
    'GET /stations/{stationId} counts:read',
    'GET /stations/summary counts:read',
    'GET /counts findings:read',
    'POST /v1/counts counts:import',
    'POST /v1/counts/csv counts:import',
    'PUT /webhooks/{id} webhooks:manage',
    'DELETE /webhooks/{id} webhooks:manage',
    'GET /exports/{id}/file counts:read',
  ]);
});

test('tells until when a call answers that is to go', () => {
  expect([callAt('GET', '/stations/summary').until, callAt('GET', '/counts').until]).toEqual([
    '2027-03-01',
    null,
  ]);
});

test('tells the former scopes where a server of before knows no others', () => {
  const get = { summary: 'Counts', responses: json, 'x-token-scopes': ['read'] };
  expect(callsOf({ paths: { '/counts': { get } } })[0]?.scopes).toEqual(['read']);
});

test.each([
  ['/stations/{stationId}', '/stations/AU0001'],
  ['/counts', '/counts?flowid_txdot=AU0009&filters={"note":"Tom\'s+%26+5+%25"}'],
  ['/exports/{id}/file', '/exports/1/file'],
])('%s is asked for as %s', (path, address) => {
  expect(addressOf(callAt('GET', path))).toBe(address);
});

test('tells what a call takes beside what is shown, and what it may be answered', () => {
  const { also, answer } = callAt('GET', '/counts');
  expect(also).toEqual([{ name: 'last_id', value: '7' }]);
  expect(answer).toBe('{\n  "data": [\n    {\n      "counts": [1, null]\n    }\n  ]\n}');
  expect(callAt('GET', '/exports/{id}/file').answer).toBe('date,count\n');
  expect(callAt('GET', '/stations/{stationId}').answer).toBeNull();
});

test.each([
  [{ ids: [1, 2], none: [] }, '{\n  "ids": [1, 2],\n  "none": []\n}'],
  [['a [b]', 'c'], '[\n  "a [b]",\n  "c"\n]'],
  ['[ 1 ]', '"[ 1 ]"'],
])('the answer %j is shown as %j', (answer, text) => expect(shownAnswer(answer)).toBe(text));

test('shows of a form the text of its file', () => {
  expect(callAt('POST', '/v1/counts/csv').body).toEqual({ file: 'date,count\n' });
});

test('of a server of before shows what that has', () => {
  const post = {
    summary: 'Sends',
    requestBody: { content: { 'application/json': { schema: { examples: [{ interval: 60 }] } } } },
    responses: json,
    'x-token-scopes': ['counts:import'],
  };
  const file = { 'multipart/form-data': { schema: {} } };
  const csv = { ...post, requestBody: { content: file } };
  const get = {
    summary: 'Counts',
    parameters: [{ name: 'flowid_txdot', in: 'query', required: true }],
    responses: json,
    'x-token-scopes': ['counts:read'],
  };
  const [rows, form, counts] = callsOf({
    paths: { '/rows': { post }, '/csv': { post: csv }, '/counts': { get } },
  });
  expect([rows?.body, form?.body]).toEqual([{ example: { interval: 60 } }, { file: null }]);
  expect(firstAddress(counts ? [counts] : [])).toBe('/counts?flowid_txdot=AU0001');
});

test('first the example of the counts is tried, and one that is guessed where there is none', () => {
  expect(firstAddress(calls)).toBe(addressOf(callAt('GET', '/counts')));
  expect(firstAddress([])).toBe('/counts?flowid_txdot=AU0001');
});

test('tries what reads, answers with JSON and is open to the token that is made for it', () => {
  expect(calls.filter(isTried).map(({ path }) => path)).toEqual([
    '/stations/{stationId}',
    '/stations/summary',
    '/counts',
  ]);
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

test('every call that tokens open is described in Spanish, and no other', () => {
  const opened = (Object.keys(CONTRACT) as ApiKey[]).filter((key) => everyScopeOf(key).length > 0);
  expect(Object.keys(SPANISH_SUMMARIES).toSorted()).toEqual(opened.toSorted());
});

test.each([
  ['es', '/stations/{stationId}', 'es', /^Una estación publicada con sus canales/],
  ['en', '/stations/{stationId}', 'en', /^A published station/],
  ['es', '/of-a-newer-server', 'en', /^What a newer server does$/],
])('in %s %s is described in %s', (language, path, lang, text) => {
  const summary = path.startsWith('/of') ? 'What a newer server does' : 'A published station';
  const shown = summaryIn(language, { method: 'GET', path, summary });
  expect(shown).toEqual({ text: expect.stringMatching(text), lang });
});
