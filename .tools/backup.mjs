// npm run backup -- <folder>: copies the embedded database and the files beside it, while the server runs or not.
import { ensureInstalled, runPinned } from './project.mjs';

ensureInstalled();
runPinned(['mock-api/src/host/backup.ts', ...process.argv.slice(2)]);
