// Serves a shell and remotes of any builds as one app, compressed as our own server does, and passes calls on to an API:
// what is compared stands behind the same server.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Where a path of the app lies: remotes in their own folders, everything else in the shell's. */
function fileOf({ shell, distOf }, pathname) {
  const [, name, rest] = /^\/remotes\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (name) return join(distOf(name), rest);
  const file = join(shell, pathname);
  return isFile(file) ? file : join(shell, 'index.html');
}

function passOn(api, request, response) {
  const { hostname, port } = new URL(api);
  const call = ask(
    { hostname, port, path: request.url, method: request.method, headers: request.headers },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    },
  );
  call.on('error', () => response.destroy());
  request.pipe(call);
}

/**
 * Starts it: `shell` is a built shell's folder, `distOf` says where a remote's versions lie, `registry` is what the shell
 * is told. Answers where it is, and how to end it.
 */
export async function serveBuild({ shell, distOf, registry }, api) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://build');
    if (pathname.startsWith('/api/')) return passOn(api, request, response);
    if (pathname === '/registry.json')
      return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(registry));
    const file = fileOf({ shell, distOf }, pathname);
    if (!isFile(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (/\.[0-9a-f]{8}\./.test(file))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    const packed = isFile(`${file}.br`);
    if (packed) response.setHeader('Content-Encoding', 'br');
    return createReadStream(packed ? `${file}.br` : file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
