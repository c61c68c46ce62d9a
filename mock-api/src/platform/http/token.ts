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

/** An address for the log: token, ticket and signature are never written down. */
export function redacted(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['token', 'ticket', 'signature']) if (query.has(name)) query.set(name, 'redacted');
  const text = query.toString();
  return text ? `${url.pathname}?${text}` : url.pathname;
}
