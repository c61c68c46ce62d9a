// Serves a shell and remotes of any builds as one app, compressed as our own server does, and passes calls on to an API:
// what is compared stands behind the same server.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { extname, join, posix } from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Where a shell's files lie: by its release in a folder of their own, or all in one (a single bundle, older builds). */
function openShell(shell) {
  const release = join(shell, 'shell.json');
  const { page = '/index.html' } = isFile(release) ? JSON.parse(readFileSync(release, 'utf8')) : {};
  const fileOf = (path) => join(shell, path.replace(/^\/shell\//, '/'));
  const files = posix.dirname(page).replace(/\/$/, '');
  const html = readFileSync(fileOf(page), 'utf8').replaceAll('__FILES__', files).replace('__PAGE__', page);
  return { html, files: [fileOf, (path) => fileOf(files + path)] };
}

/** Where a path of the app lies: remotes in their own folders, everything else in the shell's; none is a screen's. */
function fileOf({ shell, distOf }, pathname) {
  const [, name, rest] = /^\/remotes\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (name) return join(distOf(name), rest);
  return shell.files.map((find) => find(pathname)).find(isFile) ?? null;
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
  const app = { shell: openShell(shell), distOf };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://build');
    if (pathname.startsWith('/api/')) return passOn(api, request, response);
    if (pathname === '/registry.json')
      return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(registry));
    const file = fileOf(app, pathname);
    if (file === null) return response.setHeader('Content-Type', TYPES['.html']).end(app.shell.html);
    if (!isFile(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (/\.[0-9a-f]{8}\./.test(file))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    const packed = isFile(`${file}.br`);
    if (packed) response.setHeader('Content-Encoding', 'br');
    return createReadStream(packed ? `${file}.br` : file).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
