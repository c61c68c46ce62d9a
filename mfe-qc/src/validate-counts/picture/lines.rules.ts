import type { CalendarOfCounts, YearOfCounts } from 'shared-domain';
import { LAST_YEAR_DAYS } from './days.rules.ts';
import { emptySpans } from './empty.rules.ts';
import { DAY, type Span } from './time.rules.ts';
import {
  axisCap,
  dayPoints,
  intervalPoints,
  lastYearPoints,
  lonePoints,
  suspectDays,
  suspectSpans,
  type Detail,
  type Point,
} from './year.rules.ts';

/**
 * A flow as drawn: `place` is its place among the year's flows (its colour), `dots` its points that stand alone.
 * `before`: it is last year's line of that flow.
 */
type Line = { name: string; place: number; before: boolean; points: Point[]; dots: boolean[] };

/**
 * All that the line chart draws: `cap` ends the axis below the values in `above`; `empty` is where no flow that is
 * shown has a value.
 */
export type Lines = {
  detail: Detail;
  lines: Line[];
  cap: number | null;
  above: Point[];
  suspects: Span[];
  empty: Span[];
};

/** What the lines are drawn from: the days of a year, or its intervals and those of the year before. */
export type LineSource = {
  calendar: CalendarOfCounts;
  /** Null: daily totals are drawn. */
  intervals: YearOfCounts | null;
  intervalsBefore: YearOfCounts | null;
};
type Choice = { hidden: ReadonlySet<number>; lastYear: boolean };

/** The flows that are not hidden, in the window. */
export function linesOf(source: LineSource, { hidden, lastYear }: Choice, window: Span): Lines {
  const { calendar, intervals } = source;
  const lines = calendar.flows.flatMap(({ id, name }, place) => {
    if (hidden.has(id)) return [];
    const line = (points: Point[], before: boolean) => ({
      name,
      place,
      before,
      points,
      dots: lonePoints(points),
    });
    const now = line(pointsOf(source, id, window), false);
    return lastYear ? [line(pointsBefore(source, id, window), true), now] : [now];
  });
  const present = lines.filter(({ before }) => !before).map((line) => line.points);
  const points = present.flat();
  const cap = axisCap(points.map(({ y }) => y));
  const shown = ({ id }: { id: number }) => !hidden.has(id);
  return {
    detail: intervals ? 'intervals' : 'days',
    lines,
    cap,
    empty: emptySpans(present, intervals ? 0 : DAY / 2),
    above: cap === null ? [] : points.filter(({ y }) => y > cap),
    suspects: intervals
      ? suspectSpans(intervals.flows.filter(shown), intervals, window)
      : suspectDays(calendar.flows.filter(shown), calendar.year, window),
  };
}

/** The highest number on the axis of counts, about: what room its figures need. */
export function highestOf({ lines, cap }: Pick<Lines, 'lines' | 'cap'>): number {
  if (cap !== null) return cap;
  let highest = 0;
  for (const { points } of lines) for (const { y } of points) if (y > highest) highest = y;
  return highest;
}

/** What each line has at a time: null where it is known to have nothing; a line without a point there is left out. */
export function valuesAt(
  { lines }: Pick<Lines, 'lines'>,
  time: number,
): { name: string; before: boolean; value: number | null }[] {
  return lines.flatMap(({ name, before, points }) => {
    const point = points.find(({ x }) => x === time);
    return point ? [{ name, before, value: Number.isNaN(point.y) ? null : point.y }] : [];
  });
}

function pointsOf({ calendar, intervals }: LineSource, id: number, window: Span): Point[] {
  if (!intervals) {
    const flow = calendar.flows.find((one) => one.id === id);
    return flow ? dayPoints(flow, calendar.year, window) : [];
  }
  const flow = intervals.flows.find((one) => one.id === id);
  return flow ? intervalPoints(flow, intervals, window) : [];
}

function pointsBefore(
  { calendar, intervals, intervalsBefore }: LineSource,
  id: number,
  window: Span,
): Point[] {
  if (!intervals) {
    const flow = calendar.flows.find((one) => one.id === id);
    return flow ? lastYearPoints(flow, calendar.year, window) : [];
  }
  const later = LAST_YEAR_DAYS * DAY;
  // the end of a window in late December reaches into this year's own first days
  return [intervalsBefore, intervals].flatMap((year) => {
    const flow = year?.flows.find((one) => one.id === id);
    return year && flow ? intervalPoints(flow, year, window, later) : [];
  });
}
