import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { faultOf } from '../../shared-ui/src/standalone/faults.ts';
import { emptied, enlarged } from './replies.rules.ts';

const SLOW_MS = 6000;
/** Calls that are spared, or nobody could sign in to see the fault. */
const SPARED = /^\/api\/user\/(?:login|logout|me|session|extend)\b/;

const SENTENCES = {
  401: 'Your session has ended.',
  403: 'You may not do this.',
  422: 'What was entered is refused.',
  500: 'The server failed.',
} as const;

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

/** Asks the API itself and changes what it answers; anything but JSON is passed on as it came. */
async function changed(
  api: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (reply: unknown) => unknown,
): Promise<void> {
  const reply = await fetch(`${api}${request.url ?? ''}`, {
    headers: { authorization: request.headers.authorization ?? '' },
  });
  if (!reply.headers.get('content-type')?.startsWith('application/json')) {
    response.statusCode = reply.status;
    response.end(Buffer.from(await reply.arrayBuffer()));
    return;
  }
  const body: unknown = await reply.json();
  answer(response, reply.status, reply.ok ? change(body) : body);
}

/** What a development server does with a call to the API while its page asks for a fault. */
export function faults(api: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const url = request.url ?? '';
    const fault = faultOf(request.headers.cookie);
    const isStream = request.headers.accept?.includes('text/event-stream') ?? false;
    if (!fault || !url.startsWith('/api/') || SPARED.test(url)) return next();
    if (fault === 'slow') {
      await wait(SLOW_MS);
      return next();
    }
    if (fault === 'offline') {
      request.destroy();
      return;
    }
    if (fault === 'empty' || fault === 'huge') {
      if (request.method !== 'GET' || isStream) return next();
      return changed(api, request, response, fault === 'empty' ? emptied : enlarged);
    }
    answer(response, Number(fault), { error: SENTENCES[fault], message: SENTENCES[fault] });
  };
}
