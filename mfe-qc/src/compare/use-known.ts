import { useMemo, useState } from 'react';
import { comparedStations, flowsAt, marksOfDays, type DatedComparison, type DayMarks } from 'shared-domain';
import { useLoaded } from 'shared-ui/query';
import { DAY, toDay, type Span } from 'shared-ui/time-axis';
import type { DayFacts } from '../validate-counts/picture/days.rules.ts';
import { createPointer, type Pointer } from '../validate-counts/picture/pointer.ts';
import { knownQuery, type Compared } from './compare.resource.ts';
import { lanesOver, marksOn, togetherMarks } from './known.rules.ts';
import { weatherOf, type ComparedWeather } from './weather.rules.ts';

/** What stands above a picture: its days with what is known of them. */
export type Strip = { days: readonly DayFacts[]; pointer: Pointer; hasFailed: boolean };

/**
 * The days of the period with what is known of them at each station of the series, and beside a picture at all stations of its own
 * series. What has not come yet has its room.
 */
export function useKnown(comparison: DatedComparison, { series }: Compared, { from, to }: Span) {
  const [pointer] = useState(createPointer);
  const { bin } = comparison;
  const asked = comparedStations(series);
  const { load } = useLoaded(knownQuery(asked, comparison));
  const all = load.state === 'loaded' ? load.value : null;
  const marks = useMemo(() => {
    const period = { from: toDay(from), until: toDay(to - 1) };
    const lanes = lanesOver(bin);
    const known = new Map((all ?? []).map(({ station, calendar }) => [station, calendar]));
    return (station: string, flows: number[] | null) => {
      const calendar = known.get(station);
      return calendar ? marksOn(marksOfDays(calendar, { ...period, flows }), lanes) : [];
    };
  }, [all, from, to, bin]);
  /** Of these stations; of the counters there, those of the flows that these series are of. */
  const days = (stations: readonly string[], of: Compared['series']) => {
    const own = stations.flatMap((station) => marks(station, flowsAt(station, of)));
    return own.length > 0 ? daysWith(togetherMarks(own), { from, to }) : [];
  };
  return {
    stations: asked.map((station) => ({
      station,
      days: days([station], series),
      weatherFrom: all?.find((one) => one.station === station)?.calendar.weather?.site ?? null,
    })),
    beside: (own: Compared['series']): Strip => ({
      days: days(comparedStations(own), own),
      pointer,
      hasFailed: load.state === 'failed',
    }),
  };
}

const PLAIN = { total: null, missing: 0, suspects: 0, certified: false };

const daysWith = (marks: DayMarks, { from, to }: Span): DayFacts[] =>
  Array.from({ length: Math.round((to - from) / DAY) }, (_, at) => {
    const time = from + at * DAY;
    return { ...PLAIN, time, known: marks.get(toDay(time)) };
  });

/** The weather of the period where it is asked for; `isWaiting` until it has come. */
export function useWeather(
  comparison: DatedComparison,
  { series }: Compared,
): { weather: ComparedWeather | null; isWaiting: boolean } {
  const { load } = useLoaded(knownQuery(comparedStations(series), comparison));
  const isAsked = comparison.weather && (comparison.as === 'absolute' || comparison.as === 'index');
  const known = isAsked && load.state === 'loaded' ? load.value : null;
  const weather = useMemo(() => weatherOf(known ?? []), [known]);
  return { weather, isWaiting: isAsked && load.state === 'loading' };
}
