import type { HttpBindings } from '@hono/node-server';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AnyJob, JobQueue } from '../../platform/queue/queue.ts';
import type { Measured } from '../../platform/http/context.ts';
import type { TrustedProxies } from '../../platform/http/client-address.ts';
import type { SendRequest } from '../../platform/http/send-request.ts';
import type { Spans } from './spans.ts';

/** Answers a request that came over a connection. */
export type Handler = (request: Request, env: HttpBindings) => Promise<Response>;

/** What balancers and collectors ask all the time is no trace worth keeping. */
const isWatching = (pathname: string) => /^\/(api\/(live|ready|health)|metrics)$/.test(pathname);

/**
 * Requests with a span each; address, query and who asks are not told. A caller's own trace is believed where a trusted
 * proxy hands it on: anybody else could have all that they ask told, or mixed into somebody's trace.
 */
export function tracedRequests(handle: Handler, spans: Spans, proxies: TrustedProxies): Handler {
  return (request, env) => {
    if (isWatching(new URL(request.url).pathname)) return handle(request, env);
    const isTrusted = proxies.has(env.incoming.socket.remoteAddress ?? '');
    const caller = isTrusted ? request.headers.get('traceparent') : null;
    const told = { 'http.request.method': request.method };
    return spans.within({ name: request.method, kind: 'server', told, caller }, async (span) => {
      const response = await handle(request, env);
      const id = response.headers.get('x-request-id');
      span.tell({
        'http.response.status_code': response.status,
        ...(id ? { 'count_exchange.request': id } : {}),
      });
      if (response.status >= 500) span.failed(String(response.status));
      return response;
    });
  };
}

/** Has the request's span be called by the call of the contract, once that is known. */
export function nameBySpan(spans: Spans): (what: Measured) => void {
  return ({ call }) => {
    if (call === undefined) return;
    const span = spans.running();
    span.name(call);
    span.tell({ 'http.route': call.replace(/^\w+ /, '/api') });
  };
}

/** A queue whose jobs carry what wanted them: a call, or another job. */
export const tracedQueue = (queue: JobQueue, spans: Spans): JobQueue => ({
  ...queue,
  enqueue: (tx, name, data) =>
    queue.enqueue(
      tx,
      name,
      spans.trace() === null ? data : { ...data, wanted_by: spans.headers().traceparent },
    ),
});

/** Where a job says what wanted it; jobs of another process may come without. */
const wantedBy = (data: { wanted_by?: unknown }): string | null =>
  typeof data.wanted_by === 'string' ? data.wanted_by : null;

/**
 * A job's every try with a span, a trace of its own that points to the call or job that wanted it: it may begin long after
 * that has ended.
 */
export const tracedJob = (job: AnyJob, spans: Spans): AnyJob => {
  const { queue } = job;
  const inSpan =
    <D extends object, R>(what: string, run: (data: D, deps: R) => Promise<void>) =>
    (data: D, deps: R) =>
      spans.within(
        {
          name: `${what} ${queue}`,
          kind: 'consumer',
          told: { 'messaging.destination.name': queue },
          wantedBy: wantedBy(data),
        },
        () => run(data, deps),
      );
  return {
    ...job,
    run: inSpan('job', job.run as never),
    fail: inSpan('give up', job.fail as never),
  };
};

/** The mail server's time with a span for each e-mail; of the letter nothing is told. */
export const tracedMailer =
  (mailer: Mailer, spans: Spans): Mailer =>
  (letter, handOver) =>
    spans.below(
      () => ({ name: 'mail', kind: 'client' }),
      () => mailer(letter, handOver),
    );

/** Requests to another host with a span each, which the host is told of (`traceparent`). */
export const tracedFetch =
  (send: SendRequest, spans: Spans, name: string): SendRequest =>
  (request, signal) => {
    const { host, pathname } = new URL(request.url);
    const told = { 'http.request.method': request.method, 'server.address': host, 'url.path': pathname };
    return spans.below(
      () => ({ name, kind: 'client', told }),
      async (span) => {
        for (const [header, value] of Object.entries(spans.headers())) request.headers.set(header, value);
        const response = await send(request, signal);
        span.tell({ 'http.response.status_code': response.status });
        if (response.status >= 500) span.failed(String(response.status));
        return response;
      },
    );
  };

/**
 * Requests to the store of files with a span each. Nothing is told of which file, and no header is added to what was
 * signed.
 */
export const tracedStore =
  (send: typeof fetch, spans: Spans): typeof fetch =>
  (input, init) => {
    const { host } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const told = { 'http.request.method': method, 'server.address': host };
    return spans.below(
      () => ({ name: `files ${method}`, kind: 'client', told }),
      async (span) => {
        const response = await send(input, init);
        span.tell({ 'http.response.status_code': response.status });
        if (response.status >= 500) span.failed(String(response.status));
        return response;
      },
    );
  };
