import { wallMinutesAt } from 'shared-domain';
import { offsetAt } from './clock-offset.rules.ts';

/** Minutes since 1970: UTC, or as a clock beside a counter shows them. */
type Minutes = number;

const DAY = 24 * 60;

/**
 * The instant at which a clock in a zone shows this. Of the repeated autumn hour the later one, so that nothing seems to have come
 * from the future; a time in the spring hour, which no clock shows, is read in standard time (network.md, 1.1).
 */
export function instantOf(wall: Minutes, timeZone: string): Minutes {
  const offsets = [offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)];
  const shown = offsets
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return shown.length > 0 ? Math.max(...shown) : wall - Math.min(...offsets);
}

/** Whether a clock in a zone never shows this: it lies in the hour that is left out when daylight saving begins. */
export const isLeftOut = (wall: Minutes, timeZone: string): boolean =>
  wallMinutesAt(new Date(instantOf(wall, timeZone) * 60_000), timeZone) !== wall;
