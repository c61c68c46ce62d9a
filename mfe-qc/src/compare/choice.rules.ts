import { addDays, GROUP_MODES, type ComparePeriod, type StationSeries } from 'shared-domain';

/** What is chosen for a series: its part is a mode, a flow by its number, or all; its time a year, days of its own, or the period. */
export type SeriesChoice = {
  station: string | null;
  part: string | null;
  time: string | null;
  /** The first day of its own period; null: the day after the comparison's. */
  first: string | null;
};

/** The choice of a period of its own, among years. */
export const OWN_PERIOD = 'own';

export const NOTHING_CHOSEN: SeriesChoice = { station: null, part: null, time: null, first: null };

/** The series that is chosen; null while there is no station. A period of its own follows the comparison's unless a day is named. */
export function seriesOfChoice(
  { station, part, time, first }: SeriesChoice,
  { to }: ComparePeriod,
): StationSeries | null {
  if (station === null) return null;
  const mode = GROUP_MODES.find((one) => one === part);
  const isOwn = time === OWN_PERIOD;
  return {
    station,
    flow: part === null || mode ? null : Number(part),
    ...(mode && { mode }),
    year: time === null || isOwn ? null : Number(time),
    ...(isOwn && { first: first ?? addDays(to, 1) }),
  };
}
