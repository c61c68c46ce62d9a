import { useState, type KeyboardEvent } from 'react';
import { cursorAfterKey, intervalOf, windowHolding, type CursorSteps } from './cursor.rules.ts';
import { pointAt, type Pointed, type Pointer } from './pointer.ts';
import type { Span } from './time.rules.ts';

/** What the arrow keys move, and where. */
export type CursorSetup = {
  pointer: Pointer;
  steps: CursorSteps;
  /** What is pointed at of the interval that begins at a time. */
  pointedOf: (interval: number) => Pointed;
  span: Span;
  window: Span;
  /** The day that the list is at: keys begin there. */
  here: Span | null;
  onWindow: (window: Span) => void;
};

/**
 * The cursor line by keys: it stands in all pictures at the moment that is pointed at, and they follow it beyond their
 * edge. `byKey` is the interval that keys have led to; nobody's who points.
 */
export function useCursorKeys(setup: CursorSetup) {
  const { pointer, steps, pointedOf, span, window, here, onWindow } = setup;
  const [byKey, setByKey] = useState<number | null>(null);
  const start = () => {
    const { pointed } = pointer.getState();
    if (pointed && pointed.at >= span.from && pointed.at < span.to) return intervalOf(pointed.at, steps);
    return null;
  };
  /** True where the key was one of the cursor's. */
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (shiftKey) return false;
    const first = here && here.from >= window.from && here.from < window.to ? here.from : window.from;
    const begun = intervalOf(Math.max(first, span.from), steps);
    const at = start();
    // the first key shows where one is
    const moved = cursorAfterKey(key, at ?? begun, steps, span);
    if (moved === null) return false;
    const to = at === null ? begun : moved;
    setByKey(to);
    pointAt(pointer, pointedOf(to));
    const next = windowHolding(to, window, span);
    if (next !== window) onWindow(next);
    return true;
  };
  const leave = () => {
    if (byKey === null) return;
    setByKey(null);
    pointAt(pointer, null);
  };
  return { byKey, onKey, leave };
}
