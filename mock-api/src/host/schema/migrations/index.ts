import { schema } from './0001-schema.sql.ts';
import { rowSecurity } from './0002-row-security.sql.ts';
import { deployments } from './0003-deployments.sql.ts';
import { countMonths } from './0004-count-months.sql.ts';
import { access } from './0005-access.sql.ts';
import { stations } from './0006-stations.sql.ts';
import { qualityControl } from './0007-quality-control.sql.ts';
import { imports } from './0008-imports.sql.ts';
import { ecoVisio } from './0009-eco-visio.sql.ts';
import { exportsAndReports } from './0010-exports.sql.ts';
import { creations } from './0011-creations.sql.ts';
import { addedFlows } from './0012-added-flows.sql.ts';
import { sitesAndPlaces } from './0013-sites-and-places.sql.ts';
import { intervals } from './0014-intervals.sql.ts';
import { contacts } from './0016-contacts.sql.ts';
import { currentAgency } from './0018-current-agency.sql.ts';
import { findingCases } from './0020-finding-cases.sql.ts';
import { certifying } from './0021-certifying.sql.ts';
import { closedAgencies } from './0023-closed-agencies.sql.ts';
import { mailOnce } from './0024-mail-once.sql.ts';
import { accounts } from './0026-accounts.sql.ts';
import { ownSessions } from './0027-own-sessions.sql.ts';
import { ownContacts } from './0028-own-contacts.sql.ts';
import { toldOnce } from './0029-told-once.sql.ts';
import { keptAudit } from './0030-kept-audit.sql.ts';
import { failures } from './0031-failures.sql.ts';
import { oneWriter } from './0032-one-writer.sql.ts';
import { enterScope } from './0033-enter-scope.sql.ts';
import { ownSums } from './0034-own-sums.sql.ts';
import { stationNotes } from './0035-station-notes.sql.ts';
import { waitEverywhere } from './0037-wait-everywhere.sql.ts';
import { stationPhotos } from './0038-station-photos.sql.ts';
import { certificationOutcome } from './0040-certification-outcome.sql.ts';
import { usEnglish } from './0043-us-english.sql.ts';
import { vendorLists } from './0044-vendor-lists.sql.ts';
import { tableViews } from './0045-table-views.sql.ts';
import { factorGroups } from './0047-factor-groups.sql.ts';
import { calendar } from './0049-calendar.sql.ts';
import { fillReasons } from './0055-fill-reasons.sql.ts';
import { groupLimits } from './0058-group-limits.sql.ts';
import { fieldRecord } from './0059-field-record.sql.ts';
import { digests } from './0060-digests.sql.ts';
import { digestWishes } from './0061-digest-choices.sql.ts';
import { apiTokens } from './0062-api-tokens.sql.ts';
import { weather } from './0064-weather.sql.ts';
import { counterHealth } from './0052-counter-health.sql.ts';
import { publications } from './0050-publications.sql.ts';
import { flowFactors } from './0048-flow-factors.sql.ts';

/** Every migration in order; a name, once released, never changes its text. */
export const migrations: Migration[] = [
  { name: '0001-schema', sql: schema },
  { name: '0002-row-security', sql: rowSecurity },
  { name: '0003-deployments', sql: deployments },
  { name: '0004-count-months', sql: countMonths },
  { name: '0005-access', sql: access },
  { name: '0006-stations', sql: stations },
  { name: '0007-quality-control', sql: qualityControl },
  { name: '0008-imports', sql: imports },
  { name: '0009-eco-visio', sql: ecoVisio },
  { name: '0010-exports', sql: exportsAndReports },
  { name: '0011-creations', sql: creations },
  { name: '0012-added-flows', sql: addedFlows },
  { name: '0013-sites-and-places', sql: sitesAndPlaces },
  { name: '0014-intervals', sql: intervals },
  { name: '0016-contacts', sql: contacts },
  { name: '0018-current-agency', sql: currentAgency },
  { name: '0020-finding-cases', sql: findingCases },
  { name: '0021-certifying', sql: certifying },
  { name: '0023-closed-agencies', sql: closedAgencies },
  { name: '0024-mail-once', sql: mailOnce },
  { name: '0026-accounts', sql: accounts },
  { name: '0027-own-sessions', sql: ownSessions },
  { name: '0028-own-contacts', sql: ownContacts },
  { name: '0029-told-once', sql: toldOnce },
  { name: '0030-kept-audit', sql: keptAudit },
  { name: '0031-failures', sql: failures },
  { name: '0032-one-writer', sql: oneWriter },
  { name: '0033-enter-scope', sql: enterScope },
  { name: '0034-own-sums', sql: ownSums },
  { name: '0035-station-notes', sql: stationNotes },
  { name: '0037-wait-everywhere', sql: waitEverywhere },
  { name: '0038-station-photos', sql: stationPhotos },
  { name: '0040-certification-outcome', sql: certificationOutcome },
  { name: '0043-us-english', sql: usEnglish },
  { name: '0044-vendor-lists', sql: vendorLists },
  { name: '0045-table-views', sql: tableViews },
  { name: '0047-factor-groups', sql: factorGroups },
  { name: '0048-flow-factors', sql: flowFactors },
  { name: '0049-calendar', sql: calendar },
  { name: '0050-publications', sql: publications },
  { name: '0052-counter-health', sql: counterHealth },
  { name: '0055-fill-reasons', sql: fillReasons },
  { name: '0058-group-limits', sql: groupLimits },
  { name: '0059-field-record', sql: fieldRecord },
  { name: '0060-digests', sql: digests },
  { name: '0061-digest-choices', sql: digestWishes },
  { name: '0062-api-tokens', sql: apiTokens },
  { name: '0064-weather', sql: weather },
];

/**
 * What brings the schema on by one step. It also runs where counts are spread over machines (T22): there what it changes of a table that
 * `host/spread/spread-plan.ts` names is a text of its own, one command each, a constraint by a command of its own, and a new policy
 * of such a table looks into no other.
 */
export type Migration = { name: string; sql: string | readonly string[] };
