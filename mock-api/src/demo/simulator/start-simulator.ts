import { serve } from '@hono/node-server';
import { createSimulator, type SimulatorOptions } from './app.ts';

/** A running simulator. */
export type RunningSimulator = { url: string; close: () => Promise<void> };

/** Serves the simulator to this machine alone; port 0 takes any free one. */
export function startSimulator(options: SimulatorOptions, port: number): Promise<RunningSimulator> {
  const app = createSimulator(options);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (info) =>
      resolve({
        url: `http://127.0.0.1:${info.port}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    );
    server.once('error', reject);
  });
}
