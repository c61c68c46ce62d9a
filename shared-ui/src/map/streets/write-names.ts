import type { Canvas } from '../ground/canvas.ts';
import type { Taken } from '../ground/labels.rules.ts';
import { isTaken } from '../ground/labels.rules.ts';
import type { Place } from '../projection.rules.ts';
import { isInside, toPixels } from '../view.rules.ts';
import type { ShownTile } from './draw-tiles.ts';
import { LINES } from './features.rules.ts';
import type { StreetTile } from './read-tile.ts';
import { alongStreet, boxAround, isNamed } from './street-names.rules.ts';

/** The size of a street's name, and light about its letters, in pixels. */
const [SIZE, HALO] = [11, 3];
/** A street's name stands again no nearer than this, in pixels. */
const AGAIN = 240;

type Name = StreetTile['names'][number] & Pick<ShownTile, 'of'>;

function inPixels({ points, of }: Name, { view, box }: Canvas): Place[] {
  return Array.from({ length: points.length / 2 }, (_, at) =>
    toPixels(
      {
        x: of.left + (points[2 * at] ?? 0) * of.size,
        y: of.top + (points[2 * at + 1] ?? 0) * of.size,
      },
      view,
      box,
    ),
  );
}

/** The names of the streets in the tiles, great roads first, along each as far as there is room. */
export function writeNames(canvas: Canvas, shown: readonly ShownTile[], zoom: number, taken: Taken[]): void {
  const { context, looks, box } = canvas;
  const names = shown
    .flatMap(({ of, tile }) => ('names' in tile ? tile.names.map((name) => ({ ...name, of })) : []))
    .filter(({ kind }) => isNamed(kind, zoom))
    .toSorted((a, b) => LINES.indexOf(b.kind) - LINES.indexOf(a.kind));
  const written = new Map<string, Place[]>();
  const widths = new Map<string, number>();
  context.font = `400 ${SIZE}px ${looks.font}`;
  context.letterSpacing = '0px';
  context.lineWidth = HALO;
  for (const name of names) {
    const { text } = name;
    const width = widths.get(text) ?? context.measureText(text).width;
    widths.set(text, width);
    const place = alongStreet(inPixels(name, canvas), width);
    if (!place || !isInside(place, box)) continue;
    const others = written.get(text) ?? [];
    const mine = boxAround(place, width, SIZE);
    if (others.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < AGAIN) || isTaken(mine, taken, box))
      continue;
    taken.push(mine);
    written.set(text, [...others, place]);
    context.save();
    context.translate(place.x, place.y);
    context.rotate(place.angle);
    context.strokeStyle = looks.land;
    context.strokeText(text, 0, 0);
    context.fillStyle = looks.words;
    context.fillText(text, 0, 0);
    context.restore();
  }
}
