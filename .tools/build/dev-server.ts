import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from '@rspack/core';
import { REMOTES } from '../project.mjs';
import { faults } from '../standalone/faults.ts';
import { releaseOf } from './registry.ts';

type DevServer = Exclude<Configuration['devServer'], false | undefined>;

/** Ports of the development servers; the API stands in front of all on PORT. */
export const DEV_PORTS: Record<string, number> = Object.fromEntries(
  ['shell', ...REMOTES].map((part, place) => [part, 3010 + place]),
);

/** The API that a development server passes calls on to. */
const api = process.env['COUNT_EXCHANGE_API'] ?? 'http://127.0.0.1:3001';

/** What the server answers besides the app's files: calls, the monitor, and what anybody may see. */
const SERVED = ['/api', '/horizon', '/public', '/embed', '/shared', '/robots.txt', '/sitemap.xml'];

const answer = (address: string, reply: () => Promise<unknown>) => ({
  name: address,
  path: address,
  middleware: async (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify(await reply()));
  },
});

/** The shell's: stands before the API, and names the other development servers as the remotes. */
export const shellServer: DevServer = {
  proxy: [{ context: SERVED, target: api }],
  setupMiddlewares: (middlewares) => [
    answer('/registry.json', async () => ({
      revision: 1,
      // its files change while they are looked at
      development: true,
      remotes: await Promise.all(
        REMOTES.map((part) => releaseOf(part, `http://localhost:${DEV_PORTS[part]}/mf-manifest.json`)),
      ),
    })),
    ...middlewares,
  ],
};

/** A remote's: says what it brings, for shells that take it from there; alone it goes wrong on request. */
export const remoteServer = (part: string): DevServer => ({
  proxy: [{ context: SERVED, target: api }],
  setupMiddlewares: (middlewares) => [
    // its files change while they are looked at
    answer('/release.json', async () => ({
      ...(await releaseOf(part, 'mf-manifest.json')),
      development: true,
    })),
    faults(api),
    ...middlewares,
  ],
});
