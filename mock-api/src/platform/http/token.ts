import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 random bytes. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of the Authorization header, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Numbers, dates, numbers of stations, and yes or no: what an address may hold that is nobody's secret or name. */
const PLAIN_VALUE = /^(-?\d{1,15}(\.\d{1,9})?|\d{4}-\d\d-\d\d([T ][\d:.Z]{0,16})?|[A-Z]{2}\d{4}|true|false)$/;

/** An address for the log: no token, ticket or signature is written down, nor what people type into a search. */
export function redacted(url: URL): string {
  const path = url.pathname
    .replaceAll(/[^/]*(@|%40)[^/]*/gi, 'redacted')
    // the link by which somebody ends the e-mails about the network
    .replace(/^\/(api\/unsubscribe|u)\/[^/]+/, '/$1/redacted')
    // the link by which somebody looks at what is not public
    .replace(/^\/shared\/[^/]+/, '/shared/redacted');
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams)
    query.append(/^\w{1,40}$/.test(name) ? name : 'redacted', PLAIN_VALUE.test(value) ? value : 'redacted');
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
