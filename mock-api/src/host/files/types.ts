import path from 'node:path';

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

/** What a file is by its name. */
export const typeOf = (name: string): string =>
  TYPES[path.extname(name) || name] ?? 'application/octet-stream';

/** Whether an address is one of a file rather than of a screen: '/draft-stations/draft.12' has a dot, and is none. */
export function isFileName(pathname: string): boolean {
  const ending = path.extname(pathname).toLowerCase();
  return ending in TYPES || OTHER_FILES.has(ending);
}

/** Whether compressing it is worth the while: text, not pictures and fonts that are compressed already. */
export const isText = (name: string): boolean => /^text\/|json|svg|x-icon/.test(typeOf(name));

/** 'main.1a2b3c4d.js': the name changes with the content, so that it may be kept for ever. */
export const isHashed = (name: string): boolean => /\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(name);
