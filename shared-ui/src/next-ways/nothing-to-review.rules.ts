import {
  mayOpen,
  paths,
  STATION_FORMS,
  stationForm,
  VENDOR,
  type StationSummary,
  type User,
} from 'shared-domain';

/** Why no station waits for review: there is none, there are drafts alone, no counts have come in, or those that have are certified. */
export type WhyNothing = 'noStation' | 'draftsAlone' | 'noCounts' | 'allCertified';

/** What tells of a station whether it waits; `counted` is left out by a server that does not tell whether there are counts. */
type Told = Pick<StationSummary, 'days_count' | 'draft' | 'counted'>;

/** Why none of these stations and drafts waits for review; null while some do. */
export function whyNothing(stations: readonly Told[]): WhyNothing | null {
  if (stations.some(({ days_count }) => days_count !== null)) return null;
  const published = stations.filter(({ draft }) => !draft);
  if (published.length === 0) return stations.length > 0 ? 'draftsAlone' : 'noStation';
  return published.every(({ counted }) => counted === false) ? 'noCounts' : 'allCertified';
}

/** Whether counts of some of these stations are fetched from the counter vendor. */
const areFetched = (stations: readonly Pick<StationSummary, 'draft' | 'vendor_code'>[]): boolean =>
  stations.some(({ draft, vendor_code }) => !draft && vendor_code === VENDOR.ecoCounter);

/** What can be done next, and where. */
export type WayOn = { way: 'firstStation' | 'finishDraft' | 'fetch' | 'upload' | 'export'; to: string };

type Screen = Parameters<typeof mayOpen>[1];

/** What comes next where nothing waits at these stations, in the order of the work, of what the person may open. */
export function waysOn(
  why: WhyNothing,
  user: User,
  stations: readonly Pick<StationSummary, 'draft' | 'vendor_code'>[],
): WayOn[] {
  const { dashboard, importCounts, importEcoCounts, exports } = paths;
  const { add } = STATION_FORMS[stationForm(user)];
  const ways: Record<WhyNothing, (WayOn & { screen: Screen })[]> = {
    noStation: [{ way: 'firstStation', screen: add, to: add.href() }],
    draftsAlone: [{ way: 'finishDraft', screen: dashboard, to: `${dashboard.href()}?show=drafts` }],
    noCounts: [
      ...(areFetched(stations)
        ? [{ way: 'fetch' as const, screen: importEcoCounts, to: importEcoCounts.href() }]
        : []),
      { way: 'upload', screen: importCounts, to: importCounts.href() },
    ],
    allCertified: [
      { way: 'upload', screen: importCounts, to: importCounts.href() },
      { way: 'export', screen: exports, to: exports.href() },
    ],
  };
  return ways[why].filter(({ screen }) => mayOpen(user, screen)).map(({ way, to }) => ({ way, to }));
}
