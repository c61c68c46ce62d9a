import { paths } from 'shared-ui/domain';

/** Where a signed-in person can't be sent: they would come straight back. */
const NOWHERE = new Set<string>([paths.home.pattern, paths.login.pattern, paths.logout.pattern]);

/**
 * The address that the `redirect` of a query names, or null when there is none or it leads to another origin (A6).
 * It is read as the browser reads it, so that '//elsewhere' and '/\elsewhere' are seen for what they are.
 */
export function redirectTarget(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || NOWHERE.has(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The login screen's address, which leads back to `from` after signing in. */
export const loginFrom = (from: string): string =>
  `${paths.login.href()}?${new URLSearchParams({ redirect: from }).toString()}`;
