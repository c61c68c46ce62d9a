import type { Api, ApiErrorBody, ApiKey, ApiReply } from 'shared-domain';
import type { TestApi } from './test-api.ts';

export type { TestApi } from './test-api.ts';
export { exportFile } from './export-file.ts';
export { exifOf, pngOf } from './small-pictures.ts';

/** The demonstration's accounts. */
export const personas = {
  super: 'super@example.org',
  admin: 'admin@example.org',
  user: 'user@example.org',
  houston: 'houston@example.org',
} as const;
export type Persona = keyof typeof personas;

/** The password of all of them. */
export const PASSWORD = 'count-exchange';

/** The API of this test file. */
export function testApi(): TestApi {
  return (globalThis as unknown as { api: TestApi }).api;
}

const tokens = new Map<Persona, Promise<string>>();

/** Signs a demonstration account in, once per file, whoever asks meanwhile; answers its token. */
export function signIn(persona: Persona): Promise<string> {
  const known = tokens.get(persona);
  if (known) return known;
  const begun = startSession(persona);
  tokens.set(persona, begun);
  return begun;
}

async function startSession(persona: Persona): Promise<string> {
  const body = { email: personas[persona], password: PASSWORD };
  return (await request('POST /user/login', { body })).reply.access_token;
}

/** Forgets the tokens; for after a `reset` in the middle of a file. */
export function forgetSignIns(): void {
  tokens.clear();
}

type Input = { params?: object; query?: object; body?: object };
type InputOf<K extends ApiKey> = Omit<Api[K], 'reply'>;

/** What a call came back with: the reply when it was answered, the problem when it was refused. */
export type Answered<K extends ApiKey> = {
  status: number;
  headers: Headers;
  reply: ApiReply<K>;
  problem: ApiErrorBody & { current?: unknown };
};

/** The Request of a call, its parameters filled in and its token in the header. */
export function requestOf(
  key: ApiKey,
  input: Input = {},
  token?: string,
  headers: Record<string, string> = {},
): Request {
  const [method = '', pattern = ''] = key.split(' ');
  const path = Object.entries(input.params ?? {}).reduce(
    (at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(String(value))),
    pattern,
  );
  const url = new URL(`http://count-exchange.test/api${path}`);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const all = new Headers(headers);
  if (token) all.set('authorization', `Bearer ${token}`);
  const body =
    input.body instanceof FormData || input.body === undefined ? input.body : JSON.stringify(input.body);
  if (typeof body === 'string') all.set('content-type', 'application/json');
  return new Request(url, { method, headers: all, body });
}

/**
 * Makes a call of the contract as somebody, or as nobody.
 * @example const { status, reply } = await request('GET /counts', { query: { flowid_txdot: 'AU0001' } }, 'user');
 */
export async function request<K extends ApiKey>(
  key: K,
  input: InputOf<K> & Input,
  as?: Persona,
  headers?: Record<string, string>,
): Promise<Answered<K>> {
  const token = as ? await signIn(as) : undefined;
  const response = await testApi().fetch(requestOf(key, input, token, headers));
  const body: unknown = (response.headers.get('content-type') ?? '').includes('json')
    ? await response.json()
    : await response.text();
  return {
    status: response.status,
    headers: response.headers,
    reply: body as ApiReply<K>,
    problem: body as Answered<K>['problem'],
  };
}
