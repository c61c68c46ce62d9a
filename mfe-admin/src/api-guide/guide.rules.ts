import { OLD_TOKEN_SCOPES, TOKEN_SCOPES, type KeptTokenScope } from 'shared-domain';

/** What the page reads of the API's description. */
export type Description = {
  paths: Record<string, Record<string, Operation>>;
};
type Operation = {
  summary: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema?: { examples?: unknown[] } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  'x-token-scopes'?: string[];
  servers?: { url: string }[];
  deprecated?: boolean;
  'x-sunset'?: string;
};

/** A call that tokens open. */
export type GuideCall = {
  method: string;
  /** '/stations/{stationId}'. */
  path: string;
  /** Where its address begins: '/api/v1', or '/api' where the address has the version itself. */
  base: string;
  summary: string;
  /** The day until which it answers, where it is to go. */
  until: string | null;
  scopes: KeptTokenScope[];
  /** Names of what stands behind the question mark and has to. */
  needed: string[];
  body: 'none' | 'form' | { example: unknown };
  /** Whether its answer can be shown as text. */
  isJson: boolean;
};

/** The scopes that a description names; those of before only where a server of before names no others. */
function scopesIn({ 'x-token-scopes': named = [] }: Operation): KeptTokenScope[] {
  const scopes = TOKEN_SCOPES.filter((scope) => named.includes(scope));
  return scopes.length > 0 ? scopes : OLD_TOKEN_SCOPES.filter((scope) => named.includes(scope));
}

function bodyOf({ requestBody }: Operation): GuideCall['body'] {
  if (!requestBody) return 'none';
  const { 'application/json': json } = requestBody.content;
  return json ? { example: json.schema?.examples?.[0] ?? null } : 'form';
}

/** An address in the pieces that a line may end behind. */
export const addressPieces = (address: string): string[] => address.split(/(?<=\/)(?=.)/);

/** The calls of a description that tokens open, in the order that it has. */
export function callsOf({ paths }: Description): GuideCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const scopes = scopesIn(operation);
      if (scopes.length === 0) return [];
      const needed = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required);
      return {
        method: method.toUpperCase(),
        path,
        base: operation.servers?.[0]?.url ?? '/api',
        summary: operation.summary,
        until: operation.deprecated ? (operation['x-sunset'] ?? null) : null,
        scopes,
        needed: needed.map(({ name }) => name),
        body: bodyOf(operation),
        isJson: operation.responses[200]?.content?.['application/json'] !== undefined,
      };
    }),
  );
}

/** What stands in examples for a station and for any other record. */
const exampleOf = (name: string): string => (/station|flowid/i.test(name) ? 'AU0001' : '1');

/** An address of the call that can be asked for, as '/counts?flowid_txdot=AU0001'. */
export function addressOf({ path, needed }: Pick<GuideCall, 'path' | 'needed'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name));
  const query = needed.map((name) => `${name}=${exampleOf(name)}`).join('&');
  return query ? `${filled}?${query}` : filled;
}

/** The call as a command, its token taken from the surroundings, so that it stays out of what the shell remembers. */
export function curlOf(call: GuideCall, origin: string): string {
  const lines = [
    `curl '${origin}${call.base}${addressOf(call)}'`,
    `-H "Authorization: Bearer $COUNT_EXCHANGE_TOKEN"`,
  ];
  if (call.method !== 'GET' && call.body === 'none') lines.push(`-X ${call.method}`);
  if (call.body === 'form') lines.push(`-F 'file=@counts.csv'`);
  if (typeof call.body === 'object') {
    const { example } = call.body;
    lines.push(
      `-H 'Content-Type: application/json'`,
      example === null ? `-d @body.json` : `-d '${JSON.stringify(example)}'`,
    );
  }
  return lines.join(' \\\n  ');
}

/** A call that only reads, with what stands in an address of it; and the whole address that a program asks. */
export type Asking = {
  key: string;
  params: Record<string, string>;
  query: Record<string, string>;
  address: string;
};

/** What an address asks for, of the calls that read; null where it is none of theirs. */
export function askingOf(address: string, calls: readonly GuideCall[]): Asking | null {
  const [path = '', search = ''] = address
    .trim()
    .replace(/^\/api(\/v1)?(?=\/)/, '')
    .split('?');
  for (const call of calls) {
    if (call.method !== 'GET' || !call.isJson) continue;
    const pattern = call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
    );
    return {
      key: `GET ${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      params,
      query: Object.fromEntries(new URLSearchParams(search)),
      address: `${call.base}${path}${search ? `?${search}` : ''}`,
    };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How many more calls a token may make in this minute, of how many. */
export type Left = { left: number; limit: number };

/** What the headers of an answer say of that. */
export function leftOf(headers: Headers): Left | null {
  const [left, limit] = [headers.get('ratelimit-remaining'), headers.get('ratelimit-limit')];
  return left === null || limit === null ? null : { left: Number(left), limit: Number(limit) };
}

/** A token that ends within so many milliseconds is not asked with any more. */
const ENDING_MS = 5000;

/** Whether a token lasts for another call. */
export const isGood = ({ expires_at }: { expires_at: string }, now: Date): boolean =>
  Date.parse(expires_at) - now.getTime() > ENDING_MS;
