import { cornerOf, type CalendarGeometry } from './calendar-geometry.rules.ts';
import { monthPlaces, outlineSides, placeOfDay, type CalendarLayout } from './calendar.rules.ts';
import { dateFormat } from '../date-formats.ts';
import type { DayFacts } from './days.rules.ts';
import { shadeOf } from './heat-map.rules.ts';
import type { Shades } from './shades.ts';
import { DAY, type Span } from './time.rules.ts';
import type { PictureColours } from './use-picture-colours.ts';

/** Everything that the calendar of a year shows. */
export type CalendarDrawing = {
  year: number;
  layout: CalendarLayout;
  geometry: CalendarGeometry;
  days: DayFacts[];
  busiest: number;
  /** Days with an open finding. */
  found: ReadonlySet<number>;
  nullsOnly: boolean;
  /** What the lines show, what is selected, what is looked at by keyboard. */
  window: Span | null;
  selection: Span | null;
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  cursor: Span | null;
  shades: Shades;
  colours: PictureColours;
  language: string;
};

const FONT = "11px 'Public Sans Variable', system-ui, sans-serif";
const MONDAY = Date.UTC(2024, 0, 1);

/** Draws the calendar onto a canvas of its size. */
export function paintCalendar(canvas: HTMLCanvasElement, drawing: CalendarDrawing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { geometry, selection, finding, here, cursor, colours, days } = drawing;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(geometry.width * ratio);
  canvas.height = Math.round(geometry.height * ratio);
  context.scale(ratio, ratio);
  label(context, drawing);
  for (const day of days) paintDay(context, drawing, day);
  if (drawing.window) outline(context, drawing, drawing.window, colours.text, 1);
  if (selection) outline(context, drawing, selection, colours.ink, 2);
  if (finding) outline(context, drawing, finding, colours.off, 2);
  if (here) outline(context, drawing, here, colours.ink, 3);
  if (cursor) outline(context, drawing, cursor, colours.focus, 3);
}

function label(context: CanvasRenderingContext2D, drawing: CalendarDrawing): void {
  const { geometry, layout, year, colours, language } = drawing;
  context.font = FONT;
  context.fillStyle = colours.text;
  context.textBaseline = 'middle';
  const month = dateFormat(language, { month: 'short' });
  for (const { time, place } of monthPlaces(year, layout)) {
    const { x, y } = cornerOf({ ...place, row: 0 }, geometry);
    context.fillText(month.format(time), x, y - 9);
  }
  const weekday = dateFormat(language, { weekday: 'short' });
  for (let band = 0; band < layout.bands; band += 1) {
    for (const row of [0, 2, 4, 6]) {
      const { y } = cornerOf({ column: 0, row, band }, geometry);
      context.fillText(weekday.format(MONDAY + row * DAY), 0, y + geometry.cell / 2);
    }
  }
}

function paintDay(context: CanvasRenderingContext2D, drawing: CalendarDrawing, day: DayFacts): void {
  const { geometry, layout, busiest, nullsOnly, shades, colours, found } = drawing;
  const { x, y } = cornerOf(placeOfDay(day.time, layout), geometry);
  const size = geometry.cell - 1;
  const { total, missing, suspects } = day;
  const shade = total === null ? shades.none : (shades.steps[shadeOf(total, busiest)] ?? shades.none);
  context.fillStyle = nullsOnly && total !== null ? shades.blank : shade;
  context.fillRect(x, y, size, size);
  if (total !== null && missing > 0) corner(context, x, y, size, shades.none);
  if (suspects > 0) {
    context.fillStyle = colours.suspect;
    context.fillRect(x, y + size - Math.max(2, size / 4), size, Math.max(2, size / 4));
  }
  if (found.has(day.time)) dot(context, x + size / 2, y + size / 2, Math.max(1.5, size / 5), colours);
}

/** The upper right corner: some intervals of the day have no value. */
function corner(context: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  const side = size * 0.6;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x + size - side, y);
  context.lineTo(x + size, y);
  context.lineTo(x + size, y + side);
  context.fill();
}

/** A dot that stands out on any shade. */
function dot(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  { off, heat }: PictureColours,
): void {
  for (const [colour, size] of [
    [heat.blank, radius + 1],
    [off, radius],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
  }
}

function outline(
  context: CanvasRenderingContext2D,
  { layout, geometry, days }: CalendarDrawing,
  range: Span,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  const { cell } = geometry;
  for (const { time } of days) {
    if (time + DAY <= range.from || time >= range.to) continue;
    const { x, y } = cornerOf(placeOfDay(time, layout), geometry);
    const [left, top, right, bottom] = [x - 0.5, y - 0.5, x + cell - 0.5, y + cell - 0.5];
    const sides = outlineSides(time, { from: dayOf(range.from), to: range.to }, layout);
    if (sides.left) line(context, left, top, left, bottom);
    if (sides.right) line(context, right, top, right, bottom);
    if (sides.top) line(context, left, top, right, top);
    if (sides.bottom) line(context, left, bottom, right, bottom);
  }
  context.stroke();
}

const dayOf = (time: number) => Math.floor(time / DAY) * DAY;

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
}
