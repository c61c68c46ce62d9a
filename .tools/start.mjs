// npm start: installs if needed, builds what changed, serves the whole app.
import { ensureInstalled, runPinned, startPinned } from './project.mjs';

ensureInstalled();
runPinned(['.tools/build.mjs', '--if-changed']);
startPinned(['mock-api/src/host/node.ts']);
