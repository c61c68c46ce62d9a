import { usePointed, type Pointer } from './pointer.ts';
import { startOfDay, type Span } from './time.rules.ts';

/** What is known of the day that is pointed at in any of the pictures, or of the days that are being chosen. */
export function CalendarReading({
  pointer,
  range,
  wordsOf,
}: {
  pointer: Pointer;
  range: string | null;
  wordsOf: (time: number | null) => string | null;
}) {
  const pointed = usePointed(pointer);
  return (
    <p className="qc-help qc-reading">
      {range ?? (pointed === null ? null : wordsOf(startOfDay(pointed.at)))}
    </p>
  );
}

/** A frame around the day that is pointed at. */
export function PointedDay({
  pointer,
  span,
  placeOf,
  geometry,
}: {
  pointer: Pointer;
  span: Span;
  placeOf: (day: number) => { x: number; y: number };
  geometry: { column: number; row: number };
}) {
  const pointed = usePointed(pointer);
  if (pointed === null || pointed.at < span.from || pointed.at >= span.to) return null;
  const { x, y } = placeOf(startOfDay(pointed.at));
  return (
    <div
      className="qc-pointed-day"
      style={{ left: x, top: y, width: geometry.column, height: geometry.row }}
      aria-hidden
    />
  );
}
