/** Where the server answers with deployed files; addresses of a deployed registry are relative to it. */
export const RELEASES_PATH = '/releases/';

/** A remote's release or a shell's, then a file of it; no part of it begins with a dot. */
const FILE = /^(?:remotes\/[a-z][a-z0-9-]*|shell)(?:\/[^./\\][^/\\]*){2,}$/;

/** Where a release host keeps what an address below `/releases/` asks for; null for what no release can have. */
export function keyOf(pathname: string): string | null {
  try {
    const key = decodeURIComponent(pathname).slice(RELEASES_PATH.length);
    return pathname.startsWith(RELEASES_PATH) && FILE.test(key) && !/\p{Cc}/u.test(key) ? key : null;
  } catch {
    return null;
  }
}

/** An address of a deployed registry as this server answers it. */
export const placed = (address: string): string =>
  /^(https?:)?\//.test(address) ? address : RELEASES_PATH + address;
