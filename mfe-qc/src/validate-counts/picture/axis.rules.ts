import { mondayOf, shareOf } from 'shared-ui/time-axis';
import { DAY, type Span } from './time.rules.ts';

const WEEK = 7 * DAY;

/**
 * The axis of time that calendar, hours and lines share: the stretch that they show, and its place in pixels. `gutter` is
 * the room for what stands left of it.
 */
export type TimeAxis = { shown: Span; gutter: number; width: number };

/** The whole weeks that a stretch touches. */
export function weeksOf({ from, to }: Span): Span {
  return { from: mondayOf(from), to: mondayOf(to - 1) + WEEK };
}

/**
 * The stretch that hours and lines lay out: the window, or the calendar's weeks while the window is all there is. Then a
 * day stands below its week in the calendar.
 */
export function shownSpan(window: Span, span: Span): Span {
  return window.from === span.from && window.to === span.to ? weeksOf(span) : window;
}

/** The time at a place of the axis, in pixels from its beginning; null beside it. */
export function timeAt(x: number, { shown, width }: TimeAxis): number | null {
  if (x < 0 || x >= width) return null;
  return shown.from + (x / width) * (shown.to - shown.from);
}

/** The stretch as far as it lies on the axis, as shares of it; null where none of it does. */
export function placeOf(range: Span, shown: Span): { left: number; right: number } | null {
  if (range.to <= shown.from || range.from >= shown.to) return null;
  const within = (time: number) => shareOf(Math.min(Math.max(time, shown.from), shown.to), shown);
  return { left: within(range.from), right: within(range.to) };
}
