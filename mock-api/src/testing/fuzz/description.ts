import type { ApiKey } from 'shared-domain';
import { EXAMPLES } from 'shared-domain/contract/examples';
import { openApi } from '../../platform/http/openapi.ts';
import { endpoints } from '../../app.ts';

/** What is read here of a JSON schema. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };

/** One call as the API describes it. */
export type Operation = {
  /** As the contract names it: 'GET /users/:userId'. */
  key: ApiKey;
  method: string;
  path: string;
  access: string;
  parameters: Parameter[];
  body: JsonSchema | 'form' | null;
  /** Where in the description the reply's schema stands; null for files. */
  reply: string | null;
};

type Content = Record<string, { schema?: JsonSchema }>;
type Described = {
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
};
type Description = { paths: Record<string, Record<string, Described>> };

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function bodyOf({ requestBody }: Described): Operation['body'] {
  if (!requestBody) return null;
  return requestBody.content['application/json']?.schema ?? 'form';
}

function operationOf(path: string, method: string, described: Described): Operation {
  const isJson = described.responses[200].content['application/json'] !== undefined;
  const reply = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'];
  return {
    key: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}` as ApiKey,
    method: method.toUpperCase(),
    path,
    access: described.description,
    parameters: described.parameters,
    body: bodyOf(described),
    reply: isJson ? `#/${reply.map(escaped).join('/')}` : null,
  };
}

/** The API's own description, as it answers it at /api/openapi.json. */
export const description = JSON.parse(JSON.stringify(openApi(endpoints, EXAMPLES))) as Description;

/** Every call of it. */
export const operations: Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
);
