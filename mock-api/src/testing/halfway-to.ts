import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a storage on which the second part of a file is begun and never taken; `met` resolves when that comes. */
export async function halfwayTo(
  storage: string,
): Promise<{ url: string; met: Promise<void>; close: () => void }> {
  const { promise: met, resolve } = Promise.withResolvers<void>();
  const { hostname: host, port } = new URL(storage);
  const server = createServer((asked, answer) => {
    if (asked.url?.includes('partNumber=2')) return resolve();
    const { method, headers, url: path } = asked;
    const passed = request({ host, port, method, headers, path }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    asked.pipe(passed.on('error', () => answer.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
