import fc, { type Arbitrary } from 'fast-check';
import type { ApiKey } from 'shared-domain';
import { inputOf } from '../walk/walk.bad-input.ts';
import { operations, type JsonSchema, type Operation } from './description.ts';
import { hostileValue, HOSTILE_JSON, valueFor } from './values.ts';

/** Who asks; the last three have no token, one whose time is over, and one that is none. */
export const ASKERS = ['user', 'admin', 'super', 'houston', 'nobody', 'expired', 'malformed'] as const;
export type Asker = (typeof ASKERS)[number];

/** One request, as plain as a command line: what is sent, by whom, and which call it was made for. */
export type FuzzRequest = {
  key: string;
  asker: Asker;
  /** Where the token travels. */
  tokenIn: 'header' | 'query' | 'body';
  method: string;
  /** Below /api, with its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const HEADERS: Record<string, string>[] = [
  { 'accept-language': 'es' },
  { 'accept-language': 'xx;q=1e9,,;q=' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/xml' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '127.0.0.1, ::1' },
  { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  { range: 'bytes=0-1,-1,99999999999999999999-' },
  { cookie: 'token=1; session=admin' },
  { 'if-none-match': '*' },
  { 'content-length': '99999999999' },
];
const PATH_TRICKS = [
  '/',
  '//',
  '/..',
  '/%2e%2e/users',
  '/%00',
  '/%ff',
  ';admin=1',
  '/.',
  '%20',
  '?x[]=1&x[]=2',
  '#x',
];

const encodedPart = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // half of a character pair can't be sent in an address
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
};

function pathOf(operation: Operation, values: Record<string, unknown>): string {
  const named = (where: 'path' | 'query') => operation.parameters.filter((one) => one.in === where);
  const path = named('path').reduce(
    (at, { name }) => at.replace(`{${name}}`, encodedPart(values[name]) || '%20'),
    operation.path,
  );
  const query = named('query')
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name }) => `${name}=${encodedPart(values[name])}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function parametersOf(operation: Operation, ids: readonly unknown[]): Arbitrary<Record<string, unknown>> {
  const values = operation.parameters.map(({ name, schema }) => [name, valueFor(schema, ids, name)] as const);
  return fc.record(Object.fromEntries(values), {
    requiredKeys: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

const CONTENTS = [
  'Date,Bicycle\n2026-01-01 00:00,4\n2026-01-01 01:00,5\n',
  '',
  '\u0000\u0001\u0002',
  'PK\u0003\u0004',
  `Time;A\n${'1;2\n'.repeat(2000)}`,
  '"'.repeat(5000),
];
const NAMES = [
  'counts.csv',
  '../../x.csv',
  'a\r\nb.csv',
  'ü".csv',
  'x'.repeat(3000),
  '',
  'con',
  'x.csv\u0000.exe',
];
const BOUNDARY = 'fuzz-boundary';

const formBody: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('file', 'files', 'token', ''),
    fc.constantFrom(...NAMES),
    fc.constantFrom(...CONTENTS),
    fc.boolean(),
  )
  .map(([field, name, content, ends]) =>
    [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
      'Content-Type: text/csv',
      '',
      content,
      ...(ends ? [`--${BOUNDARY}--`, ''] : []),
    ].join('\r\n'),
  );

/** What the walk sends with a call, which is right in every field, with some of them put otherwise. */
function nearWalk(operation: Operation, schema: JsonSchema, ids: readonly unknown[]): Arbitrary<unknown> {
  const key = operation.key.replaceAll(/\{(\w+)\}/g, ':$1') as ApiKey;
  const { body } = inputOf(key);
  if (!body) return valueFor(schema, ids);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return fc.constant(body);
  const other = fc
    .constantFrom(...fields)
    .chain(([name, of]) =>
      fc.oneof(valueFor(of, ids, name), hostileValue).map((value) => ({ [name]: value })),
    );
  return fc.array(other, { maxLength: 3 }).map((others) => Object.assign({}, body, ...others) as object);
}

function bodyOf(operation: Operation, ids: readonly unknown[]): Arbitrary<string | null> {
  const { body } = operation;
  if (body === null) return fc.constant(null);
  if (body === 'form') return formBody;
  const json = (value: unknown) => JSON.stringify(value) ?? 'null';
  return fc.oneof(
    { weight: 6, arbitrary: nearWalk(operation, body, ids).map(json) },
    { weight: 5, arbitrary: valueFor(body, ids).map(json) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_JSON) },
  );
}

function requestFor(operation: Operation, ids: readonly unknown[]): Arbitrary<FuzzRequest> {
  const rarely = <T>(usual: T, other: Arbitrary<T>) =>
    fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
  const type = operation.body === 'form' ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  return fc
    .record({
      asker: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...ASKERS.slice(0, 4)) },
        { weight: 1, arbitrary: fc.constantFrom(...ASKERS.slice(4)) },
      ),
      tokenIn: rarely<FuzzRequest['tokenIn']>('header', fc.constantFrom('query', 'body')),
      method: rarely(operation.method, fc.constantFrom(...METHODS)),
      values: parametersOf(operation, ids),
      trick: rarely('', fc.constantFrom(...PATH_TRICKS)),
      headers: rarely<Record<string, string>>({}, fc.constantFrom(...HEADERS)),
      body: bodyOf(operation, ids),
    })
    .map(({ values, trick, headers, body, method, ...rest }) => ({
      key: operation.key,
      ...rest,
      method,
      path: pathOf(operation, values) + trick,
      headers: { ...(body === null ? {} : { 'content-type': type }), ...headers },
      body: method === 'GET' || method === 'HEAD' ? null : body,
    }));
}

/** Any request of the API's description; `ids` are those of everybody's records. */
export function anyRequest(ids: readonly unknown[]): Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestFor(operation, ids)));
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command line that makes it again. */
export function curlOf({ asker, method, path, headers, body, tokenIn }: FuzzRequest): string {
  const token = asker === 'nobody' ? [] : ['-H', quoted(`Authorization: Bearer $${asker.toUpperCase()}`)];
  const parts = [
    'curl',
    ...(method === 'HEAD' ? ['-I'] : ['-X', method]),
    quoted(`http://localhost:3000/api${path}`),
    ...token,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(body === null
      ? []
      : ['--data-binary', quoted(body.length > 4000 ? `${body.slice(0, 4000)}…` : body)]),
  ];
  return parts.join(' ') + (tokenIn === 'header' ? '' : `   # the token in the ${tokenIn}`);
}
