import type { Span } from './time.rules.ts';
import { fitted } from './window.rules.ts';

/** How far the arrows take a cursor, in milliseconds: left and right, and up and down where a drawing has that. */
export type CursorSteps = { across: number; down?: number };

const PAN_SHARE = 1 / 4;

/** Where a key takes the cursor; at the ends of the span it stays where it is. Null: the key is not ours. */
export function cursorAfterKey(key: string, at: number, steps: CursorSteps, span: Span): number | null {
  const step = stepOf(key, steps);
  if (step === null) return null;
  const to = at + step;
  return to < span.from || to >= span.to ? at : to;
}

function stepOf(key: string, { across, down }: CursorSteps): number | null {
  if (key === 'ArrowLeft') return -across;
  if (key === 'ArrowRight') return across;
  if (down === undefined) return null;
  if (key === 'ArrowUp') return -down;
  return key === 'ArrowDown' ? down : null;
}

/** The beginning of the interval that holds a time: the finest that the arrows can reach. */
export function intervalOf(time: number, { across, down = across }: CursorSteps): number {
  const finest = Math.min(across, down);
  return Math.floor(time / finest) * finest;
}

/** The window, moved by as many of its quarters as it takes to show the time. */
export function windowHolding(time: number, window: Span, span: Span): Span {
  if (time >= window.from && time < window.to) return window;
  const quarter = (window.to - window.from) * PAN_SHARE;
  const quarters =
    time < window.from
      ? -Math.ceil((window.from - time) / quarter)
      : Math.floor((time - window.to) / quarter) + 1;
  const moved = quarters * quarter;
  return fitted({ from: window.from + moved, to: window.to + moved }, span);
}
