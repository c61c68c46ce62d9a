import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { currentLanguage, translate } from 'shared-ui/i18n';
import {
  AGENCY_HEADER,
  type ApiErrorBody,
  type ApiInput,
  type ApiKey,
  type ApiReply,
  RIGHTS_HEADER,
  rightsMark,
} from 'shared-domain';
import { ApiError } from './api-error.ts';
import { connected } from './connection.ts';
import { apiTexts } from './texts.ts';
import { changesWhatIsShown } from './writes.rules.ts';
import { write } from './writes.ts';

type Optional<I, P extends keyof I> = object extends I[P] ? P : never;
type OptionalKeys<I> = { [P in keyof I]-?: Optional<I, P> }[keyof I];
/** What a call takes; parts of which every field may be left out may be left out themselves. */
export type CallInput<K extends ApiKey> = Omit<ApiInput<K>, OptionalKeys<ApiInput<K>>> &
  Partial<Pick<ApiInput<K>, OptionalKeys<ApiInput<K>>>>;
/**
 * How a call is made: `signal` gives it up, `onProgress` tells the share sent, from 0 to 1. `asNobody`: without the
 * session, and without waiting for it; `anyAgency`: whichever agency the session is in.
 */
export type CallOptions = {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  asNobody?: boolean;
  anyAgency?: boolean;
};
type Rest<K extends ApiKey> =
  object extends CallInput<K>
    ? [input?: CallInput<K>, options?: CallOptions]
    : [input: CallInput<K>, options?: CallOptions];
/** Who a call is made for; `user`, and the agency that the page shows, where the call names it. */
type Caller = { token: string | null; user: number | null; agency: number | null };
type Parts = { params?: Record<string, string | undefined>; query?: object; body?: object };

// XMLHttpRequest reports how far an upload has come; fetch serves where there is none.
// who calls is told by the call itself: without a name no cookie is looked up, for which each call would wait for the browser
const http = axios.create({ timeout: 60_000, adapter: ['xhr', 'fetch'], xsrfCookieName: '' });

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
  { token, agency }: Caller,
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
      ...(agency === null ? {} : { [AGENCY_HEADER]: String(agency) }),
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

/** Whether the refusal says that the session is in another agency by now. */
const isOtherAgency = (error: unknown): boolean =>
  isAxiosError(error) && error.response?.status === 409 && AGENCY_HEADER in error.response.headers;

/** Tells the session where an answer names other rights than it knows of. */
function compareRights(token: string | null, response: AxiosResponse | undefined): void {
  const session = connected();
  const user = session.user();
  const mark: unknown = response?.headers[RIGHTS_HEADER];
  // the answer to an older sign-in says nothing of the present one
  if (typeof mark !== 'string' || !user || token !== session.token()) return;
  if (mark !== rightsMark(user)) session.onRightsChanged(mark);
}

// How often the server was not reached: an answer to what was asked before the last time says nothing of now.
let losses = 0;

/** Makes a call once; tells the session whether the server was reached. */
async function send<R>(request: AxiosRequestConfig, { token }: Caller): Promise<R> {
  const session = connected();
  const lossesBefore = losses;
  const reached = () => lossesBefore === losses && session.onNetworkError(null);
  try {
    const response = await http.request<R>(request);
    reached();
    compareRights(token, response);
    return response.data;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    const problem = toApiError(error);
    if (isOtherAgency(error)) session.onAgencyChanged();
    if (isAxiosError(error)) compareRights(token, error.response);
    if (problem.status === 0) {
      losses += 1;
      session.onNetworkError(problem.message);
    } else reached();
    throw problem;
  }
}

/** Who calls, as the session is now. */
function callerOf({ asNobody = false, anyAgency = false }: CallOptions): Caller {
  const session = connected();
  if (asNobody) return { token: null, user: null, agency: null };
  const user = session.user()?.id ?? null;
  return { token: session.token(), user, agency: anyAgency ? null : session.agency() };
}

/** Whether the page has become another person's, or another agency's, since the call was made. */
function isFormer({ user, agency }: Caller): boolean {
  const now = connected().user();
  return agency !== null && now !== null && (now.id !== user || connected().agency() !== agency);
}

/** Such a page is loaded anew. Until then nothing that was asked for the one before shows on it: no answer comes. */
const noAnswer = () => new Promise<never>(() => undefined);

/** Makes a call until it is answered to who asked. */
async function answered<R>(
  key: ApiKey,
  input: Parts,
  options: CallOptions,
  more: AxiosRequestConfig = {},
): Promise<R> {
  const session = connected();
  for (;;) {
    const waiting = options.asNobody ? null : session.waiting();
    if (waiting && !(await waiting)) throw new ApiError(401, '');
    options.signal?.throwIfAborted();
    const caller = callerOf(options);
    try {
      const reply = await send<R>({ ...requestFor(key, input, options, caller), ...more }, caller);
      return isFormer(caller) ? await noAnswer() : reply;
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401 && caller.token !== null;
      if (!refused && isFormer(caller)) return await noAnswer();
      if (!refused || !(await session.onUnauthorized(caller.token ?? ''))) throw error;
    }
  }
}

/**
 * Makes a call of the contract: `await call('GET /users/:userId', { params: { userId: '7' } })`. Throws an ApiError. A
 * 401 ends the session that asked, and a server that is not reached raises the network-error banner; both here alone.
 * Where the page of a session that ended stays, the call waits for its person and is then made again: a call that was
 * answered with 401 has done nothing.
 */
export async function call<K extends ApiKey>(key: K, ...rest: Rest<K>): Promise<ApiReply<K>> {
  const [input = {}, options = {}] = rest as [Parts?, CallOptions?];
  const make = () => answered<ApiReply<K>>(key, input, options);
  return changesWhatIsShown(key) ? write(make) : make();
}

/** The same for a call that answers with a file: its bytes. A refusal has a status, and no sentence of its own. */
export async function callFile<K extends ApiKey>(key: K, ...rest: Rest<K>): Promise<Blob> {
  const [input = {}, options = {}] = rest as [Parts?, CallOptions?];
  return answered<Blob>(key, input, options, { responseType: 'blob' });
}
