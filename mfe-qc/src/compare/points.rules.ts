import {
  hourShares,
  marksTogether,
  matchedChange,
  ownStarts,
  placedChange,
  pointMarks,
  type ComparedPoint,
  type ComparedSeriesReply,
  type DaysOff,
  type MatchedChange,
} from 'shared-domain';

type Told = Pick<ComparedSeriesReply, 'values' | 'open' | 'year' | 'first' | 'uncertified_bins'>;

/** The days of a series by the date on which they were counted: those of another year or of its own period are of it. */
export function pointsOf(
  { values, open, uncertified_bins, ...time }: Told,
  starts: readonly string[],
  from: string,
): ComparedPoint[] {
  const isOpen = new Set(open);
  const waits = new Set(uncertified_bins);
  return ownStarts(starts, time, { from, bin: 'day', length: 0 }).flatMap((own, at) => {
    if (own === null) return [];
    return [{ start: own, value: values[at] ?? null, complete: !isOpen.has(at), uncertified: waits.has(at) }];
  });
}

const HOURS = 24;

/** The mean of each hour, or its share of the day in hundredths; gaps where no day had them all. */
export function hoursOf(
  { hours }: Pick<ComparedSeriesReply, 'hours'>,
  { days, share }: { days: 'weekday' | 'weekend'; share: boolean },
): (number | null)[] {
  const means = hours?.[days].means ?? [];
  const told = share ? hourShares(means).map((one) => 100 * one) : means;
  return Array.from({ length: HOURS }, (_, hour) => told[hour] ?? null);
}

type Named = Told & Pick<ComparedSeriesReply, 'key' | 'station_id_tmg' | 'flow' | 'mode' | 'group'>;

/** Whether two series are of the same station and flow or mode, or of the same group and way, whatever their time. */
const isSameBut = (one: Named, other: Named): boolean =>
  one.station_id_tmg === other.station_id_tmg &&
  one.flow?.id === other.flow?.id &&
  (one.mode ?? null) === (other.mode ?? null) &&
  one.group?.id === other.group?.id &&
  one.group?.way === other.group?.way;

type Summed = Pick<ComparedSeriesReply, 'key' | 'group' | 'values' | 'year' | 'first'>;

/** The series out that stands beside a series in of the same group and time, if it is compared. */
export const outOf = <S extends Summed>(series: readonly S[], one: S): S | undefined =>
  one.group?.way === 'in'
    ? series.find(
        ({ group, year, first }) =>
          group?.way === 'out' && group.id === one.group?.id && year === one.year && first === one.first,
      )
    : undefined;

/** What came in less what went out, by bin; a gap where either is one. */
export const netByBin = (one: Pick<Summed, 'values'>, other: Pick<Summed, 'values'>): (number | null)[] =>
  one.values.map((value, at) => {
    const left = other.values[at] ?? null;
    return value === null || left === null ? null : value - left;
  });

/** Of each group with both ways in the comparison: in less out, by bin, to be read with what either is to be read with. */
export const netsOf = (
  series: readonly (Summed & Pick<ComparedSeriesReply, 'open' | 'uncertified_bins'>)[],
) =>
  series.flatMap((one) => {
    const other = outOf(series, one);
    if (!other) return [];
    const [own, others] = [pointMarks(one), pointMarks(other)];
    const marks = own.map((some, at) => marksTogether([some, others[at] ?? []]));
    return [{ key: one.key, group: one.group, values: netByBin(one, other), marks }];
  });

/** The places of series by station, in order: each station's stand in a picture of its own. */
export function placesByStation(
  series: readonly Pick<ComparedSeriesReply, 'key' | 'station_id_tmg'>[],
): number[][] {
  const places = series.map((_, at) => at);
  return [...Map.groupBy(places, (at) => series[at]?.station_id_tmg ?? series[at]?.key).values()];
}

/** A change against a year, or against the period that begins on a day. */
export type ToldChange = MatchedChange & { year: number | null; first: string | null };

/** The change of a series against other years and periods of its own station, mode, flow or group that are compared with it. */
export function changesOf(
  series: readonly Named[],
  one: Named,
  { starts, from, daysOff }: { starts: readonly string[]; from: string; daysOff: DaysOff },
): ToldChange[] {
  if (one.year !== null || one.first != null) return [];
  return series.flatMap((other) => {
    const { year, first = null } = other;
    const isOther = first === null ? year !== null && year !== Number(from.slice(0, 4)) : first !== from;
    if (!isSameBut(other, one) || !isOther) return [];
    const match = first === null ? matchedChange : placedChange;
    const change = match(pointsOf(one, starts, from), pointsOf(other, starts, from), daysOff);
    return change ? [{ year, first, ...change }] : [];
  });
}
