import { offsetAt } from '../../counts/store/clock-offset.rules.ts';

const DAY = 24 * 60;

/**
 * How many minutes a zone's clock is off UTC when it shows this, in minutes since 1970: of the autumn hour, whose counts are
 * added, the first time; of the spring hour, which no clock shows, standard time.
 */
export function localOffset(wall: number, timeZone: string): number {
  const offsets = [offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)];
  const shown = offsets.filter((offset) => offsetAt(wall - offset, timeZone) === offset);
  return shown.length > 0 ? Math.max(...shown) : Math.min(...offsets);
}
