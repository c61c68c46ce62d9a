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

type Named = Told & Pick<ComparedSeriesReply, 'key' | 'station_id_tmg' | 'flow'>;

/** The change of a series against another year of its own station and flow, for each such year that is compared with it. */
export function changesOf(
  series: readonly Named[],
  one: Named,
  { starts, from, daysOff }: { starts: readonly string[]; from: string; daysOff: DaysOff },
): ({ year: number } & MatchedChange)[] {
  if (one.year !== null) return [];
  return series.flatMap((other) => {
    const isSame = other.station_id_tmg === one.station_id_tmg && other.flow?.id === one.flow?.id;
    if (!isSame || other.year === null || other.year === Number(from.slice(0, 4))) return [];
    const change = matchedChange(pointsOf(one, starts, from), pointsOf(other, starts, from), daysOff);
    return change ? [{ year: other.year, ...change }] : [];
  });
}
