import type { DayMark } from 'shared-domain';

/** Pixels of a side. */
export const SHAPE = 6;

/** What is known of days beside their counts as shapes in a square of `SHAPE`: they are told apart without any color. */
export const DAY_SHAPES: Readonly<Record<DayMark['kind'], string>> = {
  // a diamond
  holiday: 'M3-.6 6.6 3 3 6.6-.6 3Z',
  // a square
  entry: 'M0 0h6v6H0Z',
  // a disk
  rain: 'M3 0a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  // a cross
  snow: 'M2-.3h2V2h2.3v2H4v2.3H2V4H-.3V2H2Z',
  // a triangle
  equipment: 'M3-.4 6.6 6H-.6Z',
  // a triangle on its point
  change: 'M-.6 0H6.6L3 6.4Z',
  // a ring
  visit: 'M3-.3a3.3 3.3 0 1 1 0 6.6a3.3 3.3 0 1 1 0-6.6ZM3 1.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4Z',
  // a saltire
  outage: 'M.8-.3 3 1.9 5.2-.3 6.3.8 4.1 3 6.3 5.2 5.2 6.3 3 4.1.8 6.3-.3 5.2 1.9 3-.3.8Z',
  // a frame
  closure: 'M-.3-.3h6.6v6.6H-.3ZM1.3 1.3v3.4h3.4V1.3Z',
};

/** A shape in a legend; the word stands beside it. */
export function DaySwatch({ kind }: { kind: DayMark['kind'] }) {
  return (
    <svg className="cx-day-swatch" viewBox="-2 -2 10 10" width="14" height="14" aria-hidden>
      <path d={DAY_SHAPES[kind]} fill="currentColor" />
    </svg>
  );
}

/** Paints a shape onto a drawing, lifted off what lies below. */
export function paintShape(
  context: CanvasRenderingContext2D,
  kind: DayMark['kind'],
  { ink, paper }: { ink: string; paper: string },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const path = new Path2D(DAY_SHAPES[kind]);
  context.save();
  context.translate(x, y);
  context.scale(size / SHAPE, size / SHAPE);
  context.setLineDash([]);
  context.strokeStyle = paper;
  context.lineWidth = 3;
  context.stroke(path);
  context.fillStyle = ink;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing is no array
  context.fill(path);
  context.restore();
}
