import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ApiKey } from 'shared-domain';
import { EXAMPLES } from 'shared-domain/contract/examples';
import { requestOf, signIn, testApi } from '../../testing/index.ts';

type Media = Record<string, { schema?: object; example?: unknown }>;
type Operation = {
  parameters: { name: string; schema: object; example?: unknown; examples?: { other: { value: unknown } } }[];
  requestBody?: { content: Media };
  responses: Record<string, { content: Media }>;
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const keys = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  const response = await testApi().fetch(new Request('http://count-exchange.test/api/openapi.json'));
  ({ paths } = (await response.json()) as { paths: typeof paths });
});

function operationOf(key: ApiKey): Operation {
  const [method = '', path = ''] = key.toLowerCase().split(' ');
  const at = Object.keys(paths).find(
    (one) => one.toLowerCase().replaceAll(/\{(\w+)\}/g, ':$1') === path && paths[one]?.[method],
  );
  const operation = at === undefined ? undefined : paths[at]?.[method];
  if (!operation) throw new Error(`${key} is not described`);
  return operation;
}

const faultsOf = (schema: object | undefined, value: unknown) => {
  if (!schema) throw new Error('There is no schema beside the example');
  return ajv.validate(schema, value) ? null : ajv.errorsText();
};

describe.each(keys)('%s is described', (key) => {
  test('with an example of each parameter, which its schema allows', () => {
    for (const { name, schema, example, examples } of operationOf(key).parameters) {
      const value = example ?? examples?.other.value;
      expect([name, faultsOf(schema, value ?? null)]).toEqual([name, null]);
    }
  });

  test('with an example of its body, of which it knows the parts', () => {
    const content = Object.values(operationOf(key).requestBody?.content ?? {});
    expect(content).toHaveLength('body' in EXAMPLES[key] ? 1 : 0);
    for (const { schema, example } of content) {
      expect(schema).toHaveProperty('properties');
      expect(faultsOf(schema, example)).toBeNull();
    }
  });

  test('with an example of its answer', () => {
    const { content } = operationOf(key).responses['200'] ?? { content: {} };
    const [[kind, { schema, example }] = ['', {}]] = Object.entries(content);
    expect(kind).toMatch(/^(application\/json|text\/csv)$/);
    if (kind === 'text/csv') expect(example).toMatch(/^[A-Za-z_]+,/);
    else expect(faultsOf(schema, example)).toBeNull();
  });
});

test('the description goes out compressed', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const request = new Request('http://count-exchange.test/api/openapi.json', { headers });
  expect((await testApi().fetch(request)).headers.get('content-encoding')).toBe('gzip');
});

test('a file to be sent is described as one', () => {
  const { requestBody } = operationOf('POST /v1/counts/csv');
  expect(requestBody?.content).toMatchObject({
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary', contentMediaType: 'text/csv' } },
      },
    },
  });
});

test('the parts of a form beside its file are described by their names', () => {
  const { requestBody } = operationOf('POST /stations/:stationId/photos');
  const any = expect.any(Object) as unknown;
  expect(requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { caption: any, file: any, request_key: any, visit_id: any },
  });
});

// records that the demonstration does not have by themselves
const MADE = /^GET \/(deployments|imports|exports|webhooks|campaigns)\/:|^GET \/export\/campaign-report/;
const asked = keys.filter((key) => key.startsWith('GET ') && !MADE.test(key));

test.each(asked)('%s is answered as it is asked for in its example', async (key) => {
  const token = await signIn('super');
  const shown: { params?: object; query?: object; reply: unknown } = EXAMPLES[key];
  const { params, query } = shown;
  const response = await testApi().fetch(requestOf(key, { params, query }, token));
  expect(response.status).toBe(200);
  const answer = (await response.json()) as object;
  const names = Object.keys(shown.reply as object).toSorted();
  if (!Array.isArray(answer)) expect(Object.keys(answer).toSorted()).toEqual(names);
});
