import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { account } from './areas/account/account.routes.ts';
import { emailChange } from './areas/account/email-change.routes.ts';
import { humanCheck } from './areas/account/human-check.routes.ts';
import { sessions } from './areas/account/sessions.routes.ts';
import { passwordReset } from './areas/account/password-reset.routes.ts';
import { agencies } from './areas/agencies/agencies.routes.ts';
import { audit } from './areas/audit/audit.routes.ts';
import { certifications } from './areas/certifications/certifications.routes.ts';
import { cities } from './areas/cities/cities.routes.ts';
import { contacts } from './areas/contacts/contacts.routes.ts';
import { counts } from './areas/counts/counts.routes.ts';
import { countLog } from './areas/counts/log.routes.ts';
import { pictures } from './areas/counts/picture.routes.ts';
import { deployments } from './areas/deployments/deployments.routes.ts';
import { ecoImport } from './areas/eco-import/eco-import.routes.ts';
import { exports } from './areas/exports/exports.routes.ts';
import { presets } from './areas/exports/presets.routes.ts';
import { tmas } from './areas/exports/tmas.routes.ts';
import { flows } from './areas/flows/flows.routes.ts';
import { findingSettings } from './areas/findings/finding-settings.routes.ts';
import { findings } from './areas/findings/findings.routes.ts';
import { imports } from './areas/imports/imports.routes.ts';
import { pastImports } from './areas/imports/undo.routes.ts';
import { lookups } from './areas/lookups/lookups.routes.ts';
import { maintenance } from './areas/maintenance/maintenance.routes.ts';
import { mapSettings } from './areas/map/map.routes.ts';
import { qcSettings } from './areas/qc-settings/qc-settings.routes.ts';
import { mountMonitor } from './areas/monitor/monitor.routes.ts';
import { nextStations } from './areas/next-stations/next-stations.routes.ts';
import { notifications } from './areas/notifications/notifications.routes.ts';
import { olderStations } from './areas/older-stations/older-stations.routes.ts';
import { reports } from './areas/reports/reports.routes.ts';
import { site } from './areas/site/site.routes.ts';
import { registrations } from './areas/registrations/registrations.routes.ts';
import { secondFactor } from './areas/second-factor/second-factor.routes.ts';
import { secondStep } from './areas/second-factor/sign-in.routes.ts';
import { stations } from './areas/stations/stations.routes.ts';
import { users } from './areas/users/users.routes.ts';
import { answer } from './http/answer.ts';
import { ApiProblem } from './http/api-problem.ts';
import type { Deps } from './http/context.ts';
import type { Endpoint } from './http/endpoint.ts';
import { mountHealth } from './http/health.ts';
import { openApi } from './http/openapi.ts';
import { bySpecificity, pathsWithMethods } from './http/paths.rules.ts';
import { refusal, requestFrame, type Env } from './http/request-frame.ts';
import { texts } from './http/texts.ts';

/** Every endpoint of the API. */
export const endpoints: Endpoint[] = [
  ...account,
  ...sessions,
  ...secondStep,
  ...secondFactor,
  ...humanCheck,
  ...passwordReset,
  ...emailChange,
  ...registrations,
  ...users,
  ...agencies,
  ...cities,
  ...notifications,
  ...lookups,
  ...mapSettings,
  ...site,
  ...qcSettings,
  ...stations,
  ...nextStations,
  ...olderStations,
  ...flows,
  ...counts,
  ...pictures,
  ...countLog,
  ...certifications,
  ...findings,
  ...findingSettings,
  ...imports,
  ...ecoImport,
  ...pastImports,
  ...exports,
  ...presets,
  ...tmas,
  ...reports,
  ...contacts,
  ...deployments,
  ...audit,
  ...maintenance,
];

/**
 * The API as `Request` in, `Response` out, over the parts it is given. The same application runs in Node and, as one
 * msw handler, in tests.
 */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(refusal);
  app.use('/api/*', requestFrame(deps));
  // every place of the state is in them
  app.use('/api/station-options', compress());
  app.use('/api/next-station-options', compress());
  mountHealth(app, deps);
  const description = openApi(endpoints);
  app.get('/api/openapi.json', (c) => c.json(description));
  for (const endpoint of bySpecificity(endpoints)) {
    app.on(endpoint.method, `/api${endpoint.path}`, (c) =>
      answer(endpoint, deps, {
        request: c.req.raw,
        params: c.req.param(),
        language: c.get('language'),
        address: c.env?.address ?? '',
        secure: c.env?.secure ?? false,
      }),
    );
  }
  for (const [path, methods] of pathsWithMethods(endpoints)) {
    app.all(`/api${path}`, () => {
      throw new ApiProblem(405, texts.wrongMethod, { headers: { allow: methods.join(', ') } });
    });
  }
  mountMonitor(app, deps);
  app.all('/api/*', () => {
    throw new ApiProblem(404, texts.unknownPath);
  });
  return app;
}
