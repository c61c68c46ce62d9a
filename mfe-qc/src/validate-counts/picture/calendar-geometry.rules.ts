import type { CalendarLayout, CalendarPlace } from './calendar.rules.ts';

/** Room for the weekdays' names, and above each band for the months', in pixels. */
const LEFT = 34;
const TOP = 18;
const WEEK = 7;
const LARGEST = 18;
const SMALLEST = 4;
/** Narrower than this the year stands in two bands. */
const ONE_BAND_FROM = 520;

/** Sizes of the calendar drawing in pixels; a cell has a pixel of air on its right and lower side. */
export type CalendarGeometry = { cell: number; left: number; width: number; height: number };

/** How many bands fit the width. */
export function bandsFor(width: number): 1 | 2 {
  return width < ONE_BAND_FROM ? 2 : 1;
}

/** The sizes at this width. */
export function calendarGeometry(width: number, { columns, bands }: CalendarLayout): CalendarGeometry {
  const cell = Math.min(LARGEST, Math.max(SMALLEST, Math.floor((width - LEFT) / columns)));
  return { cell, left: LEFT, width: LEFT + columns * cell, height: bands * bandHeight(cell) };
}

function bandHeight(cell: number): number {
  return TOP + WEEK * cell + 4;
}

/** The upper left corner of a day's cell. */
export function cornerOf({ column, row, band }: CalendarPlace, { cell, left }: CalendarGeometry) {
  return { x: left + column * cell, y: band * bandHeight(cell) + TOP + row * cell };
}

/** The place under a point of the drawing; it may lie beside the year. */
export function placeAt(x: number, y: number, { cell, left }: CalendarGeometry): CalendarPlace {
  const band = Math.floor(y / bandHeight(cell));
  return {
    column: Math.floor((x - left) / cell),
    row: Math.floor((y - band * bandHeight(cell) - TOP) / cell),
    band,
  };
}
