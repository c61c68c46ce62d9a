// npm start: installs if needed, builds what changed, serves the whole app.
import { apiServer, ensureInstalled, runPinned, startPinned } from './project.mjs';

ensureInstalled();
runPinned(['.tools/build.mjs', '--if-changed']);
startPinned(apiServer);
