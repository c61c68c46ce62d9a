import { MARK_STATIONS_MAX, type StationSummary } from 'shared-domain';

/** So many stations are worked on at once: each has a line to read. */
export const MOST_AT_ONCE = MARK_STATIONS_MAX;

/** A station that waits for review, as it is offered. */
export type Candidate = {
  id: string;
  name: string;
  days: number;
  certifying: number;
  importing: number;
  /** Whether strong findings are known to be open. */
  strong: boolean;
};

type Waiting = Pick<
  StationSummary,
  'station_id_tmg' | 'station_name' | 'days_count' | 'certifying' | 'importing' | 'strong'
>;

/** The stations of a list that can be offered: those that have a number. */
export function candidatesOf(stations: readonly Waiting[]): Candidate[] {
  return stations.flatMap(
    ({ station_id_tmg: id, station_name: name, days_count: days, certifying, importing, strong = false }) =>
      id === null || days === null ? [] : [{ id, name, days, certifying, importing, strong }],
  );
}

/** Why a station can't be chosen; null: it can. `chosen`: how many are, without it. */
export function choiceObstacle(
  { certifying, importing }: Pick<Candidate, 'certifying' | 'importing'>,
  chosen: number,
): 'certifying' | 'importing' | 'most' | null {
  if (certifying === 1) return 'certifying';
  if (importing === 1) return 'importing';
  return chosen >= MOST_AT_ONCE ? 'most' : null;
}

/** What choosing all chooses, in order: those that may be, as many as go together; `isApart` names what is not for all. */
export function allOf(
  stations: readonly Candidate[],
  isApart: (station: Candidate) => boolean = () => false,
): string[] {
  const free = stations.filter((station) => choiceObstacle(station, 0) === null && !isApart(station));
  return free.slice(0, MOST_AT_ONCE).map(({ id }) => id);
}

/** How far a chosen station is: being asked about, refused in these words, or what a kind of work has come to. */
export type Progress<P> = { step: 'asking' } | { step: 'refused'; words: string } | P;
/** A chosen station and how far it is. */
export type Row<P> = { station: Candidate; progress: Progress<P> };
