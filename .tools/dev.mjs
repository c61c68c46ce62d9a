// npm run dev: API, shell and remotes in one go, each hot: `rspack dev` in the folder of each part. PORT is the shell's,
// the API listens on the port after it.
import { join } from 'node:path';
import {
  apiServer,
  ensurePinned,
  REMOTES,
  root,
  rspack,
  serverEnvironment,
  startPinned,
} from './project.mjs';

ensurePinned(import.meta.url);
const port = Number(process.env.PORT ?? 3000);
const env = {
  ...serverEnvironment,
  NODE_ENV: 'development',
  COUNT_EXCHANGE_API: `http://127.0.0.1:${port + 1}`,
};

startPinned(['--watch', '--watch-preserve-output', ...apiServer], {
  env: { ...env, PORT: String(port + 1) },
});
for (const part of REMOTES) startPinned(rspack('dev'), { cwd: join(root, part), env });
startPinned([...rspack('dev'), '--port', String(port)], { cwd: join(root, 'shell'), env });
