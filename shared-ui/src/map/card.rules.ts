import type { Place } from './projection.rules.ts';
import type { Box } from './view.rules.ts';

/** As wide as the card is at most, in pixels. */
const WIDTH = 300;
/** Between the card and the edge of the map, and between it and its marker. */
const [EDGE, OFF] = [10, 20];

/**
 * Where a card stands that is about a place of the box: over or under it, where there is more room, and within the box
 * from side to side. All in pixels; `width` too.
 */
export function cardPlace(at: Place, box: Box) {
  const width = Math.min(WIDTH, box.width - 2 * EDGE);
  const left = Math.min(Math.max(EDGE, at.x - width / 2), box.width - width - EDGE);
  const y = Math.min(Math.max(0, at.y), box.height);
  return y > box.height / 2 ? { width, left, bottom: box.height - y + OFF } : { width, left, top: y + OFF };
}
