type Span = { left: number; right: number };

/** Room that stays at both edges. */
const EDGE = 8;

/** How far a box has to move sideways to lie within what is around it; its beginning counts where it is too wide. */
export function shiftInto(box: Span, around: Span): number {
  const over = Math.max(0, box.right - (around.right - EDGE));
  // never to the right of where it would have begun anyway; `+ 0` makes no -0 of nothing
  return Math.max(-over, Math.min(0, around.left + EDGE - box.left)) + 0;
}
