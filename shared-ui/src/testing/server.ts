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
