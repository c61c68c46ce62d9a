// npm run restore -- <backup> [--over]: puts a backup in the place of a stopped server's data.
import { ensureInstalled, runPinned } from './project.mjs';

ensureInstalled();
runPinned(['mock-api/src/host/restore.ts', ...process.argv.slice(2)]);
