import type { ApiKey } from 'shared-domain';

/**
 * Posts what nobody waits for: no token, no refusal on the screen, and it goes on when the page is left. Answers whether
 * it need not be sent again: the server has it, or will never take it.
 */
export async function post(call: ApiKey & `POST ${string}`, body: object): Promise<boolean> {
  try {
    const reply = await fetch(new URL(`/api${call.slice('POST '.length)}`, window.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    });
    // a browser keeps the line of an answer that nobody reads, one of six, until the clock above ends it
    await reply.text();
    return reply.status < 500 && reply.status !== 429;
  } catch {
    return false;
  }
}
