import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a connection may keep the server waiting, in milliseconds. */
export type Patience = {
  /** For the whole of a request's headers. */
  headers: number;
  /** For the whole of a body that is no upload. */
  body: number;
  /** Between two pieces of an upload, or of a reply on its way: a slow line goes on, a silent one ends. */
  silence: number;
  /**
   * For the next request, once one was answered. Longer than a proxy keeps an idle connection by its defaults (nginx and
   * balancers 60 s, Go's client and Traefik 90 s, Caddy 120 s): whoever ends it first must not be the one that a request may
   * be on its way to.
   */
  idle: number;
};

export const PATIENCE: Patience = { headers: 20_000, body: 60_000, silence: 30_000, idle: 130_000 };

/** How long who came last waits for the answer that there is none any more, in milliseconds. */
const LAST_MS = 100;

/**
 * So long a server that others take over from goes on answering on the connections that are there, in milliseconds: one that is
 * used is ended by its next answer, and one that was not used for so long can be ended without a request being on its way.
 */
const HANDOVER_MS = 1000;

/** What Node's server is made with: its own clock of a whole request would end every long upload. */
export const serverOptions = ({ headers, idle }: Patience): ServerOptions => ({
  headersTimeout: headers,
  keepAliveTimeout: idle,
  requestTimeout: 0,
  connectionsCheckingInterval: Math.min(5000, headers / 2),
});

/** Looks after a server's connections: ends those that keep it waiting, and all of them when it is stopped. */
export function guardConnections(
  server: Server,
  patience: Patience,
): { end: (grace: number, others?: Promise<unknown>, handedOver?: () => void) => Promise<void> } {
  /** Every connection, with what was asked for on it and is not answered yet. */
  const open = new Map<Socket, Set<IncomingMessage>>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  let isLeaving = false;
  // before the answer can have begun
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (isLeaving) response.shouldKeepAlive = false;
    open.get(socket)?.add(request);
    const timer = isUpload(request) ? undefined : setTimeout(giveUp, patience.body, request).unref();
    response.once('close', () => {
      clearTimeout(timer);
      open.get(socket)?.delete(request);
    });
  });
  server.setTimeout(patience.silence, (socket) => {
    // a call that the server itself is long about is silent, too: it owes its caller the reply
    if (keepsUsWaiting(socket, [...(open.get(socket) ?? [])])) socket.destroy();
    else socket.setTimeout(patience.silence);
  });

  return {
    /**
     * Lets what is under way here, and the others' work, finish for so long; whoever comes meanwhile is answered still
     * (that the server is being stopped). Then accepts nobody any more and ends what is left.
     *
     * With `handedOver` there are other servers for whoever comes: no connection is taken from now on, which tells a proxy to ask
     * another, whatever it was asked for, since nothing was sent yet. What comes on connections that are there is done all the
     * same, and its answer ends the connection; then `handedOver` is called.
     */
    end: async (grace, others = Promise.resolve(), handedOver) => {
      const until = performance.now() + grace;
      const left = handedOver && listenNoMore(server);
      if (handedOver) {
        isLeaving = true;
        const enough = performance.now() + Math.min(HANDOVER_MS, grace);
        while (open.size > 0 && performance.now() < enough) await sleep(20);
        handedOver();
      }
      const begun = [...open.values()].flatMap((asked) => [...asked]);
      const isOpen = (request: IncomingMessage) => open.get(request.socket)?.has(request) ?? false;
      const theirs = { isDone: false };
      void others.finally(() => (theirs.isDone = true)).catch(() => undefined);
      // the others' end may have come already
      await sleep(0);
      while (performance.now() < until && (!theirs.isDone || begun.some(isOpen))) await sleep(50);
      const closed = left ?? new Promise<void>((resolve) => server.close(() => resolve()));
      // a reply that is on its way to somebody who came last gets a moment; one that has it is idle only then
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const last = setTimeout(
        () => {
          for (const socket of open.keys()) socket.destroy();
        },
        Math.max(LAST_MS, until - performance.now()),
      );
      await closed;
      clearInterval(idle);
      clearTimeout(last);
    },
  };
}

/** Takes no connection any more and leaves those that are there alone, idle ones too; resolves once all of them have ended. */
const listenNoMore = (server: Server): Promise<void> =>
  new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));

const isUpload = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '');

function giveUp(request: IncomingMessage): void {
  if (!request.complete) request.socket.destroy();
}

/** Whether it is the other side that a silent connection waits for. */
function keepsUsWaiting(socket: Socket, asked: readonly IncomingMessage[]): boolean {
  if (asked.length === 0 || socket.writableLength > 0) return true;
  // what has come and was not read yet is ours to read
  return asked.some((request) => !request.complete && request.readableLength === 0);
}
