// npm run dev: API, shell and remotes in one go, each hot. One process holds the six development servers.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePinned, pinnedNode, REMOTES, root } from './project.mjs';

ensurePinned(import.meta.url);
process.env.NODE_ENV = 'development';
const { rspack } = await import('@rspack/core');
const { RspackDevServer } = await import('@rspack/dev-server');
const { DEV_PORTS } = await import('../rspack.base.ts');
const { announceRelease, releaseOf } = await import('./registry.mjs');

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const api = `http://127.0.0.1:${apiPort}`;

const children = [
  spawn(
    pinnedNode(),
    [
      '--disable-warning=ExperimentalWarning',
      '--watch',
      '--watch-preserve-output',
      'mock-api/src/host/node.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: String(apiPort) },
    },
  ),
];
process.on('exit', () => children.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

async function serve(part, changes) {
  const config = (await import(join(root, part, 'rspack.config.ts'))).default;
  const options = { ...config.devServer, ...changes, setupExitSignals: false };
  await new RspackDevServer(options, rspack(config)).start();
}

const remotes = await Promise.all(
  REMOTES.map((part) => releaseOf(part, `http://localhost:${DEV_PORTS[part]}/mf-manifest.json`)),
);
await Promise.all(
  REMOTES.map((part) =>
    serve(part, {
      host: 'localhost',
      setupMiddlewares: (middlewares) => [announceRelease(part), ...middlewares],
    }),
  ),
);
await serve('shell', {
  port,
  host: 'localhost',
  proxy: [{ context: ['/api', '/horizon'], target: api }],
  setupMiddlewares: (middlewares) => [
    {
      path: '/registry.json',
      middleware: (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ revision: 1, remotes }));
      },
    },
    ...middlewares,
  ],
});
console.log(`\nCount Exchange, hot: http://localhost:${port} (API on ${api})\n`);
