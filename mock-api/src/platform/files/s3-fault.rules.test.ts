import { S3NetworkError, S3ServiceError } from 's3mini';
import { isNoFile, isPassing, s3Sentence, statusOf } from './s3-fault.rules.ts';

const HOST = { endpoint: 'https://s3.example', bucket: 'counts' };
const service = (status: number, code?: string) => new S3ServiceError('refused', status, code);
const wrapped = (cause: Error) => new Error('of the client', { cause });
const silent = Object.assign(new Error('The operation was aborted'), { name: 'TimeoutError' });
const unreached = new TypeError('fetch failed', {
  cause: Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' }),
});

test.each<[string, Error, string]>([
  [
    'a refusal',
    service(403, 'AccessDenied'),
    'refuses the bucket counts to these credentials (AccessDenied)',
  ],
  ['a refusal without a code', service(401), 'refuses the bucket counts to these credentials (401)'],
  ['one that the client wraps', wrapped(service(403, 'SignatureDoesNotMatch')), '(SignatureDoesNotMatch)'],
  ['no bucket', service(404, 'NoSuchBucket'), 'there is no bucket counts at https://s3.example.'],
  ['another host', service(301, 'PermanentRedirect'), 'answered 301 (PermanentRedirect)'],
  ['a closed port', new S3NetworkError('network', 'ECONNREFUSED'), "can't be reached (ECONNREFUSED)"],
  ['no way there', unreached, "can't be reached (EHOSTUNREACH)"],
  ['a fault without a code', new TypeError('bad port'), "can't be reached (bad port)"],
  ['silence', silent, 'https://s3.example does not answer.'],
  ['silence that the client wraps', wrapped(silent), 'https://s3.example does not answer.'],
])('%s is told in a sentence', (_, error, sentence) => {
  expect(s3Sentence(HOST, error)).toContain(sentence);
});

test.each<[string, Error, boolean, number | null]>([
  ['a refusal', service(403), false, 403],
  ['what is not there', wrapped(service(404)), false, 404],
  ['a busy host', service(503), true, 503],
  ['too many requests', service(429), true, 429],
  ['no way there', unreached, true, null],
  ['silence', silent, true, null],
])('after %s another try may succeed or not', (_, error, passing, status) => {
  expect([isPassing(error), statusOf(error)]).toEqual([passing, status]);
});

test.each<[string, Error, boolean]>([
  ['a file', wrapped(service(404, 'NoSuchKey')), true],
  ['a bucket', service(404, 'NoSuchBucket'), false],
  ['nobody knows what', service(404), false],
  ['an answer', unreached, false],
])('of a host that has not %s it is known whether a file alone is missing', (_, error, missing) => {
  expect(isNoFile(error)).toBe(missing);
});
