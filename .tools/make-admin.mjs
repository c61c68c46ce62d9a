// npm run make-admin -- --email <address>: makes or restores a super admin, on the machine that holds the data.
import { ensureInstalled, runPinned } from './project.mjs';

ensureInstalled();
runPinned(['mock-api/src/host/make-admin.ts', ...process.argv.slice(2)]);
