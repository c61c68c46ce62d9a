import { everyScopeOf } from 'shared-domain/contract';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isForPrograms, VERSION, VERSION_BASE } from './versions.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function parameters(endpoint: Endpoint): Json[] {
  const fields = (schema: z.ZodType | undefined, where: 'path' | 'query' | 'header') => {
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
    }));
  };
  return [
    ...fields(endpoint.params, 'path'),
    ...fields(endpoint.query, 'query'),
    ...fields(endpoint.headers, 'header'),
  ];
}

function requestBody({ body }: Endpoint): Json | undefined {
  if (!body) return undefined;
  const content =
    body === 'form'
      ? { 'multipart/form-data': { schema: { type: 'object' } } }
      : { 'application/json': { schema: jsonSchema(body, 'input') } };
  return { required: true, content };
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

function operation(endpoint: Endpoint): Json {
  const answer =
    endpoint.reply === 'file'
      ? { description: 'The file', content: { 'application/octet-stream': {} } }
      : {
          description: 'Done',
          content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } },
        };
  return {
    operationId: endpoint.key.replace(/[^A-Za-z]+(\w?)/g, (_, next: string) => next.toUpperCase()),
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}`,
    ...deprecationOf(endpoint),
    ...serversOf(endpoint),
    ...securityOf(endpoint),
    parameters: parameters(endpoint),
    requestBody: requestBody(endpoint),
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

/** The API's OpenAPI 3.1 description, from the schemas that check its calls. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
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
