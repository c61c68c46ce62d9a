/** Sends a request to another host; the signal ends it, the reading of its answer included. */
export type SendRequest = (request: Request, signal: AbortSignal) => Promise<Response>;

/**
 * The network. The signal goes beside the request, not into it: Node lets go of a request that nobody holds any more, and
 * what it was given with it, so an answer that falls silent in its body would be waited for without end.
 */
export const sendRequest: SendRequest = (request, signal) => fetch(request, { signal });
