// Serves a build's files, compressed as our own server does, and passes calls on to the API: both builds are measured
// behind this same server.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';
import { REMOTES, root } from '../../project.mjs';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Where a path of the app lies: remotes in their own folders, everything else in the build's. */
function fileOf(folder, pathname) {
  const [, name, rest] = /^\/remotes\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (name && REMOTES.includes(name)) return join(root, name, 'dist', rest);
  const file = join(folder, pathname);
  return isFile(file) ? file : join(folder, 'index.html');
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

/** Starts it; `url` is where, `close` ends it. */
export async function serveBuild(folder, api) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    if (pathname.startsWith('/api/')) return passOn(api, request, response);
    const registry = join(root, 'shell/dist/registry.json');
    const file = pathname === '/registry.json' ? registry : fileOf(folder, pathname);
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
