// Serves a page and the compressed files of a folder: as little server as a comparison takes.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Starts it; `html` is the page at every address that is no script's. Answers where it is, and how to end it. */
export async function serveFiles(folder, html) {
  const server = createServer(({ url = '/' }, response) => {
    if (!url.endsWith('.js')) return response.setHeader('Content-Type', 'text/html').end(html);
    response.setHeader('Content-Type', 'text/javascript').setHeader('Content-Encoding', 'br');
    return response.end(readFileSync(join(folder, `${url}.br`)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
