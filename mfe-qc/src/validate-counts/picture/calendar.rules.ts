import { weeksOf } from './axis.rules.ts';
import { DAY, type Span } from './time.rules.ts';

const WEEK = 7;

/** How the days of a span stand: weeks across, Monday to Sunday down. */
export type CalendarLayout = {
  /** Monday of the first week. */
  start: number;
  weeks: number;
};

/** Where a day stands. */
export type CalendarPlace = { column: number; row: number };

/** The calendar of a span. */
export function calendarLayout(span: Span): CalendarLayout {
  const { from, to } = weeksOf(span);
  return { start: from, weeks: (to - from) / DAY / WEEK };
}

/** The place of a time's day. */
export function placeOfDay(time: number, { start }: CalendarLayout): CalendarPlace {
  const days = Math.floor((time - start) / DAY);
  return { column: Math.floor(days / WEEK), row: days % WEEK };
}

/** The day at a place; null beside the span. */
export function dayAtPlace(
  { column, row }: CalendarPlace,
  layout: CalendarLayout,
  span: Span,
): number | null {
  if (column < 0 || column >= layout.weeks || row < 0 || row >= WEEK) return null;
  const time = layout.start + (column * WEEK + row) * DAY;
  return time >= span.from && time < span.to ? time : null;
}

/** Sides of a day's place on which a range ends: what an outline draws. */
export type Sides = { left: boolean; right: boolean; top: boolean; bottom: boolean };

/** The sides of a day of the range that lie on the range's edge. */
export function outlineSides(time: number, range: Span, layout: CalendarLayout): Sides {
  const inRange = (day: number) => day >= range.from && day < range.to;
  const { row, column } = placeOfDay(time, layout);
  return {
    left: column === 0 || !inRange(time - WEEK * DAY),
    right: column === layout.weeks - 1 || !inRange(time + WEEK * DAY),
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

/**
 * Where a key takes the cursor among the days, as in any grid: Home and End lead to the ends of its row, with Control
 * (`ctrl`) to the first and the last day. Null: the key is not ours.
 */
export function dayAfterKey(key: string, day: number, span: Span, ctrl = false): number | null {
  const last = span.to - DAY;
  if (key === 'Home') return ctrl ? span.from : day - wholeWeeks(day - span.from);
  if (key === 'End') return ctrl ? last : day + wholeWeeks(last - day);
  const step = ctrl ? undefined : STEPS[key];
  return step === undefined ? null : Math.min(Math.max(day + step * DAY, span.from), last);
}

const wholeWeeks = (length: number) => Math.floor(length / (WEEK * DAY)) * WEEK * DAY;

/** Whole days touched by two days, in either order. */
export function rangeOfDays(a: number, b: number): Span {
  return { from: Math.min(a, b), to: Math.max(a, b) + DAY };
}
