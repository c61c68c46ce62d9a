import { useMemo } from 'react';
import { marksOfDays, type DayMarks } from 'shared-domain';
import { dayMarkInWords } from 'shared-domain/texts';
import { useLoaded } from 'shared-ui/query';
import { useWeatherWords } from 'shared-ui/weather';
import { stationYearQuery } from '../../calendar/calendar.resource.ts';
import { useSubject } from '../store/review-context.tsx';
import type { DayFacts } from './days.rules.ts';
import { knownAt } from './known.rules.ts';

/** What the calendar knows of the days of a year, where it is to be shown. */
type KnownDays = { marks: DayMarks; weatherFrom: string | null; hasFailed: boolean };

const NOTHING: DayMarks = new Map();

/**
 * Asks for what is known of a year's days, of counters what explains one of these flows; the picture waits neither for it nor changes its
 * size by it.
 */
export function useKnownDays(year: number, isShown: boolean, flows: readonly { id: number }[]): KnownDays {
  const { station_id_tmg: stationId } = useSubject().station;
  const { load } = useLoaded(stationYearQuery(stationId, isShown ? year : null));
  const calendar = load.state === 'loaded' ? load.value : null;
  const marks = useMemo(
    () =>
      calendar
        ? marksOfDays(calendar, {
            from: `${year}-01-01`,
            until: `${year}-12-31`,
            flows: flows.map(({ id }) => id),
          })
        : NOTHING,
    [calendar, year, flows],
  );
  return { marks, weatherFrom: calendar?.weather?.site ?? null, hasFailed: load.state === 'failed' };
}

/** What is known of the day of a time, in words. */
export function useKnownWords(days: readonly DayFacts[]): (time: number) => string[] {
  const { reader } = useWeatherWords();
  return (time) => knownAt(time, days).map((mark) => dayMarkInWords(mark, reader));
}
