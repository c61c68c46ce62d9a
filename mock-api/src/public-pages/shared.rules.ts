import {
  hourMarks,
  hourShares,
  indexOf,
  meanMarks,
  ownStarts,
  pointMarks,
  weekdayMeans,
  type ApiReply,
  type CompareForm,
  type ComparedSeriesReply,
  type PointMark,
} from 'shared-domain';
import type { SharedFlow } from '../open-data/links/open-link.ts';
import { countedOnce } from './station-figures.rules.ts';

/** A day or a month of a shared station: nobody counted twice, and whether all of it is certified. */
export type SharedTotal = { at: string; total: number | null; isOpen: boolean };

/** The months of a shared station, the oldest first; one with a day that isn't certified may still change. */
export function sharedMonths(flows: readonly SharedFlow[]): SharedTotal[] {
  const months = Map.groupBy(sharedDays(flows), ({ at }) => at.slice(0, 7));
  return [...months].map(([at, days]) => {
    const known = days.flatMap(({ total }) => (total === null ? [] : [total]));
    return {
      at,
      total: known.length === 0 ? null : known.reduce((all, one) => all + one, 0),
      isOpen: days.some(({ isOpen }) => isOpen),
    };
  });
}

/** The days of a shared station, the oldest first. */
export function sharedDays(flows: readonly SharedFlow[]): SharedTotal[] {
  const dates = [...new Set(flows.flatMap(({ days }) => days.map(({ date }) => date)))].sort();
  return dates.map((date) => {
    const there = flows.flatMap(({ flow, days }) => {
      const day = days.find((one) => one.date === date);
      return day && day.total !== null ? [{ flow, days: [{ ...day, total: day.total, whole: true }] }] : [];
    });
    const totals = countedOnce(there).map(({ days: [day] }) => day?.total ?? 0);
    return {
      at: date,
      total: totals.length === 0 ? null : totals.reduce((all, one) => all + one, 0),
      isOpen: flows.some(({ days }) => days.some((one) => one.date === date && !one.certified)),
    };
  });
}

/** What a comparison is drawn of: its points across, and lines over them; a line's part where it has two. */
export type SharedLines = {
  kind: 'bins' | 'weekdays' | 'hours';
  points: string[];
  lines: {
    series: number;
    part: 'weekday' | 'weekend' | null;
    values: (number | null)[];
    /** What each value is to be read with. */
    marks: PointMark[][];
  }[];
};

const HOURS = 24;
const WEEKDAYS = 7;

function hoursOf(means: readonly number[], share: boolean): (number | null)[] {
  const told = share ? hourShares(means) : means;
  return Array.from({ length: HOURS }, (_, hour) => told[hour] ?? null);
}

/** The lines of a comparison as its address asks for them: as counted, as an index, by weekday, by hour of the day. */
export function sharedLines(
  { starts, series }: ApiReply<'GET /compare'>,
  { as, share }: { as: CompareForm; share: boolean },
): SharedLines {
  if (as === 'hour') {
    const points = Array.from({ length: HOURS }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    return { kind: 'hours', points, lines: hourLines(series, share) };
  }
  if (as === 'weekday') {
    const points = Array.from({ length: WEEKDAYS }, (_, day) => String(day));
    return { kind: 'weekdays', points, lines: weekdayLines(series, starts) };
  }
  const lines = series.map((one, at) => ({
    series: at,
    part: null,
    values: as === 'index' ? one.values.map((value) => indexOf(value, one.base)) : one.values,
    marks: pointMarks(one),
  }));
  return { kind: 'bins', points: starts, lines };
}

type Lines = SharedLines['lines'];

const hourLines = (series: readonly ComparedSeriesReply[], share: boolean): Lines =>
  series.flatMap(({ hours }, at) =>
    (['weekday', 'weekend'] as const).map((part) => ({
      series: at,
      part,
      values: hoursOf(hours?.[part].means ?? [], share),
      marks: hourMarks(hours?.[part], HOURS, share),
    })),
  );

const weekdayLines = (series: readonly ComparedSeriesReply[], starts: readonly string[]): Lines =>
  series.map((one, at) => {
    const [isOpen, waits] = [new Set(one.open), new Set(one.uncertified_bins)];
    const own = ownStarts(starts, one, { from: starts[0] ?? '', bin: 'day', length: 0 });
    const days = one.values.flatMap((value, place) => {
      const start = own[place] ?? null;
      if (start === null) return [];
      return [{ start, value, complete: !isOpen.has(place), uncertified: waits.has(place) }];
    });
    const means = weekdayMeans(days);
    return {
      series: at,
      part: null,
      values: means.map(({ mean }) => mean),
      marks: means.map(({ uncertified }) => meanMarks(uncertified)),
    };
  });
