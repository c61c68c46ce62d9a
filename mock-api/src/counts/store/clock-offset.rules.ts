import { wallMinutesAt } from 'shared-domain';

/** Minutes since 1970, UTC. */
type Minutes = number;

const DAY = 24 * 60;

/** By zone what its clock is off UTC on a day, told by the days since 1970; null where it changes on that day. */
const known = new Map<string, Map<number, Minutes | null>>();

/**
 * How many minutes a zone's clock is off UTC at an instant. Asked of the zone's rules once for each day without a change: to read them
 * takes some microseconds, and whole months are asked for hour by hour.
 */
export function offsetAt(instant: Minutes, timeZone: string): Minutes {
  const day = Math.floor(instant / DAY);
  const ofZone = known.get(timeZone) ?? new Map<number, Minutes | null>();
  known.set(timeZone, ofZone);
  let offset = ofZone.get(day);
  if (offset === undefined) {
    const [first, last] = [readOffset(day * DAY, timeZone), readOffset((day + 1) * DAY, timeZone)];
    offset = first === last ? first : null;
    ofZone.set(day, offset);
  }
  return offset ?? readOffset(instant, timeZone);
}

const readOffset = (instant: Minutes, timeZone: string): Minutes =>
  wallMinutesAt(new Date(instant * 60_000), timeZone) - instant;
