/** Where something stands in the window, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };
/** At which edge of the window the messages stand; `low` is the lower edge over the buttons of a dialog. */
export type Side = 'bottom' | 'top' | 'low';
/** Where messages would stand at each edge. */
export type Places = { bottom: Rect; top: Rect; low?: Rect };

/**
 * The window that messages stand in: what of it is seen while keys lie over it or it is enlarged, what its bar takes, and
 * the buttons at the foot of its dialog.
 */
export type Around = {
  height: number;
  visual: { offsetTop: number; height: number } | null;
  bar: number;
  foot?: Rect | undefined;
};

/** Between the messages and what they stand below, in pixels. */
const GAP = 8;
/** So much stays free about what is kept clear: the ring of the focus is drawn outside it. */
const AROUND = 6;

const meet = (one: Rect, other: Rect) =>
  one.left < other.right + AROUND &&
  other.left < one.right + AROUND &&
  one.top < other.bottom + AROUND &&
  other.top < one.bottom + AROUND;

/**
 * Where messages stand at both edges of what is seen of the window, by where they stand in all of it: above the buttons of
 * a dialog that they would cover, or over those. Such as are higher than what is left begin at its upper edge.
 */
export function placesIn(stack: Rect, { height, visual, bar, foot }: Around): Places {
  const seen = visual ?? { offsetTop: 0, height };
  const top = Math.max(bar, seen.offsetTop) + GAP;
  const hidden = Math.max(0, height - seen.offsetTop - seen.height);
  const low = movedTo(stack, stack.top - hidden);
  const atTop = movedTo(stack, top);
  const atEdge = movedTo(stack, Math.max(top, low.top));
  if (!foot || !meet(low, foot)) return { top: atTop, bottom: atEdge };
  const above = foot.top - GAP - (low.bottom - low.top);
  return { top: atTop, bottom: movedTo(stack, Math.max(top, above)), low: atEdge };
}

const movedTo = ({ left, top, right, bottom }: Rect, to: number): Rect => ({
  left,
  top: to,
  right,
  bottom: to + bottom - top,
});

/**
 * The edge at which messages cover nothing of what is worked at, most wanted first: of what has the focus, and then of
 * the buttons of its form. They stay where they are as long as that is as good. Null where every edge would cover
 * what is wanted most. Of edges that are as good they take the one at which they cover the fewest of the `others`.
 */
export function sideFor(
  places: Readonly<Places>,
  now: Side,
  wanted: readonly Rect[],
  others: readonly Rect[] = [],
): Side | null {
  const at = (side: Side) => places[side] ?? places.bottom;
  let sides = [...new Set<Side>([now, 'bottom', 'top', 'low'])].filter((side) => places[side]);
  for (const [index, rect] of wanted.entries()) {
    const clear = sides.filter((side) => !meet(at(side), rect));
    if (clear.length === 0 && index === 0) return null;
    if (clear.length > 0) sides = clear;
  }
  const covered = (side: Side) => others.filter((rect) => meet(at(side), rect)).length;
  return sides.reduce<Side>(
    (best, side) => (covered(side) < covered(best) ? side : best),
    sides[0] ?? 'bottom',
  );
}

/** How far what is covered at the lower edge has to be scrolled up to stand above the messages; 0 where there is no room. */
export function scrolledClear(stack: Rect, covered: Rect, free: { top: number }): number {
  const by = covered.bottom + AROUND - stack.top;
  return covered.top - by >= free.top ? by : 0;
}
