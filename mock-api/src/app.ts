import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { EXAMPLES } from 'shared-domain/contract/examples';
import { account } from './people/sign-in/account.routes.ts';
import { emailChange } from './people/account/email-change.routes.ts';
import { humanCheck } from './people/account/human-check.routes.ts';
import { sessions } from './people/account/sessions.routes.ts';
import { passwordReset } from './people/account/password-reset.routes.ts';
import { agencies } from './people/agencies/agencies.routes.ts';
import { audit } from './people/audit-log/audit.routes.ts';
import { marks } from './counts/edits/mark-several.routes.ts';
import { certifications } from './counts/certifications/certifications.routes.ts';
import { cities } from './stations/places/cities.routes.ts';
import { comparisons } from './counts/compare/compare.routes.ts';
import { contacts } from './stations/contacts/contacts.routes.ts';
import { counts } from './counts/list/counts.routes.ts';
import { countLog } from './people/audit-log/log.routes.ts';
import { pictures } from './counts/list/picture.routes.ts';
import { deployments } from './stations/deployments/deployments.routes.ts';
import { automaticImport } from './counts/automatic-import/automatic-import.routes.ts';
import { ecoImport } from './counts/eco-visio/eco-import.routes.ts';
import { newStations } from './counts/eco-visio/new-stations.routes.ts';
import { exportsAgain } from './counts/exports/again.routes.ts';
import { exports } from './counts/exports/exports.routes.ts';
import { presets } from './counts/exports/presets.routes.ts';
import { tmas } from './counts/exports/tmas.routes.ts';
import { flows } from './stations/flows/flows.routes.ts';
import { findingSettings } from './counts/findings/finding-settings.routes.ts';
import { findings } from './counts/findings/findings.routes.ts';
import { imports } from './counts/imports/imports.routes.ts';
import { dropCalls } from './counts/drops/drops.routes.ts';
import { savedMappingCalls } from './counts/drops/saved-mappings.routes.ts';
import { sendCountsEndpoints } from './counts/imports/send-counts.routes.ts';
import { pastImports } from './counts/imports/undo.routes.ts';
import { lookups } from './stations/lookups/lookups.routes.ts';
import { failureEndpoints } from './host/failures/failures.routes.ts';
import { maintenance } from './host/maintenance/maintenance.routes.ts';
import { mapSettings } from './stations/map/map.routes.ts';
import { qcSettings } from './counts/qc-settings/qc-settings.routes.ts';
import { mountMonitor } from './host/monitor/monitor.routes.ts';
import { nextStations } from './stations/next/next-stations.routes.ts';
import { notifications } from './people/notifications/notifications.routes.ts';
import { v1Stations } from './stations/v1/v1-stations.routes.ts';
import { FIGURE_LAYERS } from './counts/figure-layers.ts';
import { exportedFigures } from './counts/figures/export-figures.routes.ts';
import { figures } from './counts/figures/figures.routes.ts';
import { importStations } from './counts/reports/import-stations.routes.ts';
import { reports } from './counts/reports/reports.routes.ts';
import { site } from './host/site/site.routes.ts';
import { registrations } from './people/registrations/registrations.routes.ts';
import { secondFactor } from './people/second-factor/second-factor.routes.ts';
import { secondStep } from './people/sign-in/second-step.routes.ts';
import { calendar } from './counts/calendar/calendar.routes.ts';
import { calendarEntries } from './counts/calendar/entries.routes.ts';
import { weather } from './counts/calendar/weather.routes.ts';
import { factorGroups } from './counts/groups/groups.routes.ts';
import { factorGroupLimits } from './counts/groups/limits.routes.ts';
import { flowFills } from './counts/groups/fills.routes.ts';
import { shortCounts } from './counts/groups/short-counts.routes.ts';
import { figureTables } from './counts/figures/programme/figure-tables.routes.ts';
import { publications } from './counts/publications/publications.routes.ts';
import { stationFactors } from './counts/factors/factors.routes.ts';
import { validationCounts } from './counts/factors/validation-counts.routes.ts';
import { bounceCalls } from './network/digests/bounces.routes.ts';
import { digestCalls } from './network/digests/digests.routes.ts';
import { mountUnsubscribe } from './network/digests/short-address.ts';
import { equipment } from './network/field/equipment.routes.ts';
import { equipmentChangeCalls } from './network/field/equipment-changes.routes.ts';
import { equipmentExchange } from './network/field/equipment-exchange.routes.ts';
import { equipmentFileCalls } from './network/field/equipment-files.routes.ts';
import { selectNewCounters } from './network/field/equipment.sql.ts';
import { stationMarks } from './network/health/station-marks.ts';
import { campaigns } from './network/campaigns/campaigns.routes.ts';
import { campaignCourse } from './network/campaigns/campaign-course.routes.ts';
import { campaignReports } from './network/campaigns/campaign-report.routes.ts';
import { campaignStations } from './network/campaigns/campaign-stations.routes.ts';
import { visits } from './network/field/visits.routes.ts';
import { networkHealth } from './network/health/health.routes.ts';
import { muteCalls } from './network/health/mute-outage.routes.ts';
import { outageRanges } from './network/health/outage-ranges.routes.ts';
import { toDo } from './network/to-do/to-do.routes.ts';
import { stationGroups } from './counts/station-groups/station-groups.routes.ts';
import { stationHome } from './counts/station-home/station-home.routes.ts';
import { stationNotes } from './stations/notes/notes.routes.ts';
import { stationPhotos } from './stations/photos/photos.routes.ts';
import { search } from './stations/search/search.routes.ts';
import { stations } from './stations/list/stations.routes.ts';
import { users } from './people/users/users.routes.ts';
import { webhooks } from './people/webhooks/webhooks.routes.ts';
import { apiTokens } from './people/api-tokens/api-tokens.routes.ts';
import { tableViews } from './people/table-views/table-views.routes.ts';
import { shareLinkCalls } from './open-data/links/links.routes.ts';
import { embedSitesCalls } from './open-data/settings/embed-sites.routes.ts';
import { openDataCalls } from './open-data/settings/open-data.routes.ts';
import { mountOpenFiles } from './open-data/files/open-files.routes.ts';
import { around, frameRefusals } from './around-calls.ts';
import { ApiProblem } from './platform/http/api-problem.ts';
import type { Deps, Surroundings } from './platform/http/context.ts';
import type { Endpoint } from './platform/http/endpoint.ts';
import { mountHealth, refuseWhileEnding } from './platform/http/health.ts';
import { mountEndpoints } from './platform/http/mount-endpoints.ts';
import { openApi } from './platform/http/openapi.ts';
import { refusal, requestFrame, type Env } from './platform/http/request-frame.ts';
import { texts } from './platform/http/texts.ts';
import { VERSION_BASE } from './platform/http/versions.ts';
import { framePublicPages, mountPublicPages } from './public-pages/public-pages.routes.ts';

/** Every endpoint of the API. */
export const endpoints: Endpoint[] = [
  ...account,
  ...sessions,
  ...secondStep,
  ...secondFactor,
  ...apiTokens,
  ...webhooks,
  ...humanCheck,
  ...passwordReset,
  ...emailChange,
  ...registrations,
  ...users,
  ...agencies,
  ...cities,
  ...notifications,
  ...tableViews,
  ...lookups,
  ...mapSettings,
  ...site,
  ...qcSettings,
  ...stations,
  ...nextStations,
  ...v1Stations,
  ...flows,
  ...counts,
  ...pictures,
  ...comparisons,
  ...stationGroups,
  ...countLog,
  ...marks,
  ...certifications,
  ...findings(selectNewCounters),
  ...findingSettings,
  ...imports,
  ...sendCountsEndpoints,
  ...dropCalls,
  ...savedMappingCalls,
  ...ecoImport,
  ...automaticImport,
  ...newStations,
  ...pastImports,
  ...exports,
  ...exportsAgain,
  ...presets,
  ...tmas,
  ...importStations,
  ...reports,
  ...figures(FIGURE_LAYERS),
  ...exportedFigures(FIGURE_LAYERS),
  ...figureTables,
  ...publications,
  ...openDataCalls,
  ...embedSitesCalls,
  ...shareLinkCalls,
  ...networkHealth,
  ...muteCalls,
  ...outageRanges,
  ...digestCalls,
  ...bounceCalls,
  ...visits,
  ...campaigns,
  ...campaignCourse,
  ...campaignStations,
  ...campaignReports,
  ...equipment,
  ...equipmentChangeCalls,
  ...equipmentExchange,
  ...equipmentFileCalls,
  ...stationHome,
  ...calendar(stationMarks),
  ...calendarEntries,
  ...weather,
  ...factorGroups,
  ...factorGroupLimits,
  ...shortCounts,
  ...flowFills,
  ...stationFactors,
  ...validationCounts,
  ...stationNotes,
  ...stationPhotos,
  ...toDo,
  ...search,
  ...contacts,
  ...deployments,
  ...audit,
  ...maintenance,
  ...failureEndpoints,
];

/** What a process that only works on jobs answers: whether it lives and whether it can work; nothing else. */
export function createWorkerApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(refusal(frameRefusals));
  app.use('*', requestFrame(deps));
  mountHealth(app, deps);
  app.all('*', () => {
    throw new ApiProblem(404, texts.worksOnly);
  });
  return app;
}

const LONG = [
  'station-options',
  'next-station-options',
  'stations/summary',
  'counts',
  'counts/calendar',
  'counts/hours',
  'counts/year',
  'figures',
  'findings',
  'openapi.json',
];

let described: ReturnType<typeof openApi> | null = null;
/** Made when it is first asked for: it costs more than all the rest of a start. */
const description = () => (described ??= openApi(endpoints, EXAMPLES));

/**
 * The API as `Request` in, `Response` out, over the parts it is given. The same application runs in Node and, as one
 * msw handler, in tests.
 */
export function createApp(deps: Deps, surroundings: Surroundings = around): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(refusal(frameRefusals));
  app.use('/api/*', requestFrame(deps));
  framePublicPages(app, deps);
  // long answers that say much the same again: every place of the state, a page of counts, a year of them, what there is to call
  for (const path of LONG) for (const base of ['/api', VERSION_BASE]) app.use(`${base}/${path}`, compress());
  mountHealth(app, deps);
  app.use('*', refuseWhileEnding(deps));
  app.get('/api/openapi.json', (c) => c.json(description()));
  mountEndpoints(app, endpoints, { ...deps, around: surroundings });
  mountUnsubscribe(app);
  mountMonitor(app, deps);
  mountOpenFiles(app, deps);
  mountPublicPages(app, deps);
  app.all('/api/*', () => {
    throw new ApiProblem(404, texts.unknownPath);
  });
  return app;
}
