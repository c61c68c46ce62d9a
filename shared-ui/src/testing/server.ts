import { getResponse, HttpResponse, http, type JsonBodyType, type RequestHandler } from 'msw';
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

/** The answers that tests laid over the API's, the newest first. */
const laid = () => server.listHandlers().slice(0, -untouched) as RequestHandler[];

/** What was laid over such a call, or what the API says; nothing where neither is meant. */
async function answerTo(request: Request): Promise<Response | undefined> {
  const isApi = new URL(request.url).pathname.startsWith('/api/');
  const response =
    (await getResponse(laid(), request)) ?? (isApi ? await realApi().fetch(request) : undefined);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** The answer without a network between; given up as `fetch` gives up. */
async function ask(request: Request, otherwise: () => Promise<Response>): Promise<Response> {
  const { signal, headers } = request;
  signal.throwIfAborted();
  for (const [name, value] of Object.entries(ASKING)) if (!headers.has(name)) headers.set(name, value);
  const response = await new Promise<Response | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answerTo(request).then(resolve, reject);
  });
  if (!response) return otherwise();
  // an answer that goes on ends when nobody wants it any more
  const goesOn = response.headers.get('content-type') === 'text/event-stream';
  return goesOn && response.body
    ? new Response(response.body.pipeThrough(new TransformStream(), { signal }), response)
    : response;
}

/**
 * Calls get their answers at once: what stands in for a network between costs several times what the API does, and a
 * stream that is given up over it fails whichever test runs by then.
 */
export function listen(): void {
  server.listen({ onUnhandledFrame: 'error' });
  const { fetch: throughServer } = globalThis;
  globalThis.fetch = (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    return ask(request, () => throughServer(input, init));
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
