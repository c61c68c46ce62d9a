import { reportError } from '../federation/report-error.ts';

/** The frame of the signed-in screens and the place of the remotes; not on the login screen's bill. */
export const loadSignedIn = () => import('./signed-in.ts');
/** The dashboard with its map and table. */
export const loadDashboard = () => import('../screens/dashboard/dashboard.screen.tsx');

/** Fetches what comes after signing in while the sign-in itself is under way; a failure shows where the part is needed. */
export function prepareSignedIn(): void {
  Promise.all([loadSignedIn(), loadDashboard()]).catch(reportError);
}
