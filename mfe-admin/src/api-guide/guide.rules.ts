import { TOKEN_SCOPES, type TokenScope } from 'shared-domain';

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
};

/** A call that tokens open. */
export type GuideCall = {
  method: string;
  /** '/stations/{stationId}'. */
  path: string;
  summary: string;
  scopes: TokenScope[];
  /** Names of what stands behind the question mark and has to. */
  needed: string[];
  body: 'none' | 'form' | { example: unknown };
  /** Whether its answer can be shown as text. */
  isJson: boolean;
};

const isScope = (text: string): text is TokenScope => (TOKEN_SCOPES as readonly string[]).includes(text);

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
      const scopes = (operation['x-token-scopes'] ?? []).filter(isScope);
      if (scopes.length === 0) return [];
      const needed = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required);
      return {
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
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
    `curl '${origin}/api${addressOf(call)}'`,
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

/** A call that only reads, with what stands in an address of it. */
export type Asking = { key: string; params: Record<string, string>; query: Record<string, string> };

/** What an address asks for, of the calls that read; null where it is none of theirs. */
export function askingOf(address: string, calls: readonly GuideCall[]): Asking | null {
  const [path = '', search = ''] = address
    .trim()
    .replace(/^\/api(?=\/)/, '')
    .split('?');
  for (const call of calls) {
    if (call.method !== 'GET' || !call.isJson || !call.scopes.includes('read')) continue;
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
