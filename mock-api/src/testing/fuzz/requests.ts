import fc, { type Arbitrary } from 'fast-check';
import { operations, type JsonSchema, type Operation } from './description.ts';
import { ASKERS, formOf, pathOf, plainRequest, typeOf, type FuzzRequest, type Given } from './request.ts';
import type { ValidCall } from './valid.ts';
import { hostileValue, HOSTILE_JSON, valueFor } from './values.ts';
import type { World } from './world.ts';

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
const formBody: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('file', 'files', 'token', ''),
    fc.constantFrom(...NAMES),
    fc.constantFrom(...CONTENTS),
    fc.boolean(),
  )
  .map(([field, name, content, ends]) => formOf(field, name, content, ends));

function bodyOf(operation: Operation, ids: readonly unknown[]): Arbitrary<string | null> {
  const { body } = operation;
  if (body === null) return fc.constant(null);
  if (body === 'form') return formBody;
  const json = (value: unknown) => JSON.stringify(value) ?? 'null';
  return fc.oneof(
    { weight: 10, arbitrary: valueFor(body, ids).map(json) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_JSON) },
  );
}

/** A request in which everything may be wrong at once. */
function wildRequest(operation: Operation, ids: readonly unknown[]): Arbitrary<FuzzRequest> {
  const rarely = <T>(usual: T, other: Arbitrary<T>) =>
    fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
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
      headers: { ...(body === null ? {} : { 'content-type': typeOf(operation) }), ...headers },
      body: method === 'GET' || method === 'HEAD' ? null : body,
    }));
}

/** Another value in one field of what is right: of its address, its body, or the station in its body. */
function mutated(operation: Operation, { values, body }: Given, ids: readonly unknown[]): Arbitrary<Given> {
  const schema = typeof operation.body === 'object' ? operation.body : null;
  const changes = operation.parameters.map(({ name, schema: of }) =>
    otherValue(of, ids, name).map((value) => ({ values: { ...values, [name]: value }, body })),
  );
  const inBody = (at: JsonSchema | undefined, put: (field: object) => object) =>
    Object.entries(at?.properties ?? {}).map(([name, of]) =>
      otherValue(of, ids, name).map((value) => ({ values, body: put({ [name]: value }) })),
    );
  changes.push(...inBody(schema ?? undefined, (field) => ({ ...(body as object), ...field })));
  const { station } = (body ?? {}) as { station?: object };
  if (typeof station === 'object')
    changes.push(
      ...inBody(schema?.properties?.station, (field) => ({
        ...(body as object),
        station: { ...station, ...field },
      })),
    );
  return changes.length > 0 ? fc.oneof(...changes) : fc.constant({ values, body });
}

const otherValue = (schema: JsonSchema, ids: readonly unknown[], name: string) =>
  fc.oneof({ weight: 3, arbitrary: valueFor(schema, ids, name) }, { weight: 1, arbitrary: hostileValue });

/** A call as somebody may make it. */
export const rightRequest = (operation: Operation, { asker, given }: ValidCall): FuzzRequest => ({
  ...plainRequest(operation, asker, given),
  right: true,
});

/** A request that is right as it stands, of somebody who may make it; or the same with one field otherwise, by anybody. */
function nearRequest(operation: Operation, calls: readonly ValidCall[], ids: readonly unknown[]) {
  const valid = fc.constantFrom(...calls);
  const anyAsker = fc.constantFrom(...ASKERS);
  return {
    asItStands: valid.map((call) => rightRequest(operation, call)),
    oneOtherwise: valid.chain(({ asker, given }) =>
      fc
        .tuple(mutated(operation, given, ids), fc.oneof(fc.constant(asker), anyAsker))
        .map(([other, by]) => plainRequest(operation, by, other)),
    ),
  };
}

/**
 * Any request of the API's description: a third is right as it stands, a third has one field otherwise, a third is wild.
 * `ids` are those of everybody's records.
 */
export function anyRequest({ ids, valid }: Pick<World, 'ids' | 'valid'>): Arbitrary<FuzzRequest> {
  const each = operations.map((operation) => {
    const { asItStands, oneOtherwise } = nearRequest(operation, valid.get(operation.key) ?? [], ids);
    return fc.oneof(wildRequest(operation, ids), oneOtherwise, asItStands);
  });
  return fc.oneof(...each);
}
