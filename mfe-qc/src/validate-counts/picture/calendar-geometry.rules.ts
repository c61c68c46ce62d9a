import type { CalendarLayout, CalendarPlace } from './calendar.rules.ts';

const DAYS = 7;
/** Height of a day, in pixels: square where there is room. */
const LOWEST = 11;
const HIGHEST = 17;

/**
 * Sizes of the calendar drawing in pixels. A week is as wide as its stretch of the shared axis of time; a day's place has
 * a pixel of air on its right and lower side.
 */
export type CalendarGeometry = { column: number; row: number; width: number; height: number };

/** The sizes at this width. */
export function calendarGeometry(width: number, { weeks }: CalendarLayout): CalendarGeometry {
  const column = width / weeks;
  const row = Math.min(HIGHEST, Math.max(LOWEST, Math.floor(column)));
  return { column, row, width, height: DAYS * row };
}

/** The upper left corner of a day's place. */
export function cornerOf(place: CalendarPlace, { column, row }: CalendarGeometry) {
  return { x: place.column * column, y: place.row * row };
}

/** The place under a point of the drawing; it may lie beside the days. */
export function placeAt(x: number, y: number, { column, row }: CalendarGeometry): CalendarPlace {
  return { column: Math.floor(x / column), row: Math.floor(y / row) };
}
