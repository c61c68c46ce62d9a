import { useMemo, useState } from 'react';
import type { Load } from 'shared-ui/api';
import type { CalendarOfCounts, HoursOfCounts, YearOfCounts } from 'shared-domain';
import { useLoaded } from 'shared-ui/query';
import { useReview, useSubject } from '../store/review-context.tsx';
import { intervalsQuery, yearQuery } from './picture.resource.ts';
import { pictureFilters } from './selection.rules.ts';

/** A year of counts as far as it has come: days, hours, and what closer looks need. */
export type PictureData = {
  calendar: CalendarOfCounts;
  hours: HoursOfCounts;
  intervals: YearOfCounts | null;
  intervalsBefore: YearOfCounts | null;
};

/** What is looked at: undefined asks for the latest year; intervals are fetched only for a close look. */
export type PictureWish = { year: number | undefined; intervals: boolean; lastYear: boolean };

/** The picture's data. What was shown stays until the next year is here. */
export function usePictureData(wish: PictureWish) {
  const { station_id_tmg: stationId } = useSubject().station;
  const flows = pictureFilters(useReview((state) => state.filters));
  const yearLoad = useLoaded(yearQuery(stationId, flows, wish.year));
  const shown = useLast(yearLoad.load);

  const year = shown?.calendar.year ?? null;
  const close = wish.intervals ? year : null;
  const before = wish.intervals && wish.lastYear && year !== null ? year - 1 : null;
  const intervals = valueOf(useLoaded(intervalsQuery(stationId, flows, close)).load);
  const intervalsBefore = valueOf(useLoaded(intervalsQuery(stationId, flows, before)).load);
  const data = useMemo<PictureData | null>(
    () => shown && { ...shown, intervals, intervalsBefore },
    [shown, intervals, intervalsBefore],
  );
  const { load, reload } = yearLoad;
  return { load, data, busy: load.state === 'loading', retry: reload };
}

function valueOf<T>(load: Load<T | null>): T | null {
  return load.state === 'loaded' ? load.value : null;
}

/** The last value that came, while the next is on its way. */
function useLast<T>(load: Load<T>): T | null {
  const [last, setLast] = useState<T | null>(null);
  const value = load.state === 'loaded' ? load.value : last;
  if (value !== last) setLast(value);
  return load.state === 'failed' ? null : value;
}
