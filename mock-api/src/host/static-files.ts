import path from 'node:path';
import type { Registry } from 'shared-domain/registry';
import { fileToSend, send } from './files/send-file.ts';
import { isFileName, typeOf } from './files/types.ts';
import { folderOf, pageResponse } from './page.ts';
import { drawIn, drawnCookie, newDraw } from './releases/draw.ts';
import { RELEASES_PATH } from './releases/addresses.rules.ts';
import { openReleases, type Releases } from './releases/releases.ts';
import { SECURITY_HEADERS, type PageOptions } from './security-headers.ts';

/**
 * Where an address is found on disk: built releases by version in the `dist` of their part, all else in the shell's.
 * Null for an address that no file can have.
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
  const [first, ...below] = segments;
  if (first === 'shell') return below.length < 2 ? null : path.join(root, 'shell', 'dist', ...below);
  if (first !== 'remotes') return path.join(root, 'shell', 'dist', ...segments);
  const [name = '', ...rest] = below;
  if (!/^mfe-[a-z0-9-]+$/.test(name) || rest.length < 2) return null;
  return path.join(root, name, 'dist', ...rest);
}

function missing(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...SECURITY_HEADERS, 'content-type': typeOf('.txt'), 'cache-control': 'no-cache' },
  });
}

/** The same answer with the headers of every answer that is not the API's. */
function secured(response: Response): Response {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  return response;
}

/** What is in use just now: all of it, or the shell alone, by what the deploy asks. */
const IN_FORCE: Record<string, (registry: Registry) => unknown> = {
  '/registry.json': (registry) => registry,
  '/shell.json': ({ shell }) => shell,
};

/** Answers with what is in force; never kept, so that a new tab starts with the newest. */
async function inForceResponse(request: Request, releases: Releases): Promise<Response> {
  const registry = await releases.registry(drawIn(request)).catch(() => null);
  const told = registry && IN_FORCE[new URL(request.url).pathname]?.(registry);
  if (!told) return missing();
  const headers = { ...SECURITY_HEADERS, 'content-type': typeOf('.json'), 'cache-control': 'no-store' };
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(told), { headers });
}

/** The first of these files that there is. */
async function firstOf(request: Request, files: (string | null)[]): Promise<Response> {
  for (const file of files) {
    const found = file === null ? null : await fileToSend(file, request);
    if (found) return secured(send(request, found));
  }
  return missing();
}

/** Tells of all parts that were built, so no release of one of them brings it. */
const OF_ALL_PARTS = '/third-party-notices.txt';
const PAGE = '/index.html';

/**
 * A file that people know by its address (manual, examples, icon): that of the shell in force. Files of builds that had no
 * folders of their own are found where they were.
 */
async function publicFile(request: Request, root: string, releases: Releases): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  const own = fileFor(root, pathname);
  const shell = pathname === OF_ALL_PARTS ? null : await releases.shell().catch(() => null);
  if (!shell) return firstOf(request, [own]);
  const address = folderOf(shell) + pathname;
  if (!address.startsWith(RELEASES_PATH)) return firstOf(request, [fileFor(root, address), own]);
  const deployed = secured(await releases.file(new Request(origin + address, request)));
  if (deployed.status >= 400) return firstOf(request, [own]);
  // the next shell has another one at the same address
  deployed.headers.set('cache-control', 'no-cache');
  return deployed;
}

/** What the server is told of where its files are, and of what its page lets in. */
export type StaticOptions = PageOptions & {
  releases?: Releases;
  /** The browser came encrypted. */
  secure?: boolean;
};

/** The page of the shell in force for this session; one that takes part in a trial by what it drew draws once. */
async function pageFor(
  request: Request,
  { releases, secure, ...options }: StaticOptions & { releases: Releases; secure: boolean },
): Promise<Response> {
  const drawn = drawIn(request);
  const draw = drawn ?? newDraw();
  const shell = await releases.shell(draw).catch(() => null);
  if (!shell) return missing();
  const page = pageResponse(shell, options);
  if (shell.isDrawn && drawn === null) page.headers.append('set-cookie', drawnCookie(draw, secure));
  return page;
}

/** Answers with a built file; an address that is none of a file is a screen of the app and answers with its page. */
export async function staticResponse(
  request: Request,
  root: string,
  { releases = openReleases({ root, releases: null }), secure = false, ...options }: StaticOptions = {},
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', {
      status: 405,
      headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD' },
    });
  }
  if (pathname in IN_FORCE) return inForceResponse(request, releases);
  // a page is given with its policy, or not at all
  if (pathname.endsWith('.html') && pathname !== PAGE) return missing();
  if (pathname.startsWith(RELEASES_PATH)) return secured(await releases.file(request));
  const file = fileFor(root, pathname);
  if (!file) return missing();
  if (/^\/(remotes|shell)\//.test(pathname)) return firstOf(request, [file]);
  if (isFileName(pathname) && pathname !== PAGE) return publicFile(request, root, releases);
  return pageFor(request, { releases, secure, ...options });
}
