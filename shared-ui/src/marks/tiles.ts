import { MARKS, type MarkName, type Tile } from './marks.ts';

const tileOf = (mark: MarkName): Tile | null => MARKS[mark].tile;

/** The mark's tile as a canvas repeats it, in this colour; sharp at this many device pixels per pixel. */
export function patternOf(
  context: CanvasRenderingContext2D,
  mark: MarkName,
  colour: string,
  ratio = 1,
): CanvasPattern | string {
  const tile = tileOf(mark);
  const canvas = document.createElement('canvas');
  const drawn = tile && canvas.getContext('2d');
  if (!tile || !drawn) return colour;
  canvas.width = canvas.height = Math.round(tile.size * ratio);
  drawn.scale(canvas.width / tile.size, canvas.width / tile.size);
  strokeTile(drawn, tile, colour);
  const pattern = context.createPattern(canvas, 'repeat');
  if (!pattern) return colour;
  pattern.setTransform(new DOMMatrix().scale(tile.size / canvas.width));
  return pattern;
}

/** One tile, stretched over a place of the drawing, on a ground that lifts it off the data below. */
export function paintTile(
  context: CanvasRenderingContext2D,
  mark: MarkName,
  { ink, paper }: { ink: string; paper: string },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const tile = tileOf(mark);
  if (!tile) return;
  context.fillStyle = paper;
  context.fillRect(x, y, size, size);
  context.save();
  context.beginPath();
  context.rect(x, y, size, size);
  context.clip();
  context.translate(x, y);
  context.scale(size / tile.size, size / tile.size);
  strokeTile(context, tile, ink);
  context.restore();
}

function strokeTile(context: CanvasRenderingContext2D, { path, stroke }: Tile, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = stroke;
  context.lineCap = 'round';
  context.stroke(new Path2D(path));
}
