import {
  kindsOf,
  MARKS,
  paintShape,
  paintTile,
  patternOf,
  SHAPE,
  type DataColours,
  type MarkName,
} from 'shared-ui/marks';
import { cornerOf, type CalendarGeometry } from './calendar-geometry.rules.ts';
import { outlineSides, placeOfDay, type CalendarLayout } from './calendar.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { shadeOf } from './heat-map.rules.ts';
import type { Shades } from './shades.ts';
import { DAY, type Span } from './time.rules.ts';

/** Everything that the calendar of a year shows. */
export type CalendarDrawing = {
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
  colours: DataColours;
};

/** Draws the calendar onto a canvas of its size. */
export function paintCalendar(canvas: HTMLCanvasElement, drawing: CalendarDrawing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { geometry, here, cursor, colours, days } = drawing;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(geometry.width * ratio);
  canvas.height = Math.round(geometry.height * ratio);
  context.scale(ratio, ratio);
  const pattern = (mark: MarkName) => patternOf(context, mark, colours.marks[mark], ratio);
  const patterns = { none: pattern('none'), suspect: pattern('suspect') };
  for (const day of days) paintDay(context, drawing, day, patterns);
  if (drawing.window) outline(context, drawing, drawing.window, { colour: colours.text, width: 1 });
  for (const mark of ['selection', 'finding'] as const) {
    const name = mark === 'selection' ? 'selected' : 'finding';
    const range = drawing[mark];
    if (range) outline(context, drawing, range, { colour: colours.marks[name], ...MARKS[name].outline });
  }
  if (here) outline(context, drawing, here, { colour: colours.ink, width: 3 });
  if (cursor) outline(context, drawing, cursor, { colour: colours.focus, width: 3 });
}

type Patterns = { none: CanvasPattern | string; suspect: CanvasPattern | string };
/** A day's place without the air beside it. */
type Box = { x: number; y: number; width: number; height: number };

function paintDay(
  context: CanvasRenderingContext2D,
  drawing: CalendarDrawing,
  day: DayFacts,
  patterns: Patterns,
): void {
  const { busiest, nullsOnly, shades, colours, found } = drawing;
  const { total, missing, suspects } = day;
  const box = boxOf(day.time, drawing);
  const { x, y, width, height } = box;
  const shade = total === null ? shades.paper : (shades.steps[shadeOf(total, busiest)] ?? shades.paper);
  context.fillStyle = nullsOnly ? shades.paper : shade;
  context.fillRect(x, y, width, height);
  if (total === null) {
    context.fillStyle = patterns.none;
    context.fillRect(x, y, width, height);
  } else if (missing > 0) corner(context, box, shades.paper, patterns.none);
  if (suspects > 0) {
    const strip = Math.max(4, Math.round(height / 3));
    for (const fill of [shades.paper, patterns.suspect]) {
      context.fillStyle = fill;
      context.fillRect(x, y + height - strip, width, strip);
    }
  }
  if (found.has(day.time)) {
    const size = Math.max(4, Math.min(width, height) * 0.6);
    const at = { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
    paintTile(context, 'finding', { ink: colours.marks.finding, paper: shades.paper }, at);
  }
  paintKnown(context, day, box, { ink: colours.ink, paper: shades.paper });
}

/** In the upper left corner what the calendar knows of the day: as many shapes as there is room for, at least one. */
function paintKnown(
  context: CanvasRenderingContext2D,
  { known = [] }: DayFacts,
  { x, y, width }: Box,
  on: { ink: string; paper: string },
): void {
  const size = Math.min(SHAPE, Math.max(3, width - 1));
  const room = Math.max(1, Math.floor(width / (size + 2)));
  kindsOf(known)
    .slice(0, room)
    .forEach((kind, at) => paintShape(context, kind, on, { x: x + 1 + at * (size + 2), y: y + 1, size }));
}

function boxOf(time: number, { geometry, layout }: CalendarDrawing): Box {
  const { x, y } = cornerOf(placeOfDay(time, layout), geometry);
  // on whole pixels, so that the air between weeks is as wide everywhere
  const left = Math.round(x);
  return { x: left, y, width: Math.round(x + geometry.column) - left - 1, height: geometry.row - 1 };
}

/** The upper right corner: some intervals of the day have no value. */
function corner(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  ...fills: (CanvasPattern | string)[]
): void {
  const side = Math.min(width, height) * 0.7;
  context.beginPath();
  context.moveTo(x + width - side, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y + side);
  for (const fill of fills) {
    context.fillStyle = fill;
    context.fill();
  }
}

function outline(
  context: CanvasRenderingContext2D,
  { layout, geometry, days, shades }: CalendarDrawing,
  range: Span,
  { colour, width, dash = [] }: { colour: string; width: number; dash?: readonly number[] },
): void {
  context.beginPath();
  for (const { time } of days) {
    if (time + DAY <= range.from || time >= range.to) continue;
    const { x, y } = cornerOf(placeOfDay(time, layout), geometry);
    const [left, top] = [x - 0.5, y - 0.5];
    const [right, bottom] = [left + geometry.column, top + geometry.row];
    const sides = outlineSides(time, { from: dayOf(range.from), to: range.to }, layout);
    if (sides.left) line(context, left, top, left, bottom);
    if (sides.right) line(context, right, top, right, bottom);
    if (sides.top) line(context, left, top, right, top);
    if (sides.bottom) line(context, left, bottom, right, bottom);
  }
  // paper below the line, so that it stands out from dark days too
  for (const [stroke, wide, dashes] of [
    [shades.paper, width + 2, []],
    [colour, width, [...dash]],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = wide;
    context.setLineDash([...dashes]);
    context.stroke();
  }
  context.setLineDash([]);
}

const dayOf = (time: number) => Math.floor(time / DAY) * DAY;

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
}
