import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contentSecurityPolicy, SECURITY_HEADERS, type PageOptions } from './security-headers.ts';

/** The app's page with a nonce of its own; null where the app has not been built. */
export async function pageResponse(file: string, options: PageOptions = {}): Promise<Response | null> {
  const html = await readFile(file, 'utf8').catch(() => null);
  if (html === null) return null;
  const nonce = randomBytes(16).toString('base64');
  return new Response(
    html.replaceAll('__NONCE__', nonce).replace('__OVERRIDES__', (options.overrides ?? []).join(' ')),
    {
      headers: {
        ...SECURITY_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(nonce, options),
      },
    },
  );
}
