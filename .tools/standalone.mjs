// npm start -w mfe-…: one remote alone, hot, against the API: `rspack dev` in its folder. COUNT_EXCHANGE_API names a
// running API; without it one is started over ./.data. Its release.json lets a deployed shell take this remote in the
// place of the released one.
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
const { DEV_PORTS } = await import('./build/dev-server.ts');

const part = process.argv[2];
if (!REMOTES.includes(part)) {
  console.error(`Which remote? One of ${REMOTES.join(', ')}.`);
  process.exit(1);
}
const port = Number(process.env.PORT ?? DEV_PORTS[part]);
const apiPort = port + 100;
const api = process.env.COUNT_EXCHANGE_API ?? `http://127.0.0.1:${apiPort}`;

if (!process.env.COUNT_EXCHANGE_API)
  startPinned(apiServer, {
    env: { ...serverEnvironment, NODE_ENV: '', PORT: String(apiPort) },
  });
startPinned([...rspack('dev'), '--port', String(port)], {
  cwd: join(root, part),
  env: { ...process.env, NODE_ENV: 'development', COUNT_EXCHANGE_API: api },
});
