import {
  addDays,
  minutesOfText,
  nextStart,
  shiftedStart,
  type CompareBin,
  type TypicalBin,
} from 'shared-domain';
import { quantile } from '../figures/quantile.ts';

/** A bin that is usual: so many like days are looked at, and fewer tell nothing. */
const LIKE_DAYS = 8;
const LIKE_DAYS_MIN = 5;
/** So far back like days are looked for. */
export const LIKE_WEEKS = 26;
/** Of a year: so many earlier years, and at least so many of them. */
export const EARLIER_YEARS = 5;
const EARLIER_YEARS_MIN = 3;

/** Complete bins by where they begin. */
export type CompleteBins = ReadonlyMap<string, number>;

/** A stretch of a flow, or of all of a station's where that is 0, whose counts are not to be used. */
type Unusable = { station_id: number; flow_id: number; from: string; until: string };
type Added = { station: { id: number }; flows: readonly { id: number }[] };

/** Bins that a series' counts which are not to be used reach into: nothing is measured by them, however little of one it is. */
export function unusableStarts(
  starts: readonly string[],
  { bin, length }: { bin: CompareBin; length: number },
  { stations, ranges }: { stations: readonly Added[]; ranges: readonly Unusable[] },
): Set<string> {
  const own = ranges.filter(({ station_id, flow_id }) =>
    stations.some(
      ({ station, flows }) =>
        station.id === station_id && (flow_id === 0 || flows.some(({ id }) => id === flow_id)),
    ),
  );
  // a day is told without its time
  const at = (time: string) => minutesOfText(time) ?? Infinity;
  const reaches = (start: string) => {
    const next = at(nextStart(start, bin, length));
    return own.some(({ from, until }) => at(from) < next && at(until) > at(start));
  };
  return new Set(own.length > 0 ? starts.filter(reaches) : []);
}

const bandOf = (values: readonly number[]): TypicalBin => {
  const sorted = Float64Array.from(values).toSorted();
  return { low: quantile(sorted, 0.1), median: quantile(sorted, 0.5), high: quantile(sorted, 0.9) };
};

/**
 * What is usual of each bin: the median of the last 8 days before it of the same weekday, at the same hour, that are complete and no
 * days off, with the band from the 10th to the 90th percentile. Fewer than 5 such days tell nothing.
 */
export function typicalOfDays(
  starts: readonly string[],
  known: CompleteBins,
  daysOff: ReadonlySet<string>,
): (TypicalBin | null)[] {
  return starts.map((start) => {
    const like: number[] = [];
    const [day, time] = [start.slice(0, 10), start.slice(10)];
    for (let weeks = 1; weeks <= LIKE_WEEKS && like.length < LIKE_DAYS; weeks += 1) {
      const earlier = addDays(day, -7 * weeks);
      const value = daysOff.has(earlier) ? undefined : known.get(earlier + time);
      if (value !== undefined) like.push(value);
    }
    return like.length < LIKE_DAYS_MIN ? null : bandOf(like);
  });
}

/** The same of a longer stretch: the median of the same date of up to 5 earlier years, of which at least 3 have it. */
export function typicalOfYears(
  starts: readonly string[],
  bin: CompareBin,
  known: CompleteBins,
): (TypicalBin | null)[] {
  return starts.map((start) => {
    const years = Array.from({ length: EARLIER_YEARS }, (_, at) => shiftedStart(start, bin, -at - 1));
    const values = years.flatMap((one) => {
      const value = one === null ? undefined : known.get(one);
      return value === undefined ? [] : [value];
    });
    return values.length < EARLIER_YEARS_MIN ? null : bandOf(values);
  });
}
