import { reportError } from '../federation/report-error.ts';

/** The frame of the signed-in screens; not on the login screen's bill. */
export const loadDefaultLayout = () => import('../layout/default-layout.tsx');
/** The dashboard with its map and table. */
export const loadDashboard = () => import('../screens/dashboard/dashboard.screen.tsx');

/** Fetches what comes after signing in while the sign-in itself is under way; a failure shows where the part is needed. */
export function prepareSignedIn(): void {
  Promise.all([loadDefaultLayout(), loadDashboard()]).catch(reportError);
}
