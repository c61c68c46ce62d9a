import type { DayMark } from 'shared-domain';

/** Pixels of a side. */
export const SHAPE = 6;

/** What the calendar knows of days as shapes in a square of `SHAPE`: they are told apart without any color. */
export const KNOWN_SHAPES: Readonly<Record<DayMark['kind'], string>> = {
  // a diamond
  holiday: 'M3-.6 6.6 3 3 6.6-.6 3Z',
  // a square
  entry: 'M0 0h6v6H0Z',
  // a disk
  rain: 'M3 0a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  // a cross
  snow: 'M2-.3h2V2h2.3v2H4v2.3H2V4H-.3V2H2Z',
};

/** A shape in a legend; the word stands beside it. */
export function KnownSwatch({ kind }: { kind: DayMark['kind'] }) {
  return (
    <svg className="qc-known-swatch" viewBox="-2 -2 10 10" width="14" height="14" aria-hidden>
      <path d={KNOWN_SHAPES[kind]} />
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
  const path = new Path2D(KNOWN_SHAPES[kind]);
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
