import {
  matchedChange,
  shiftedStart,
  yearsBetween,
  type ComparedPoint,
  type ComparedSeriesReply,
  type DaysOff,
  type MatchedChange,
} from 'shared-domain';

type Told = Pick<ComparedSeriesReply, 'values' | 'open' | 'year'>;

/** The days of a series by the date on which they were counted: those of another year are of it. */
export function pointsOf(
  { values, open, year }: Told,
  starts: readonly string[],
  from: string,
): ComparedPoint[] {
  const isOpen = new Set(open);
  const years = yearsBetween(from, year);
  return starts.flatMap((start, at) => {
    const own = shiftedStart(start, 'day', years);
    return own === null ? [] : [{ start: own, value: values[at] ?? null, complete: !isOpen.has(at) }];
  });
}

type Named = Told & Pick<ComparedSeriesReply, 'key' | 'station_id_tmg' | 'flow' | 'group'>;

/** Whether two series are of the same station and flow, or of the same group and way, whatever their years. */
const isSameBut = (one: Named, other: Named): boolean =>
  one.station_id_tmg === other.station_id_tmg &&
  one.flow?.id === other.flow?.id &&
  one.group?.id === other.group?.id &&
  one.group?.way === other.group?.way;

type Summed = Pick<ComparedSeriesReply, 'key' | 'group' | 'values' | 'year'>;

/** The series out that stands beside a series in of the same group and year, if it is compared. */
export const outOf = <S extends Summed>(series: readonly S[], one: S): S | undefined =>
  one.group?.way === 'in'
    ? series.find(
        ({ group, year }) => group?.way === 'out' && group.id === one.group?.id && year === one.year,
      )
    : undefined;

/** What came in less what went out, by bin; a gap where either is one. */
export const netByBin = (one: Pick<Summed, 'values'>, other: Pick<Summed, 'values'>): (number | null)[] =>
  one.values.map((value, at) => {
    const left = other.values[at] ?? null;
    return value === null || left === null ? null : value - left;
  });

/** The places of series by station, in order: each station's stand in a picture of its own. */
export function placesByStation(
  series: readonly Pick<ComparedSeriesReply, 'key' | 'station_id_tmg'>[],
): number[][] {
  const places = series.map((_, at) => at);
  return [...Map.groupBy(places, (at) => series[at]?.station_id_tmg ?? series[at]?.key).values()];
}

/** The change of a series against another year of its own station and flow or group, for each such year that is compared with it. */
export function changesOf(
  series: readonly Named[],
  one: Named,
  { starts, from, daysOff }: { starts: readonly string[]; from: string; daysOff: DaysOff },
): ({ year: number } & MatchedChange)[] {
  if (one.year !== null) return [];
  return series.flatMap((other) => {
    if (!isSameBut(other, one) || other.year === null || other.year === Number(from.slice(0, 4))) return [];
    const change = matchedChange(pointsOf(one, starts, from), pointsOf(other, starts, from), daysOff);
    return change ? [{ year: other.year, ...change }] : [];
  });
}
