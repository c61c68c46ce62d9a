// npm run spread [-- --add-worker host:port]: spreads the counts over several machines (Citus), or adds one.
import { ensureInstalled, runPinned } from './project.mjs';

ensureInstalled();
runPinned(['mock-api/src/host/spread.ts', ...process.argv.slice(2)]);
