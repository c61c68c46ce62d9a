/** Its name where the connection is encrypted: no other host, and no connection that is not, can set one of this name. */
const secured = (name: string) => `__Host-${name}`;

/** What a cookie of ours holds; null for none. */
export function cookieIn(request: Pick<Request, 'headers'>, name: string): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='));
  const valueOf = (wanted: string) => cookies.find(([known]) => known === wanted)?.[1];
  return valueOf(secured(name)) ?? valueOf(name) ?? null;
}

/** A cookie to set. Where the connection is encrypted it is for the whole host. */
export const cookieOf = (
  name: string,
  value: string,
  { secure, path, attributes }: { secure: boolean; path: string; attributes: string },
): string =>
  secure
    ? `${secured(name)}=${value}; Path=/; ${attributes}; Secure`
    : `${name}=${value}; Path=${path}; ${attributes}`;
