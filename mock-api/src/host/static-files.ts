import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pageResponse } from './page.ts';
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

/** 'main.1a2b3c4d.js': the name changes with the content, so that it may be kept for ever. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * Where an address is found on disk: remotes by name and version in their own `dist`, all else in the shell's. Null
 * for an address that no file can have.
 */
export function fileFor(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return null;
  if (segments[0] !== 'remotes') return path.join(root, 'shell', 'dist', ...segments);
  const [, name = '', ...rest] = segments;
  if (!/^mfe-[a-z]+$/.test(name) || rest.length < 2) return null;
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
    headers: { ...SECURITY_HEADERS, 'cache-control': 'no-cache' },
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

/** Answers with a built file; an address without an ending is a screen of the app and answers with its page. */
export async function staticResponse(
  request: Request,
  root: string,
  options: PageOptions = {},
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', {
      status: 405,
      headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' },
    });
  }
  const page = path.join(root, 'shell', 'dist', 'index.html');
  const file = fileFor(root, pathname);
  if (!file) return missing();
  const stats = file === page ? null : await fileStats(file);
  if (stats) return fileResponse(request, file, stats);
  const isScreen = !pathname.startsWith('/remotes/') && (file === page || path.extname(pathname) === '');
  return isScreen ? ((await pageResponse(page, options)) ?? missing()) : missing();
}
