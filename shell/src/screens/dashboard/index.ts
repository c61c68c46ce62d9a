/** The dashboard, and the way to ask for what it shows before it is drawn: one file to fetch. */
export { askDashboard } from './dashboard.resource.ts';
export { DashboardScreen } from './dashboard.screen.tsx';
