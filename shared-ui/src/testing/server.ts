import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiKey } from 'shared-domain';

type TestApi = { fetch: (request: Request) => Promise<Response> };

/** The real API, which the test environment keeps outside the test's sandbox. */
export function realApi(): TestApi {
  return (globalThis as unknown as { api: TestApi }).api;
}

/** Sends every call to the real API; single answers may be laid over it with `answerOnce`. */
export const server = setupServer(http.all('*/api/*', ({ request }) => realApi().fetch(request)));
const untouched = server.listHandlers().length;

/** What the network says of whoever asks, where they do not say it. */
const ASKING = { accept: '*/*', 'accept-language': '*', 'user-agent': 'node', 'sec-fetch-mode': 'cors' };

/** The API's answer without a network between; given up as `fetch` gives up. */
async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
  const { signal, headers } = request;
  signal.throwIfAborted();
  for (const [name, value] of Object.entries(ASKING)) if (!headers.has(name)) headers.set(name, value);
  const response = await new Promise<Response>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    realApi().fetch(request).then(resolve, reject);
  });
  // an answer that goes on ends when nobody wants it any more
  const goesOn = response.headers.get('content-type') === 'text/event-stream';
  return goesOn && response.body
    ? new Response(response.body.pipeThrough(new TransformStream(), { signal }), response)
    : response;
}

/**
 * Until a test lays an answer over the API's, calls reach the API at once: what stands in for a network between costs
 * several times what the API does.
 */
export function listen(): void {
  server.listen({ onUnhandledFrame: 'error' });
  const { fetch: throughServer } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isStraight = pathname.startsWith('/api/') && server.listHandlers().length === untouched;
    return isStraight ? ask(input, init) : throughServer(input, init);
  };
}

/** Answers the next such call with this instead of the API: for failures that the API does not make on demand. */
export function answerOnce(key: ApiKey, status: number, body: object): void {
  const { method, path } = partsOf(key);
  server.use(
    http[method](`*/api${path}`, () => HttpResponse.json(body as JsonBodyType, { status }), { once: true }),
  );
}

/** Lets the next such call fail as if the network were gone. */
export function loseOnce(key: ApiKey): void {
  const { method, path } = partsOf(key);
  server.use(http[method](`*/api${path}`, () => HttpResponse.error(), { once: true }));
}

/** Lets the next such call reach the API and its answer get lost on the way back. */
export function loseAnswerOnce(key: ApiKey): void {
  const { method, path } = partsOf(key);
  const lose = async ({ request }: { request: Request }) => {
    await realApi().fetch(request);
    return HttpResponse.error();
  };
  server.use(http[method](`*/api${path}`, lose, { once: true }));
}

type Method = 'get' | 'post' | 'put' | 'delete';
function partsOf(key: ApiKey): { method: Method; path: string } {
  const [method = 'GET', path = ''] = key.split(' ');
  return { method: method.toLowerCase() as Method, path };
}
