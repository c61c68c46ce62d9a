import type { Place } from './projection.rules.ts';
import type { Box } from './view.rules.ts';

/** As wide as the card is at most, in pixels. */
const WIDTH = 300;
/** Between the card and the edge of the map, and between it and its marker. */
const [EDGE, OFF] = [10, 20];

/**
 * Where a card stands that is about a place of the box: over or under it, where there is more room, and within the box
 * from side to side, and from top to bottom by `translate`, whose percents are of the card's own height. A card that is
 * higher than the box begins at its top, or its way to close would be cut. All in pixels; `width` too.
 */
export function cardPlace(at: Place, box: Box) {
  const width = Math.min(WIDTH, box.width - 2 * EDGE);
  const left = Math.min(Math.max(EDGE, at.x - width / 2), box.width - width - EDGE);
  const y = Math.min(Math.max(0, at.y), box.height);
  if (y <= box.height / 2) {
    const top = y + OFF;
    return {
      width,
      left,
      top,
      translate: `0 clamp(${EDGE - top}px, ${box.height - EDGE - top}px - 100%, 0px)`,
    };
  }
  const bottom = box.height - y + OFF;
  const room = box.height - bottom - EDGE;
  return { width, left, bottom, translate: `0 max(0px, 100% - ${room}px)` };
}
