import {
  paths,
  STATION_FORMS,
  stationForm,
  type FirstRun,
  type StationSummary,
  type User,
} from 'shared-domain';

/** The way of a new agency, in the order of the work. */
const STEPS = ['station', 'flows', 'counts', 'certified', 'exported'] as const;
type FirstStep = (typeof STEPS)[number];
/** A step: done, or next with the way to it, or later, when there is none yet. */
export type FirstLine = { step: FirstStep; done: boolean; to: string | null };

/** The steps of an agency that is new, what is done, and where the first open one is taken; none where it is not new. */
export function firstLines(
  firstRun: FirstRun | null,
  stations: readonly StationSummary[],
  user: User,
): FirstLine[] {
  if (!firstRun) return [];
  const next = STEPS.find((step) => !firstRun[step]);
  const ways = waysOf(stations, user);
  return STEPS.map((step) => ({ step, done: firstRun[step], to: step === next ? ways[step] : null }));
}

function waysOf(stations: readonly StationSummary[], user: User): Record<FirstStep, string> {
  const add = addStationPath(user);
  // a station's own page says how its flows are added, by the form that it has
  const first = stations.find(({ station_id_tmg }) => station_id_tmg !== null)?.station_id_tmg;
  return {
    station: add,
    flows: first ? paths.station.href({ stationId: first }) : add,
    counts: paths.importCounts.href(),
    certified: paths.qualityControl.href(),
    exported: paths.exports.href(),
  };
}

/** Where a station is added, by the form that the person has. */
export const addStationPath = (user: User): string => STATION_FORMS[stationForm(user)].add.href();

/** Who has hidden the steps of which agency: '7 in 3'. */
export const markOf = ({ id, agency_id }: Pick<User, 'id' | 'agency_id'>): string => `${id} in ${agency_id}`;

/** So many marks are kept in a browser that many people use. */
const MOST = 50;
/** With one more mark, the newest first. */
export const withMark = (marks: readonly string[], mark: string): string[] =>
  [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST);
