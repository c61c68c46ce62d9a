import { formatNumber } from 'shared-ui/i18n';
import { loadParcel } from 'shared-ui/remote';
import { reportError } from '../federation/report-error.ts';
import { redirectTarget } from './redirect.rules.ts';

/** The frame of the signed-in screens and the place of the remotes; not on the login screen's bill. */
export const loadSignedIn = () => import('./signed-in.ts');
/** The dashboard with its map and table. */
export const loadDashboard = () => import('../screens/dashboard/index.ts');

/** Fetches what comes after signing in, and what mounts the remote that comes after that, while that is typed, or under way; a failure shows where the part is needed. */
export function prepareSignedIn(): void {
  Promise.all([loadSignedIn(), loadDashboard(), loadParcel()]).catch(reportError);
  // what a browser knows of writing numbers, which it looks up once, takes it longer than a row of the dashboard's table
  formatNumber(0);
}

/** Asks for what the dashboard shows as soon as somebody is signed in, where that is where they go: nothing is drawn before. */
export async function askSignedIn({ search, origin }: Pick<Location, 'search' | 'origin'>): Promise<void> {
  if (redirectTarget(search, origin) !== null) return;
  try {
    (await loadDashboard()).askDashboard();
  } catch {
    // told where the dashboard is drawn
  }
}
