import type { HttpBindings } from '@hono/node-server';
import { createApp, createWorkerApp } from '../app.ts';
import { clientOf } from '../platform/http/client-address.ts';
import type { Deps } from '../platform/http/context.ts';
import { createTrialStop } from './failures/stop-trials.ts';
import { answerMetrics } from './metrics/answer-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { mapOrigins } from './map-options.ts';
import type { HostOptions } from './options.ts';
import type { SendRequest } from '../platform/http/send-request.ts';
import { openReleases } from './releases/releases.ts';
import { answersCalls } from './role.rules.ts';
import { staticResponse } from './static-files.ts';

/** What the API's application answers besides its calls: the monitor, and what anybody may see or end without signing in. */
const APPLICATION = /^\/(?:(?:api|horizon|public|embed|shared|u)(?:\/|$)|(?:robots\.txt|sitemap\.xml)$)/;

/** A browser that came encrypted stays with that for a year. */
const strictTransport = (subdomains: boolean) => `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;

/** Answers every request of the server: the API's calls, the monitoring page, and the built app. */
export function createHandler(deps: Deps, options: HostOptions, send?: SendRequest) {
  const { root, recaptcha, map, qcEmbed, releases, overrides, trustedProxies } = options;
  const strict = strictTransport(options.strictSubdomains);
  const page = {
    releases: openReleases({
      root,
      releases,
      dataFolder: options.dataFolder,
      keys: options.releaseKeys,
      log: options.log,
      send,
      withoutStopped: createTrialStop(deps),
    }),
    overrides,
    recaptcha: recaptcha !== null,
    ...mapOrigins(map.settings),
    qcEmbed: qcEmbed === null ? null : new URL(qcEmbed).origin,
  };
  // asked before anybody comes: a release host that does not answer keeps the first page waiting no longer than need be
  void page.releases.registry().catch(() => undefined);
  const { metricsToken } = options;
  const metrics = metricsToken === null ? null : createMetrics({ ...deps, registry: page.releases.registry });
  const measure: Deps['measure'] = (what) => {
    deps.measure?.(what);
    metrics?.measure(what);
  };
  const answers = answersCalls(options.role);
  const app = (answers ? createApp : createWorkerApp)({ ...deps, measure });
  const reply = (request: Request, client: ReturnType<typeof clientOf>) => {
    const { pathname } = new URL(request.url);
    if (APPLICATION.test(pathname)) return app.fetch(request, client);
    if (metrics && metricsToken !== null && pathname === '/metrics')
      return answerMetrics(request, metrics, metricsToken);
    if (!answers) return app.fetch(request, client);
    return staticResponse(request, root, { ...page, secure: client.secure });
  };
  return async (request: Request, env: HttpBindings): Promise<Response> => {
    const client = clientOf(request, env.incoming.socket.remoteAddress, trustedProxies);
    const response = await reply(request, client);
    if (client.secure) response.headers.set('strict-transport-security', strict);
    return response;
  };
}
