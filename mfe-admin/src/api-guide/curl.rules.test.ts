import { callAt } from '../testing/described-calls.ts';
import { curlOf } from './curl.rules.ts';

const token = '-H "Authorization: Bearer $COUNT_EXCHANGE_TOKEN"';
const json = `-H 'Content-Type: application/json'`;

test.each([
  ['GET', '/stations/summary', [`curl 'https://x.test/api/v1/stations/summary'`, token]],
  [
    'GET',
    '/counts',
    [
      `curl -G 'https://x.test/api/counts'`,
      `--data-urlencode 'flowid_txdot=AU0009'`,
      `--data-urlencode 'filters={"note":"Tom'\\''s & 5 %"}'`,
      token,
    ],
  ],
  [
    'POST',
    '/v1/counts',
    [
      `curl 'https://x.test/api/v1/counts'`,
      token,
      `-H 'Idempotency-Key: today'`,
      json,
      `-d '{"interval":60,"note":"Tom'\\''s"}'`,
    ],
  ],
  [
    'POST',
    '/v1/counts/csv',
    [`curl 'https://x.test/api/v1/counts/csv?dry_run=true'`, token, `-F 'file=@counts.csv'`],
  ],
  [
    'PUT',
    '/webhooks/{id}',
    [`curl 'https://x.test/api/webhooks/3'`, token, '-X PUT', json, `-d '{"off":true}'`],
  ],
  ['DELETE', '/webhooks/{id}', [`curl 'https://x.test/api/webhooks/1'`, token, '-X DELETE']],
])('%s %s is a command that names no token', (method, path, lines) => {
  expect(curlOf(callAt(method, path), 'https://x.test').split(' \\\n  ')).toEqual(lines);
});

test('a body without an example comes from a file', () => {
  expect(curlOf({ ...callAt('POST', '/v1/counts'), body: { example: null } }, '')).toMatch(/-d @body\.json$/);
});
