import { DAY, toTime, type Span } from './time.rules.ts';

const WEEK = 7;
/** Weeks of a band where the year stands in two. */
const HALF_YEAR = 27;

/** How the days of a year stand: weeks across, Monday to Sunday down, in one band or two below each other. */
export type CalendarLayout = {
  /** Monday of the week that holds 1 January. */
  start: number;
  weeks: number;
  columns: number;
  bands: number;
};

/** Where a day stands. */
export type CalendarPlace = { column: number; row: number; band: number };

/** The calendar of a year, in as many bands as asked for (1 or 2). */
export function calendarLayout(year: number, bands: 1 | 2): CalendarLayout {
  const first = toTime(`${year}-01-01`);
  const start = mondayOf(first);
  const weeks = Math.ceil((toTime(`${year + 1}-01-01`) - start) / DAY / WEEK);
  return { start, weeks, bands, columns: bands === 1 ? weeks : HALF_YEAR };
}

function mondayOf(day: number): number {
  return day - ((new Date(day).getUTCDay() + 6) % WEEK) * DAY;
}

/** The place of a time's day. */
export function placeOfDay(time: number, { start, columns }: CalendarLayout): CalendarPlace {
  const days = Math.floor((time - start) / DAY);
  const week = Math.floor(days / WEEK);
  return { column: week % columns, row: days % WEEK, band: Math.floor(week / columns) };
}

/** The day at a place; null beside the span. */
export function dayAtPlace(
  place: CalendarPlace,
  { start, columns }: CalendarLayout,
  span: Span,
): number | null {
  const { column, row, band } = place;
  if (column < 0 || column >= columns || row < 0 || row >= WEEK) return null;
  const time = start + ((band * columns + column) * WEEK + row) * DAY;
  return time >= span.from && time < span.to ? time : null;
}

/** The first day of each month with its place, for the labels above the weeks. */
export function monthPlaces(year: number, layout: CalendarLayout): { time: number; place: CalendarPlace }[] {
  return Array.from({ length: 12 }, (_, month) => {
    const time = Date.UTC(year, month, 1);
    return { time, place: placeOfDay(time, layout) };
  });
}

/** Sides of a day's square on which a range ends: what an outline draws. */
export type Sides = { left: boolean; right: boolean; top: boolean; bottom: boolean };

/** The sides of a day of the range that lie on the range's edge. */
export function outlineSides(time: number, range: Span, layout: CalendarLayout): Sides {
  const inRange = (day: number) => day >= range.from && day < range.to;
  const { row, column } = placeOfDay(time, layout);
  return {
    left: column === 0 || !inRange(time - WEEK * DAY),
    right: column === layout.columns - 1 || !inRange(time + WEEK * DAY),
    top: row === 0 || !inRange(time - DAY),
    bottom: row === WEEK - 1 || !inRange(time + DAY),
  };
}

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -WEEK,
  ArrowRight: WEEK,
  PageUp: -4 * WEEK,
  PageDown: 4 * WEEK,
};

/** Where a key takes the cursor among the days; null: the key is not ours. */
export function dayAfterKey(key: string, day: number, span: Span): number | null {
  const last = span.to - DAY;
  if (key === 'Home') return span.from;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step === undefined ? null : Math.min(Math.max(day + step * DAY, span.from), last);
}

/** Whole days touched by two days, in either order. */
export function rangeOfDays(a: number, b: number): Span {
  return { from: Math.min(a, b), to: Math.max(a, b) + DAY };
}
