import { mayOpen, paths, STATION_FORMS, stationForm, type StationSummary, type User } from 'shared-domain';

/** Why no station waits for review: there is none, there are drafts alone, or what has come in is certified. */
export type WhyNothing = 'noStation' | 'draftsAlone' | 'allCertified';

/** Why none of an agency's stations and drafts waits for review; null while some do. */
export function whyNothing(
  stations: readonly Pick<StationSummary, 'days_count' | 'draft'>[],
): WhyNothing | null {
  if (stations.some(({ days_count }) => days_count !== null)) return null;
  if (stations.some(({ draft }) => !draft)) return 'allCertified';
  return stations.length > 0 ? 'draftsAlone' : 'noStation';
}

/** What can be done next, and where. */
export type WayOn = { way: 'firstStation' | 'finishDraft' | 'upload' | 'export'; to: string };

type Screen = Parameters<typeof mayOpen>[1];

/** What comes next where nothing waits, in the order of the work, of what the person may open. */
export function waysOn(why: WhyNothing, user: User): WayOn[] {
  const { dashboard, importCounts, exports } = paths;
  const { add } = STATION_FORMS[stationForm(user)];
  const ways: Record<WhyNothing, (WayOn & { screen: Screen })[]> = {
    noStation: [{ way: 'firstStation', screen: add, to: add.href() }],
    draftsAlone: [{ way: 'finishDraft', screen: dashboard, to: `${dashboard.href()}?show=drafts` }],
    allCertified: [
      { way: 'upload', screen: importCounts, to: importCounts.href() },
      { way: 'export', screen: exports, to: exports.href() },
    ],
  };
  return ways[why].filter(({ screen }) => mayOpen(user, screen)).map(({ way, to }) => ({ way, to }));
}
