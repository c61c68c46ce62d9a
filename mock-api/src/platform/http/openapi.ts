import type { ApiKey } from 'shared-domain';
import { everyScopeOf } from 'shared-domain/contract';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { ANY_FILE } from './reply-check.ts';
import { isForPrograms, VERSION, VERSION_BASE } from './versions.ts';

type Json = Record<string, unknown>;

/** A call as it is made for example, and what it may be answered. */
type Shown = {
  params?: Json;
  query?: Json;
  /** Values of what may stand behind the question mark, too, but not in that call. */
  also?: Json;
  headers?: Json;
  body?: unknown;
  reply?: unknown;
};

/** Examples of calls, as `EXAMPLES` of the contract has them. */
type Shows = Readonly<Partial<Record<ApiKey, Shown>>>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

/** What is shown for a parameter: `example` is the one of the whole call, `examples` stand for themselves. */
function exampleOf(name: string, shown: Json = {}, also: Json = {}): Json {
  if (name in shown) return { example: shown[name] };
  return name in also ? { examples: { other: { value: also[name] } } } : {};
}

function parameters(endpoint: Endpoint, { params, query, also, headers }: Shown): Json[] {
  const fields = (schema: z.ZodType | undefined, where: 'path' | 'query' | 'header', shown?: Json) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: of,
      ...exampleOf(name, shown, also),
    }));
  };
  return [
    ...fields(endpoint.params, 'path', params),
    ...fields(endpoint.query, 'query', query),
    ...fields(endpoint.headers, 'header', headers),
  ];
}

function requestBody({ body, form }: Endpoint, shown: Shown): Json | undefined {
  if (!body) return undefined;
  const example = shown.body === undefined ? {} : { example: shown.body };
  const content =
    body === 'form'
      ? {
          'multipart/form-data': {
            schema: form ? jsonSchema(form, 'input') : { type: 'object' },
            ...example,
          },
        }
      : { 'application/json': { schema: jsonSchema(body, 'input'), ...example } };
  return { required: true, content };
}

function answerOf({ reply, media = [ANY_FILE] }: Endpoint, shown: Shown): Json {
  const example = shown.reply === undefined ? {} : { example: shown.reply };
  if (reply !== 'file')
    return {
      description: 'Done',
      content: { 'application/json': { schema: jsonSchema(reply, 'output'), ...example } },
    };
  // what is shown of a file is the first of the kinds that it may be of
  const content = media.map((kind, at) => [kind, at === 0 ? example : {}] as const);
  return { description: 'The file', content: Object.fromEntries(content) };
}

/** Who may ask: anybody, people who have signed in, and programs whose token has one of these scopes. */
function securityOf({ access, key }: Endpoint): Json {
  if (access === 'public') return { security: [] };
  const scopes = everyScopeOf(key);
  return scopes.length === 0
    ? {}
    : {
        security: [{ token: [] }, { tokenInQuery: [] }, ...scopes.map((scope) => ({ apiToken: [scope] }))],
        'x-token-scopes': scopes,
      };
}

/** Where a call is asked for: by programs under the version, which screens leave out. */
const serversOf = (endpoint: Endpoint): Json =>
  isForPrograms(endpoint) && !endpoint.path.startsWith(`/${VERSION}/`)
    ? { servers: [{ url: VERSION_BASE }, { url: '/api' }] }
    : {};

const deprecationOf = ({ deprecated }: Endpoint): Json =>
  deprecated ? { deprecated: true, 'x-sunset': deprecated.until } : {};

function operation(endpoint: Endpoint, shown: Shown): Json {
  const answer = answerOf(endpoint, shown);
  return {
    operationId: endpoint.key.replace(/[^A-Za-z]+(\w?)/g, (_, next: string) => next.toUpperCase()),
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}`,
    ...deprecationOf(endpoint),
    ...serversOf(endpoint),
    ...securityOf(endpoint),
    parameters: parameters(endpoint, shown),
    requestBody: requestBody(endpoint, shown),
    responses: {
      200: answer,
      ...(endpoint.accepts === undefined ? {} : { 202: { ...answer, description: endpoint.accepts } }),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

const problem: Json = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { line: { type: 'integer' }, reason: { type: 'string' } } },
    },
  },
};

const POLICY = `What tokens open stands under ${VERSION_BASE}. Something may be added to a version at any time; nothing of it changes or goes without a year in which its answers say so by the headers Deprecation and Sunset.`;

/** The API's OpenAPI 3.1 description, from the schemas that check its calls, with examples of those that have some. */
export function openApi(endpoints: readonly Endpoint[], shows: Shows): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, shows[endpoint.key] ?? {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Count Exchange', version: '1', description: POLICY },
    servers: [{ url: '/api' }],
    security: [{ token: [] }, { tokenInQuery: [] }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        apiToken: { type: 'http', scheme: 'bearer', bearerFormat: 'cx_pat_… or cx_agt_…' },
        tokenInQuery: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  };
}
