// npm run check-counts [-- --fix]: compares what is kept beside the counts with what they add up to.
import { ensureInstalled, runPinned } from './project.mjs';

ensureInstalled();
runPinned(['mock-api/src/host/check-counts.ts', ...process.argv.slice(2)]);
