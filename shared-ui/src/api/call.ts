import axios, { isAxiosError, type AxiosRequestConfig } from 'axios';
import { currentLanguage, translate } from 'shared-ui/i18n';
import type { ApiErrorBody, ApiInput, ApiKey, ApiReply } from '../domain/index.ts';
import { ApiError } from './api-error.ts';
import { connected } from './connection.ts';
import { apiTexts } from './texts.ts';

type Optional<I, P extends keyof I> = object extends I[P] ? P : never;
type OptionalKeys<I> = { [P in keyof I]-?: Optional<I, P> }[keyof I];
/** What a call takes; parts of which every field may be left out may be left out themselves. */
export type CallInput<K extends ApiKey> = Omit<ApiInput<K>, OptionalKeys<ApiInput<K>>> &
  Partial<Pick<ApiInput<K>, OptionalKeys<ApiInput<K>>>>;
/** How a call is made: `signal` gives it up, `onProgress` tells the share sent, from 0 to 1. */
export type CallOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };
type Rest<K extends ApiKey> =
  object extends CallInput<K>
    ? [input?: CallInput<K>, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions];
type Parts = { params?: Record<string, string | undefined>; query?: object; body?: object };

// XMLHttpRequest reports how far an upload has come; fetch serves where there is none.
const http = axios.create({ timeout: 60_000, adapter: ['xhr', 'fetch'] });

/** '/users/:userId' with its places filled and encoded. */
function fill(path: string, params: Parts['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Where the token goes (decision A8): into the query of GET and DELETE, into the body otherwise. A body with a `token`
 * of its own (of a link, of the human check) keeps it; the header carries the session's all the same.
 */
function withToken(method: string, input: Parts, token: string | null): { params?: object; data?: object } {
  const carried = token === null ? {} : { token };
  if (method === 'GET' || method === 'DELETE') return { params: { ...input.query, ...carried } };
  if (input.body instanceof FormData) {
    if (token !== null) input.body.set('token', token);
    return { params: input.query, data: input.body };
  }
  return { params: input.query, data: { ...carried, ...input.body } };
}

function requestFor(
  key: ApiKey,
  input: Parts,
  options: CallOptions,
  token: string | null,
): AxiosRequestConfig {
  const [method = 'GET', path = '/'] = key.split(' ');
  const upload = input.body instanceof FormData;
  return {
    method,
    url: new URL(`/api${fill(path, input.params)}`, window.location.origin).href,
    ...withToken(method, input, token),
    headers: {
      'Accept-Language': currentLanguage(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    signal: options.signal,
    // A large file on a slow line takes as long as it takes.
    timeout: upload ? 0 : http.defaults.timeout,
    onUploadProgress: options.onProgress && (({ progress }) => options.onProgress?.(progress ?? 0)),
  };
}

/** What a refusal says: its `error`, which stands before a `message` where both come. */
function sentenceOf(body: Partial<ApiErrorBody> | undefined | null): string | undefined {
  return [body?.error, body?.message].find((text) => typeof text === 'string' && text.trim() !== '');
}

function toApiError(error: unknown): ApiError {
  const t = translate(apiTexts, currentLanguage());
  if (!isAxiosError<Partial<ApiErrorBody>>(error)) return new ApiError(0, t('unexpected'));
  const { response } = error;
  if (!response) return new ApiError(0, t(error.code === 'ECONNABORTED' ? 'timedOut' : 'unreachable'));
  const body = typeof response.data === 'object' ? response.data : undefined;
  return new ApiError(response.status, sentenceOf(body) ?? t('unexpected'), body);
}

// How often the server was not reached: an answer to what was asked before the last time says nothing of now.
let losses = 0;

/**
 * Makes a call of the contract: `await call('GET /users/:userId', { params: { userId: '7' } })`. Throws an ApiError. A
 * 401 ends the session that asked, and a server that is not reached raises the network-error banner; both here alone.
 */
export async function call<K extends ApiKey>(key: K, ...rest: Rest<K>): Promise<ApiReply<K>> {
  const [input = {}, options = {}] = rest as [Parts?, CallOptions?];
  const session = connected();
  const token = session.token();
  const lossesBefore = losses;
  const answered = () => lossesBefore === losses && session.onNetworkError(null);
  try {
    const { data } = await http.request<ApiReply<K>>(requestFor(key, input, options, token));
    answered();
    return data;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const problem = toApiError(error);
    if (problem.status === 401 && token !== null) session.onUnauthorized(token);
    if (problem.status === 0) {
      losses += 1;
      session.onNetworkError(problem.message);
    } else answered();
    throw problem;
  }
}
