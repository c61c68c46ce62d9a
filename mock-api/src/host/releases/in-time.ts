import { setTimeout as sleep } from 'node:timers/promises';
import { REGISTRY_WAIT_MS } from 'shared-domain';

/** How long a page waits for a file of the release host that it can do without. */
const WAIT_MS = REGISTRY_WAIT_MS.server;
/** After it could not be had, how long it takes until somebody waits for it again. */
const AGAIN_MS = 5000;

const late = () => new Response('The release host does not answer.', { status: 504 });

/** The same files, but nobody waits long for one: who can do without is told in time that it can't be had now. */
export function inTime(
  file: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const failed = new Map<string, number>();
  return async (request) => {
    const before = failed.get(request.url);
    const isKnown = before !== undefined;
    if (isKnown && performance.now() - before < AGAIN_MS) return late();
    // of those who come together one tries
    if (isKnown) failed.set(request.url, performance.now());
    const reply = await Promise.race([file(request), sleep(WAIT_MS, undefined, { ref: false }).then(late)]);
    if (reply.ok) failed.delete(request.url);
    else failed.set(request.url, performance.now());
    return reply;
  };
}
