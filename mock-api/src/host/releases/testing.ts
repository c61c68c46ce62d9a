import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Registry, RegistryEntry } from 'shared-domain/registry';

/** A fact of a release host: how it answers. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A release host on this machine that answers as it is told, and notes what it was asked for. */
export async function startReleaseHost() {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let answering: Answering = (_request, response) => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answering(request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    address: `http://127.0.0.1:${port}/site`,
    asked,
    answer: (next: Answering) => {
      answering = next;
    },
    stop,
    again: () => listen(port),
  };
}

export type TestHost = Awaited<ReturnType<typeof startReleaseHost>>;

/** Answers with these texts by their address below the host's, and with 404 to all else. */
export const serving =
  (files: Record<string, string | Buffer>, headers: Record<string, string> = {}): Answering =>
  (request, response) => {
    const found = files[(request.url ?? '').replace('/site/', '')];
    response.writeHead(found === undefined ? 404 : 200, found === undefined ? {} : headers).end(found);
  };

export const hashOf = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** An entry of a registry; its files need not be there. */
export const entryOf = (name: string, version: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  version,
  contract: '^1.0',
  entry: `remotes/${name}/${version}/mf-manifest.json`,
  routes: [{ path: `/${name}`, access: 'signedIn', layout: 'default', title: { en: name, es: name } }],
  menu: [],
  integrity: { manifest: hashOf(`manifest ${version}`), entry: hashOf(`entry ${version}`) },
  ...more,
});

/** What was built with the server of these tests. */
export const BUILT: Registry = {
  revision: 0,
  remotes: ['mfe-qc', 'mfe-admin'].map((name) =>
    entryOf(name, '1.0.0', { entry: `/remotes/${name}/1.0.0/mf-manifest.json` }),
  ),
};

/** Asks until the answer is as wanted; the last one that came otherwise. */
export async function until<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  const end = performance.now() + 10_000;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer) || performance.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
