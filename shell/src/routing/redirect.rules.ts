import type { EndReason } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { matchPath } from 'shared-ui/router';

/** Where a signed-in person can't be sent: they would come straight back, or be signed out. */
const NOWHERE = [paths.home.pattern, paths.login.pattern, paths.logout.pattern];

/** Longer addresses are none of ours. */
const LONGEST = 2000;

/** What a browser, or the router, reads as the beginning of another host, and what it leaves out silently. */
const DOUBTFUL = /^\/{2}|[\\\p{Cc}]/u;

/** The path as the router reads it; null where it can't be read. */
function readable(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * The address that the `redirect` of a query names, or null when there is none or it leads to another origin (A6).
 * It is read as the browser reads it, so that '//elsewhere' and '/\elsewhere' are seen for what they are; and so is the
 * path that comes of it, since '/.//elsewhere' is an address here but becomes '//elsewhere'.
 */
export function redirectTarget(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  if (!wanted?.startsWith('/') || wanted.length > LONGEST || DOUBTFUL.test(wanted)) return null;
  if (!URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  const path = readable(url.pathname);
  if (url.origin !== origin || path === null || DOUBTFUL.test(url.pathname) || DOUBTFUL.test(path))
    return null;
  if (NOWHERE.some((pattern) => matchPath({ path: pattern, end: true }, path))) return null;
  return url.pathname + url.search + url.hash;
}

/** The login screen's address, which leads back to `from` after signing in; `why` a session ended is told there. */
export function loginFrom(from: string, why: EndReason | null = null): string {
  const query = new URLSearchParams({ redirect: from });
  if (why !== null && why !== 'signedOut') query.set('why', why);
  return `${paths.login.href()}?${query.toString()}`;
}
