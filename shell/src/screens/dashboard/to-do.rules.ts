import { networkIn, paths, type StationSummary, type ToDo } from 'shared-domain';

/** What there may be to do, in the order in which it is told: what goes wrong first, then what waits longest. */
export type ToDoKind =
  'failed' | 'files' | 'silent' | 'visits' | 'review' | 'campaigns' | 'due' | 'drafts' | 'registrations';
/** So many of one kind, and where they are dealt with. */
export type ToDoItem = { kind: ToDoKind; count: number; to: string };

/** Which stations the dashboard's table lists; the name in the address. */
export const SHOW = 'show';
const listed = (view: string) => `${paths.dashboard.href()}?${SHOW}=${view}`;

/** A failed import is looked at in its station's history, several in everybody's. */
const historyOf = (failed: string[]) =>
  `${paths.importHistory.href()}${failed.length === 1 ? `?station=${failed[0]}` : ''}`;

/** One campaign is opened, several are listed. */
const campaignPage = ([one, ...others]: NonNullable<ToDo['campaigns']>) =>
  one && others.length === 0 ? paths.campaign.href({ campaignId: one.id }) : paths.campaigns.href();

/** One station is opened, several are listed. */
const visitsPage = ([one, ...others]: readonly string[]) =>
  one !== undefined && others.length === 0 ? paths.station.href({ stationId: one }) : listed('visits');

/** What is to be done; nothing that there is none of. */
export function toDoItems(
  { silent, due, failed, visits = [], campaigns = [], registrations, files = 0 }: ToDo,
  stations: readonly StationSummary[],
): ToDoItem[] {
  const review = stations.filter(({ days_count }) => days_count !== null).length;
  const drafts = stations.filter(({ draft }) => draft).length;
  const items: ToDoItem[] = [
    { kind: 'failed', count: failed.length, to: historyOf(failed) },
    { kind: 'files', count: files, to: paths.arriving.href() },
    { kind: 'silent', count: silent.length, to: networkIn('silent') },
    { kind: 'visits', count: visits.length, to: visitsPage(visits) },
    { kind: 'review', count: review, to: paths.qualityControl.href() },
    { kind: 'campaigns', count: campaigns.length, to: campaignPage(campaigns) },
    { kind: 'due', count: due.length, to: listed('due') },
    { kind: 'drafts', count: drafts, to: listed('drafts') },
    { kind: 'registrations', count: registrations, to: paths.registrations.href() },
  ];
  return items.filter(({ count }) => count > 0);
}

/** What comes next where nothing waits: the first station, or the next counts. */
export const nextStep = (stations: readonly StationSummary[]): 'station' | 'counts' =>
  stations.length === 0 ? 'station' : 'counts';
