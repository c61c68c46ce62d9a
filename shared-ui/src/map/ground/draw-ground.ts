import { project } from '../projection.rules.ts';
import { toPixels } from '../view.rules.ts';
import type { Canvas, Overlay } from './canvas.ts';
import { drawLabels } from './draw-labels.ts';
import { FAR_SEA } from './far-sea.ts';
import { ROADS, type Ground, type Line } from './ground.rules.ts';
import { fadeDepth, roadWidth } from './looks.ts';

/** From this many pixels a map unit on railroads are shown. */
const RAILS_FROM = 1.4;
/** From this many pixels a map unit on great roads have edges. */
const EDGES_FROM = 1.4;
/** Where the layers end. */
const [NORTH_EAST, SOUTH_WEST] = [project(-93, 37), project(-107.5, 25.3)];

/** The lines that reach into the box, as one path. */
function trace({ context, view, box }: Canvas, lines: Line[], close: boolean): void {
  const { x, y, scale } = view;
  const [left, top] = [box.width / 2 - x * scale, box.height / 2 - y * scale];
  const [halfWide, halfHigh] = [box.width / 2 / scale, box.height / 2 / scale];
  context.beginPath();
  for (const { points, west, east, north, south } of lines) {
    if (east < x - halfWide || west > x + halfWide || south < y - halfHigh || north > y + halfHigh) continue;
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [toX, toY] = [(points[at] ?? 0) * scale + left, (points[at + 1] ?? 0) * scale + top];
      if (at === 0) context.moveTo(toX, toY);
      else context.lineTo(toX, toY);
    }
    if (close) context.closePath();
  }
}

function fill(canvas: Canvas, lines: Line[], colour: string): void {
  trace(canvas, lines, true);
  canvas.context.fillStyle = colour;
  canvas.context.fill('evenodd');
}

type Pen = { colour: string; width: number; dash?: number[] };
function stroke(canvas: Canvas, lines: Line[], { colour, width, dash = [] }: Pen): void {
  if (lines.length === 0) return;
  trace(canvas, lines, false);
  canvas.context.setLineDash(dash);
  canvas.context.strokeStyle = colour;
  canvas.context.lineWidth = width;
  canvas.context.stroke();
}

/** The sea of the layers, by whole pixels within them: half of one beside land that ends there would show as a line. */
function drawSea({ context, view, box, looks }: Canvas): void {
  const northWest = toPixels({ x: SOUTH_WEST.x, y: NORTH_EAST.y }, view, box);
  const southEast = toPixels({ x: NORTH_EAST.x, y: SOUTH_WEST.y }, view, box);
  const [left, top] = [Math.ceil(northWest.x) + 1, Math.ceil(northWest.y) + 1];
  const [right, bottom] = [Math.floor(southEast.x) - 1, Math.floor(southEast.y) - 1];
  context.fillStyle = looks.water;
  context.fillRect(left, top, right - left, bottom - top);
}

/** Takes away what comes near the edges of the layers, more and more; the state, which some of them are near to, stays whole. */
function fadeEdges(canvas: Canvas, state: Line[]): void {
  const { context, view, box, looks } = canvas;
  const deep = fadeDepth(view.scale);
  const from = toPixels({ x: SOUTH_WEST.x, y: NORTH_EAST.y }, view, box);
  const until = toPixels({ x: NORTH_EAST.x, y: SOUTH_WEST.y }, view, box);
  const fade = (x: number, y: number, toX: number, toY: number) => {
    if (Math.max(x, toX) < 0 || Math.min(x, toX) > box.width) return;
    if (Math.max(y, toY) < 0 || Math.min(y, toY) > box.height) return;
    const gradient = context.createLinearGradient(x, y, toX, toY);
    gradient.addColorStop(0, 'transparent');
    gradient.addColorStop(1, looks.around);
    context.fillStyle = gradient;
    const flat = x === toX;
    if (flat) context.fillRect(0, Math.min(y, toY) - 1, box.width, deep + 2);
    else context.fillRect(Math.min(x, toX) - 1, 0, deep + 2, box.height);
  };
  context.save();
  trace(canvas, state, true);
  context.rect(0, 0, box.width, box.height);
  context.clip('evenodd');
  context.globalCompositeOperation = 'destination-out';
  fade(from.x + deep, 0, from.x, 0);
  fade(until.x - deep, 0, until.x, 0);
  fade(0, from.y + deep, 0, from.y);
  fade(0, until.y - deep, 0, until.y);
  context.restore();
}

/** What shows where the layers fade, and where they have ended: land and sea go on, with nothing on them. */
function drawAround(canvas: Canvas, land: Line[]): void {
  const { context, box, looks } = canvas;
  context.globalCompositeOperation = 'destination-over';
  fill(canvas, land, looks.around);
  drawSea(canvas);
  fill(canvas, FAR_SEA, looks.water);
  context.fillStyle = looks.around;
  context.fillRect(0, 0, box.width, box.height);
  context.globalCompositeOperation = 'source-over';
}

function drawRoads(canvas: Canvas, roads: Ground['roads']): void {
  const { view, looks } = canvas;
  const colours = { minor: looks.road, us: looks.road, interstate: looks.great };
  for (const kind of ROADS) {
    const width = roadWidth(kind, view.scale);
    if (kind !== 'minor' && view.scale >= EDGES_FROM)
      stroke(canvas, roads[kind], { colour: looks.edge, width: width + 1.6 });
    stroke(canvas, roads[kind], { colour: colours[kind], width });
  }
}

/**
 * Land, water, towns, roads and borders; with street tiles under it (`bare`), only the counties and the state. What is laid
 * over it comes under the borders and the names.
 */
export function drawGround(
  canvas: Canvas,
  { areas, lines, roads, towns, numbers }: Ground,
  { bare, overlay }: { bare: boolean; overlay: Overlay | null },
): void {
  const { context, view, box, looks } = canvas;
  const { scale } = view;
  context.clearRect(0, 0, box.width, box.height);
  context.lineJoin = 'round';
  if (!bare) {
    drawSea(canvas);
    fill(canvas, areas.land, looks.around);
    context.save();
    context.globalCompositeOperation = 'source-atop';
    fill(canvas, areas.state, looks.land);
    fill(canvas, areas.urban, looks.urban);
    context.restore();
    stroke(canvas, lines.streams, { colour: looks.water, width: 0.8 });
    stroke(canvas, lines.rivers, { colour: looks.water, width: Math.min(3, 1 + 0.3 * scale) });
    fill(canvas, areas.water, looks.water);
  }
  stroke(canvas, lines.counties, { colour: bare ? looks.border : looks.county, width: 0.8 });
  if (!bare) {
    if (scale >= RAILS_FROM) stroke(canvas, lines.rails, { colour: looks.border, width: 0.8, dash: [5, 3] });
    drawRoads(canvas, roads);
    stroke(canvas, lines.borders, { colour: looks.border, width: 0.8, dash: [6, 3] });
  }
  if (overlay) {
    overlay.draw(canvas);
    stroke(canvas, lines.counties, { colour: looks.county, width: 0.8 });
  }
  if (!bare) {
    fadeEdges(canvas, areas.state);
    drawAround(canvas, areas.land);
  }
  stroke(canvas, areas.state, { colour: looks.border, width: 1.4 });
  const named = bare ? towns.filter(({ rank }) => rank === 0) : (overlay?.names(towns) ?? towns);
  const taken = drawLabels(canvas, named, bare || overlay?.hasNumbers === false ? [] : numbers);
  overlay?.write(canvas, taken);
}
