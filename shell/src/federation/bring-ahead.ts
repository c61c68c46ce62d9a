import { mayAccess, type User } from 'shared-domain';
import type { ScreenPlace } from 'shared-ui/remote';
import { matchPath } from 'shared-ui/router';
import { loadAhead } from './load-remote.ts';
import { liveNow } from './live.ts';
import type { PageEntry } from './page-entry.ts';
import { prepareScreen } from './prepare-screen.ts';
import { offOf } from './use-off.ts';

/** The remote that a person would see at an address; null: none, one that they may not open, or one not to be fetched ahead. */
function remoteAt(remotes: PageEntry[], user: User, pathname: string): PageEntry | null {
  for (const entry of remotes) {
    const route = entry.routes.find(({ path }) => matchPath({ path, end: true }, pathname));
    if (!route) continue;
    const isHeldBack = offOf(entry, liveNow()) ?? entry.isUnfit ?? entry.isBrought;
    return isHeldBack || !mayAccess(route.access, user) ? null : entry;
  }
  return null;
}

/**
 * Fetches the code of the remote's screen at an address that its person is likely to open next, all files at once. Asks for
 * no data; what fails is told when the screen is opened, in another attempt.
 */
export async function bringAhead(remotes: PageEntry[], user: User, at: ScreenPlace): Promise<void> {
  const entry = remoteAt(remotes, user, at.pathname);
  try {
    const lifecycles = entry && (await loadAhead(entry));
    if (lifecycles) prepareScreen(lifecycles, at, false);
  } catch {
    // whoever opens the screen meets it again
  }
}
