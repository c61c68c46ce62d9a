import { accountCalls, publicCalls } from './account.calls.ts';
import { apiTokenCalls } from './api-tokens.calls.ts';
import { adminCalls, agencyCalls, cityCalls } from './administration.calls.ts';
import { automaticImportCalls } from './automatic-import.calls.ts';
import { calendarCalls } from './calendar.calls.ts';
import { campaignCalls } from './campaigns.calls.ts';
import { compareCalls } from './compare.calls.ts';
import { certificationCalls } from './certifications.calls.ts';
import { countCalls, countLogCalls } from './counts.calls.ts';
import { contactCalls, deploymentCalls } from './deployments.calls.ts';
import { dropCalls } from './drops.calls.ts';
import { ecoVisioCalls } from './eco-visio.calls.ts';
import { exportCalls, presetCalls } from './exports.calls.ts';
import { failureCalls } from './failures.calls.ts';
import { figureCalls } from './figures.calls.ts';
import { figureTableCalls } from './figure-tables.calls.ts';
import { findingSettingCalls } from './finding-settings.calls.ts';
import { findingCalls } from './findings.calls.ts';
import { flowCalls } from './flows.calls.ts';
import { importCalls } from './imports.calls.ts';
import { lookupCalls } from './lookups.calls.ts';
import { markSeveralCalls } from './mark-several.calls.ts';
import { nextStationCalls } from './next-stations.calls.ts';
import { notificationCalls } from './notifications.calls.ts';
import { factorGroupCalls } from './factor-groups.calls.ts';
import { fillCalls, shortCountCalls } from './short-counts.calls.ts';
import { openDataCalls } from './open-data.calls.ts';
import { publicationCalls } from './publications.calls.ts';
import { registrationCalls } from './registrations.calls.ts';
import { reportCalls } from './reports.calls.ts';
import { searchCalls } from './search.calls.ts';
import { sendCountsCalls } from './send-counts.calls.ts';
import { secondFactorCalls, secondStepCalls } from './second-factor.calls.ts';
import { stationFactorCalls } from './station-factors.calls.ts';
import { stationHomeCalls } from './station-home.calls.ts';
import { digestCalls } from './digests.calls.ts';
import { fieldRecordCalls } from './field-record.calls.ts';
import { networkHealthCalls } from './network-health.calls.ts';
import { outageRangeCalls } from './outage-ranges.calls.ts';
import { stationNoteCalls } from './station-notes.calls.ts';
import { stationPhotoCalls } from './station-photos.calls.ts';
import { stationCalls } from './stations.calls.ts';
import { stationGroupCalls } from './station-groups.calls.ts';
import { tableViewCalls } from './table-views.calls.ts';
import { toDoCalls } from './to-do.calls.ts';
import { userCalls } from './users.calls.ts';
import { webhookCalls } from './webhooks.calls.ts';
import { v1StationCalls } from './v1-stations.calls.ts';

export type { automaticImportCalls } from './automatic-import.calls.ts';
export { weatherForm, type calendarCalls } from './calendar.calls.ts';
export type { campaignCalls } from './campaigns.calls.ts';
export type { certificationCalls } from './certifications.calls.ts';
export type { compareCalls } from './compare.calls.ts';
export type { countCalls, countLogCalls } from './counts.calls.ts';
export { countFilters } from './counts.schema.ts';
export type { contactCalls } from './deployments.calls.ts';
export type { dropCalls } from './drops.calls.ts';
export type { failureCalls } from './failures.calls.ts';
export type { figureCalls } from './figures.calls.ts';
export type { figureTableCalls } from './figure-tables.calls.ts';
export type { findingSettingCalls } from './finding-settings.calls.ts';
export type { findingCalls } from './findings.calls.ts';
export type { flowCalls } from './flows.calls.ts';
export type { markSeveralCalls } from './mark-several.calls.ts';
export type { nextStationCalls } from './next-stations.calls.ts';
export type { openDataCalls } from './open-data.calls.ts';
export type { publicationCalls } from './publications.calls.ts';
export type { searchCalls } from './search.calls.ts';
export type { secondFactorCalls, secondStepCalls } from './second-factor.calls.ts';
export type { factorGroupCalls } from './factor-groups.calls.ts';
export type { fillCalls, shortCountCalls } from './short-counts.calls.ts';
export type { stationFactorCalls } from './station-factors.calls.ts';
export type { stationHomeCalls } from './station-home.calls.ts';
export type { BounceReport, digestCalls } from './digests.calls.ts';
export type { fieldRecordCalls } from './field-record.calls.ts';
export type { networkHealthCalls } from './network-health.calls.ts';
export type { outageRangeCalls } from './outage-ranges.calls.ts';
export type { stationNoteCalls } from './station-notes.calls.ts';
export { photoForm, type stationPhotoCalls } from './station-photos.calls.ts';
export { equipmentFileForm } from './field-record.calls.ts';
export type { stationCalls } from './stations.calls.ts';
export type { apiTokenCalls } from './api-tokens.calls.ts';
export type { sendCountsCalls } from './send-counts.calls.ts';
export { everyScopeOf, opensCall, scopesOf } from './token-scopes.ts';
export type { stationGroupCalls } from './station-groups.calls.ts';
export type { webhookCalls } from './webhooks.calls.ts';
export type { tableViewCalls } from './table-views.calls.ts';
export type { toDoCalls } from './to-do.calls.ts';
export type { v1StationCalls } from './v1-stations.calls.ts';
export type { Refusal } from './refusals.ts';

/** The calls of the API with their schemas. For the server: screens import their types alone, by `shared-domain`. */
export const CONTRACT = {
  ...accountCalls,
  ...secondStepCalls,
  ...secondFactorCalls,
  ...apiTokenCalls,
  ...webhookCalls,
  ...publicCalls,
  ...registrationCalls,
  ...userCalls,
  ...agencyCalls,
  ...cityCalls,
  ...adminCalls,
  ...stationCalls,
  ...v1StationCalls,
  ...nextStationCalls,
  ...flowCalls,
  ...deploymentCalls,
  ...contactCalls,
  ...lookupCalls,
  ...countCalls,
  ...countLogCalls,
  ...markSeveralCalls,
  ...importCalls,
  ...dropCalls,
  ...sendCountsCalls,
  ...calendarCalls,
  ...compareCalls,
  ...stationGroupCalls,
  ...certificationCalls,
  ...campaignCalls,
  ...findingCalls,
  ...findingSettingCalls,
  ...exportCalls,
  ...presetCalls,
  ...reportCalls,
  ...figureCalls,
  ...figureTableCalls,
  ...publicationCalls,
  ...openDataCalls,
  ...stationHomeCalls,
  ...stationFactorCalls,
  ...factorGroupCalls,
  ...shortCountCalls,
  ...fillCalls,
  ...networkHealthCalls,
  ...outageRangeCalls,
  ...fieldRecordCalls,
  ...digestCalls,
  ...stationNoteCalls,
  ...stationPhotoCalls,
  ...tableViewCalls,
  ...toDoCalls,
  ...searchCalls,
  ...ecoVisioCalls,
  ...automaticImportCalls,
  ...notificationCalls,
  ...failureCalls,
};
export type Contract = typeof CONTRACT;
export type { Deprecated } from './deprecated.rules.ts';
