// npm start: installs if needed, builds what changed, serves the whole app.
import { apiServer, ensureInstalled, runPinned, serverEnvironment, startPinned } from './project.mjs';

ensureInstalled();
runPinned(['.tools/build.mjs', '--if-changed']);
startPinned(apiServer, { env: serverEnvironment });
