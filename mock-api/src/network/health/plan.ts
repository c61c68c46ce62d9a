import { addDays, minutesOfText } from 'shared-domain';
import type { Minutes, Span } from './instants.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';
import { notBefore, withoutCounter, type Stood } from './standing.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

const at = (wall: string, timeZone: string): Minutes => instantOf(minutesOfText(wall) ?? 0, timeZone);

/** Planned closures as stretches of time: from the beginning of their first day to the end of their last. */
const closedSpans = (
  closures: readonly { first_day: string; last_day: string }[],
  timeZone: string,
): Span[] =>
  closures.map(({ first_day, last_day }): Span => [
    at(first_day, timeZone),
    at(addDays(last_day, 1), timeZone),
  ]);

/** The end of the year in which a station was discontinued; null while it is in use. */
export const retiredAt = ({
  year_station_discontinued: year,
  time_zone,
}: {
  year_station_discontinued: number | null;
  time_zone: string;
}): Minutes | null => (year === null ? null : at(`${year + 1}-01-01`, time_zone));

/** What people have entered of a station, and how far the counts of its counter reach. */
export type Entered = {
  year_station_discontinued: number | null;
  time_zone: string;
  closures: readonly { first_day: string; last_day: string }[];
  /** The counters that stood there; without a last day one stands there. */
  equipment: readonly { first_day: string; last_day: string | null }[];
  state: StoredWatch | null;
};

const stoodOf = ({ equipment, time_zone }: Pick<Entered, 'equipment' | 'time_zone'>): Stood[] =>
  equipment.map(({ first_day, last_day }) => ({
    from: at(first_day, time_zone),
    until: last_day === null ? null : at(addDays(last_day, 1), time_zone),
  }));

/**
 * From when on counts of a station are expected that would be from a moment on: not before its first counter, where one was entered and no
 * counts came before it.
 */
export const expectedFrom = (
  of: Pick<Entered, 'equipment' | 'time_zone'>,
  from: Minutes,
  firstCount: Minutes | null = null,
): Minutes => Math.max(from, notBefore(stoodOf(of), firstCount) ?? from);

/** When nothing is expected of a station: it is closed by plan or between two counters, and from its end, or its counter's, on it is retired. */
export function planOf(of: Entered): { closures: Span[]; retiredAt: Minutes | null } {
  const { state } = of;
  const counter = state?.is === 'counter' ? state.station : null;
  const { between, removedAt } = withoutCounter(stoodOf(of), counter?.hasCounts ? counter.through : null);
  const ends = [retiredAt(of), removedAt].filter((end) => end !== null);
  return {
    closures: [...closedSpans(of.closures, of.time_zone), ...between],
    retiredAt: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/** When nothing would come of a whole station, as people have said beforehand. */
export const expectedOf = ({
  expected,
}: {
  expected: readonly { flow: number | null; from: Minutes; until: Minutes }[];
}): Span[] => expected.flatMap(({ flow, from, until }): Span[] => (flow === null ? [[from, until]] : []));

/** When a day begins beside the counter; null where there is none. */
export const startOf = (day: string | undefined, timeZone: string): Minutes | null =>
  day === undefined ? null : at(day, timeZone);
