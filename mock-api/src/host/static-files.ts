import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { builtShell } from './built-shell.ts';
import { RELEASES_PATH } from './merge-registries.rules.ts';
import { folderOf, pageResponse, type Shell } from './page.ts';
import { passedOn, registryInForce } from './releases.ts';
import { SECURITY_HEADERS, type PageOptions } from './security-headers.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Endings of built files that no browser is sent as they are. */
const OTHER_FILES = new Set(['.br', '.gz', '.map']);

/** Whether an address is one of a file rather than of a screen: '/draft-stations/draft.12' has a dot, and is none. */
const isFileName = (pathname: string) => {
  const ending = path.extname(pathname).toLowerCase();
  return ending in TYPES || OTHER_FILES.has(ending);
};

/** 'main.1a2b3c4d.js': the name changes with the content, so that it may be kept for ever. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * Where an address is found on disk: deployed releases in the folder of `releases`, built ones by version in the `dist`
 * of their part, all else in the shell's. Null for an address that no file can have.
 */
export function fileFor(root: string, pathname: string, releases: string | null = null): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return null;
  const [first, ...below] = segments;
  if (first === 'releases') {
    return releases && /^(remotes|shell)$/.test(below[0] ?? '') ? path.join(releases, ...below) : null;
  }
  if (first === 'shell') return below.length < 2 ? null : path.join(root, 'shell', 'dist', ...below);
  if (first !== 'remotes') return path.join(root, 'shell', 'dist', ...segments);
  const [name = '', ...rest] = below;
  if (!/^mfe-[a-z0-9-]+$/.test(name) || rest.length < 2) return null;
  return path.join(root, name, 'dist', ...rest);
}

async function fileStats(file: string): Promise<Stats | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? stats : null;
}

/** The file itself, or its compressed twin where the browser takes it and the build made one. */
async function bestEncoding(file: string, accepts: string) {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepts)) continue;
    const stats = await fileStats(file + ending);
    if (stats) return { file: file + ending, stats, encoding };
  }
  return null;
}

function missing(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...SECURITY_HEADERS, 'content-type': TYPES['.txt'] ?? '', 'cache-control': 'no-cache' },
  });
}

async function fileResponse(request: Request, file: string, plain: Stats): Promise<Response> {
  const twin = await bestEncoding(file, request.headers.get('accept-encoding') ?? '');
  const { stats } = twin ?? { stats: plain };
  const etag = `"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}${twin?.encoding ?? ''}"`;
  const headers = new Headers({
    ...SECURITY_HEADERS,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (twin) headers.set('content-encoding', twin.encoding);
  headers.set('content-length', String(stats.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const body = Readable.toWeb(createReadStream(twin?.file ?? file)) as ReadableStream;
  return new Response(body, { headers });
}

/** Answers with the registry in force; never kept, so that a new tab starts with the newest. */
async function registryResponse(request: Request, root: string, releases: string | null): Promise<Response> {
  const registry = await registryInForce(root, releases).catch(() => null);
  if (!registry) return missing();
  const headers = { ...SECURITY_HEADERS, 'content-type': TYPES['.json'] ?? '', 'cache-control': 'no-store' };
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(registry), { headers });
}

/** A deployed file from a static host, with our own headers. */
async function fromStaticHost(releases: string, pathname: string): Promise<Response> {
  const reply = await passedOn(releases, pathname);
  if (!reply) return missing();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.headers.set(name, value);
  return reply;
}

/** The first of these files that there is. */
async function firstOf(request: Request, files: (string | null)[]): Promise<Response> {
  for (const file of files) {
    const stats = file === null ? null : await fileStats(file);
    if (file !== null && stats) return fileResponse(request, file, stats);
  }
  return missing();
}

/** Tells of all parts that were built, so no release of one of them brings it. */
const OF_ALL_PARTS = '/third-party-notices.txt';
const PAGE = '/index.html';

/**
 * A file that people know by its address (manual, examples, icon): the one that came with the shell. Files of builds that
 * had no folders of their own are found where they were.
 */
function publicFiles(root: string, pathname: string, shell: Shell | null): (string | null)[] {
  const own = fileFor(root, pathname);
  if (!shell || pathname === OF_ALL_PARTS) return [own];
  return [fileFor(root, folderOf(shell) + pathname), own];
}

/** What the server is told of where its files are, and of what its page lets in. */
export type StaticOptions = PageOptions & { releases?: string | null };

/** Answers with a built file; an address that is none of a file is a screen of the app and answers with its page. */
export async function staticResponse(
  request: Request,
  root: string,
  { releases = null, ...options }: StaticOptions = {},
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', {
      status: 405,
      headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' },
    });
  }
  if (pathname === '/registry.json') return registryResponse(request, root, releases);
  // a page is given with its policy, or not at all
  if (pathname.endsWith('.html') && pathname !== PAGE) return missing();
  const file = fileFor(root, pathname, releases);
  if (!file) return missing();
  if (releases && /^https?:/.test(releases) && pathname.startsWith(RELEASES_PATH))
    return fromStaticHost(releases, pathname);
  if (/^\/(remotes|releases|shell)\//.test(pathname)) return firstOf(request, [file]);
  const shell = await builtShell(root);
  if (isFileName(pathname) && pathname !== PAGE) return firstOf(request, publicFiles(root, pathname, shell));
  return shell ? pageResponse(shell, options) : missing();
}
