import { paintTile, patternOf, type DataColours } from 'shared-ui/marks';
import { shareOf } from 'shared-ui/time-axis';
import { rgbOf } from './colour.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { shadeOf, type HeatMap } from './heat-map.rules.ts';
import { shadesOf } from './shades.ts';
import { DAY, type Span } from './time.rules.ts';

const HOURS = 24;
/** Height of each of the two rows of marks below the hours. */
const ROW = 6;

/** A colour as a pixel of image data: red in the lowest byte. */
function pixelOf(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** A canvas of one pixel an hour. */
function hoursOf(map: HeatMap, pixelFor: (value: number | null, cell: number) => number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, map.days);
  canvas.height = HOURS;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(canvas.width, HOURS);
  const pixels = new Uint32Array(image.data.buffer);
  map.cells.forEach((value, cell) => {
    pixels[(cell % HOURS) * map.days + Math.floor(cell / HOURS)] = pixelFor(value, cell);
  });
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The canvas at the sharpness of the screen, to be drawn on in pixels of the page. */
function sized(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context?.scale(ratio, ratio);
  if (context) context.imageSmoothingEnabled = false;
  return context;
}

type Drawing = {
  map: HeatMap;
  /** What the map holds, in whole days, and the stretch of the axis that is laid out. */
  span: Span;
  shown: Span;
  width: number;
  height: number;
  nullsOnly: boolean;
  colours: DataColours;
};

/** The hours of the stretch in their shades, with the hatch of no data over those that have none. */
export function paintHeatMap(
  canvas: HTMLCanvasElement,
  { map, span, shown, width, height, nullsOnly, colours }: Drawing,
): void {
  const context = sized(canvas, width, height);
  const hatched = context && sized(document.createElement('canvas'), width, height);
  if (!context || !hatched) return;
  const { steps, paper } = shadesOf(colours);
  const [shades, blank] = [steps.map(pixelOf), pixelOf(paper)];
  const shaded = hoursOf(map, (value) =>
    value === null || nullsOnly ? blank : (shades[shadeOf(value, map.busiest)] ?? blank),
  );
  // an hour that does not exist is no gap
  const gaps = hoursOf(map, (value, cell) => (value === null && !map.skipped.has(cell) ? blank : 0));
  // all that there is, of which the canvas shows what lies on it
  const left = shareOf(span.from, shown) * width;
  const length = shareOf(span.to, shown) * width - left;
  context.drawImage(shaded, left, 0, length, height);
  hatched.drawImage(gaps, left, 0, length, height);
  hatched.globalCompositeOperation = 'source-in';
  hatched.fillStyle = patternOf(hatched, 'none', colours.marks.none, window.devicePixelRatio || 1);
  hatched.fillRect(0, 0, width, height);
  context.drawImage(hatched.canvas, 0, 0, width, height);
}

/** What is marked below the hours. */
type DayMarks = {
  days: DayFacts[];
  found: ReadonlySet<number>;
  shown: Span;
  width: number;
  colours: DataColours;
};

/** Below each day whether it holds suspects and whether a finding of it is open. */
export function paintDayMarks(
  canvas: HTMLCanvasElement,
  { days, found, shown, width, colours }: DayMarks,
): void {
  const context = sized(canvas, width, 2 * ROW);
  if (!context) return;
  const day = shareOf(shown.from + DAY, shown) * width;
  const inSight = days
    .filter(({ time }) => time + DAY > shown.from && time < shown.to)
    .map((facts) => ({ ...facts, x: shareOf(facts.time, shown) * width }));
  context.fillStyle = patternOf(context, 'suspect', colours.marks.suspect, window.devicePixelRatio || 1);
  for (const { suspects, x } of inSight) {
    if (suspects > 0) context.fillRect(x, 0, Math.max(2, day), ROW - 1);
  }
  const finding = { ink: colours.marks.finding, paper: colours.paper };
  for (const { time, x } of inSight) {
    // a day that began before the stretch has its mark at its beginning
    if (found.has(time)) paintTile(context, 'finding', finding, { x: Math.max(0, x), y: ROW, size: ROW - 1 });
  }
}
