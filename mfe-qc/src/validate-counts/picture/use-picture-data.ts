import { useMemo, useState } from 'react';
import { useLoad, useReloadOn, type Load } from 'shared-ui/api';
import type { CalendarOfCounts, CountFilters, HoursOfCounts, Station, YearOfCounts } from 'shared-domain';
import { loadCalendar, loadHours, loadIntervals } from './picture.resource.ts';
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

/**
 * The picture's data. What was shown stays until the next year is here. `revision` is raised whenever counts have
 * changed: everything is asked for again.
 */
export function usePictureData(station: Station, filters: CountFilters, revision: number, wish: PictureWish) {
  const stationId = station.station_id_tmg;
  const asked = JSON.stringify(pictureFilters(filters));
  const flows = () => JSON.parse(asked) as CountFilters;
  // both at once: one after the other the picture would be drawn twice, and jump
  const yearLoad = useLoad(async () => {
    const [calendar, hours] = await Promise.all([
      loadCalendar(stationId, flows(), wish.year),
      loadHours(stationId, flows(), wish.year),
    ]);
    return { calendar, hours };
  }, [stationId, asked, wish.year]);
  const shown = useLast(yearLoad.load);

  const year = shown?.calendar.year ?? null;
  const close = wish.intervals ? year : null;
  const before = wish.intervals && wish.lastYear && year !== null ? year - 1 : null;
  const intervalsOf = (which: number | null) =>
    which === null ? Promise.resolve(null) : loadIntervals(stationId, flows(), which);
  const intervalsLoad = useLoad(() => intervalsOf(close), [stationId, asked, close]);
  const beforeLoad = useLoad(() => intervalsOf(before), [stationId, asked, before]);

  const retry = () => {
    for (const { reload } of [yearLoad, intervalsLoad, beforeLoad]) reload();
  };
  useReloadOn(revision, retry);
  const intervals = valueOf(intervalsLoad.load);
  const intervalsBefore = valueOf(beforeLoad.load);
  const data = useMemo<PictureData | null>(
    () => shown && { ...shown, intervals, intervalsBefore },
    [shown, intervals, intervalsBefore],
  );
  return { load: yearLoad.load, data, busy: yearLoad.load.state === 'loading', retry };
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
