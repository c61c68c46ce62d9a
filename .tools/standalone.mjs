// npm start -w mfe-…: one remote alone, hot, against the API. COUNT_EXCHANGE_API names a running API; without it one
// is started over ./.data. Its release.json lets a deployed shell take this remote in the place of the released one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePinned, pinnedNode, root } from './project.mjs';

ensurePinned(import.meta.url);
process.env.NODE_ENV = 'development';
const { rspack } = await import('@rspack/core');
const { RspackDevServer } = await import('@rspack/dev-server');
const { DEV_PORTS } = await import('../rspack.base.ts');
const { faults } = await import('./standalone/faults.ts');
const { announceRelease } = await import('./registry.mjs');

const part = process.argv[2];
if (!part || !(part in DEV_PORTS)) {
  console.error(`Which remote? One of ${Object.keys(DEV_PORTS).join(', ')}.`);
  process.exit(1);
}
const port = Number(process.env.PORT ?? DEV_PORTS[part]);
const apiPort = port + 100;
const api = process.env.COUNT_EXCHANGE_API ?? `http://127.0.0.1:${apiPort}`;

if (!process.env.COUNT_EXCHANGE_API) {
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', 'mock-api/src/host/node.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: '', PORT: String(apiPort) },
  });
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 0));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

const config = (await import(join(root, part, 'rspack.config.ts'))).default;
const options = {
  ...config.devServer,
  port,
  host: 'localhost',
  proxy: [{ context: ['/api'], target: api }],
  setupMiddlewares: (middlewares) => [announceRelease(part), faults(api), ...middlewares],
};
await new RspackDevServer({ ...options, setupExitSignals: false }, rspack(config)).start();
console.log(`\n${part} alone, hot: http://localhost:${port} (API: ${api})\n`);
