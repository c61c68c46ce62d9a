import type { Canvas } from '../ground/canvas.ts';
import type { Looks } from '../ground/looks.ts';
import type { TileAt } from '../tile-grid.rules.ts';
import { toPixels } from '../view.rules.ts';
import { LINES, type LineKind } from './features.rules.ts';
import type { Shapes, StreetTile } from './read-tile.ts';
import { BUILDINGS_FROM, EDGES_FROM, widthOf } from './widths.rules.ts';

/** A tile to be drawn at a place: its own, or a part of one further out that stands in for it. */
export type ShownTile = { at: TileAt; of: TileAt; tile: StreetTile | ImageBitmap };
type Frame = { left: number; top: number; width: number; height: number };

const COLOURS: Record<LineKind, keyof Looks> = {
  stream: 'water',
  limit: 'border',
  path: 'great',
  rail: 'border',
  street: 'road',
  minor: 'road',
  us: 'road',
  interstate: 'great',
};
/** In pixels. */
const DASHES: Partial<Record<LineKind, number[]>> = { limit: [7, 4], path: [3, 2], rail: [5, 3] };
const EDGED: ReadonlySet<LineKind> = new Set(['minor', 'us', 'interstate']);

const paths = new WeakMap<Shapes, Path2D>();
function pathOf(shapes: Shapes, closed: boolean): Path2D {
  const known = paths.get(shapes);
  if (known) return known;
  const path = new Path2D();
  for (const points of shapes) {
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    if (closed) path.closePath();
  }
  paths.set(shapes, path);
  return path;
}

/** Where a tile stands, on whole points of the screen: no line of the ground shows between two. */
function frameOf({ view, box, context }: Canvas, { left, top, size }: TileAt): Frame {
  const dense = context.getTransform().a || 1;
  const snapped = (pixels: number) => Math.round(pixels * dense) / dense;
  const from = toPixels({ x: left, y: top }, view, box);
  const until = toPixels({ x: left + size, y: top + size }, view, box);
  const [x, y] = [snapped(from.x), snapped(from.y)];
  return { left: x, top: y, width: snapped(until.x) - x, height: snapped(until.y) - y };
}

function drawVector({ context, looks }: Canvas, tile: StreetTile, zoom: number, pixel: number): void {
  const fill = (shapes: Shapes | undefined, colour: string) => {
    if (!shapes) return;
    context.fillStyle = colour;
    context.fill(pathOf(shapes, true), 'evenodd');
  };
  const stroke = (kind: LineKind, colour: string, more: number) => {
    const [shapes, width] = [tile.lines[kind], widthOf(kind, zoom)];
    if (!shapes || width === 0) return;
    context.setLineDash((DASHES[kind] ?? []).map((pixels) => pixels * pixel));
    context.strokeStyle = colour;
    context.lineWidth = (width + more) * pixel;
    context.stroke(pathOf(shapes, false));
  };
  context.fillStyle = looks.land;
  context.fillRect(0, 0, 1, 1);
  fill(tile.areas.urban, looks.urban);
  fill(tile.areas.green, looks.green);
  fill(tile.areas.water, looks.water);
  if (zoom >= BUILDINGS_FROM) fill(tile.areas.building, looks.building);
  for (const kind of LINES) {
    if (zoom >= EDGES_FROM && EDGED.has(kind)) stroke(kind, looks.edge, 1.6);
    stroke(kind, looks[COLOURS[kind]], 0);
  }
}

/** Draws tiles over what is there: pictures as they are, vector tiles in the map's own colours, at a zoom of theirs. */
export function drawTiles(canvas: Canvas, shown: readonly ShownTile[], zoom: number): void {
  const { context } = canvas;
  for (const { at, of, tile } of shown) {
    const [clip, frame] = [frameOf(canvas, at), frameOf(canvas, of)];
    context.save();
    context.beginPath();
    context.rect(clip.left, clip.top, clip.width, clip.height);
    context.clip();
    context.translate(frame.left, frame.top);
    context.scale(frame.width, frame.height);
    if ('areas' in tile) drawVector(canvas, tile, zoom, 1 / frame.width);
    else context.drawImage(tile, 0, 0, 1, 1);
    context.restore();
  }
}
