import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Shell } from './releases/built-shell.ts';
import { contentSecurityPolicy, SECURITY_HEADERS, type PageOptions } from './security-headers.ts';

/** Where a shell's files are: its page and all that it asks for stand side by side. */
export const folderOf = ({ release }: Shell): string => path.posix.dirname(release.page);

/**
 * The page of a shell, with a nonce of its own: the one thing that no browser keeps, so that each start gets the shell
 * in force. All that it names is hashed and kept for ever.
 */
export function pageResponse(shell: Shell, options: PageOptions = {}): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = shell.html
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__FILES__', folderOf(shell))
    .replace('__PAGE__', shell.release.page)
    .replace('__OVERRIDES__', (options.overrides ?? []).join(' '));
  return new Response(html, {
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, options),
    },
  });
}
