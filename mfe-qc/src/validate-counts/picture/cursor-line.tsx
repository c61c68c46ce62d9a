import { shareOf } from 'shared-ui/time-axis';
import { usePointed, type Pointer } from './pointer.ts';
import type { Span } from './time.rules.ts';

/** The line at the moment that is pointed at, in whichever of the pictures; in each of them at the same place. */
export function CursorLine({ pointer, shown }: { pointer: Pointer; shown: Span }) {
  const pointed = usePointed(pointer);
  const share = pointed === null ? -1 : shareOf(pointed.at, shown);
  if (share < 0 || share >= 1) return null;
  return <div className="qc-cursor-line" style={{ left: `${share * 100}%` }} aria-hidden />;
}
