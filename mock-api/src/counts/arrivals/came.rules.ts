import { wallClock } from 'shared-domain';
import type { Counted } from './stretches.rules.ts';

/** Minutes from one count to the next that do not divide what came: an outage lasts a day at least. */
export const HOLE_MINUTES = 6 * 60;

type Seen = { flow: number; from: number; last: number };

const isInside = (seen: Seen, flow: number, minutes: number): boolean =>
  seen.flow === flow && seen.from <= minutes && minutes <= seen.last;

/** Finds the stretches of counts with a value while they are read, one count after the other. */
export class Came {
  private readonly open = new Map<number, { from: number; last: number }>();
  private readonly ended: Seen[] = [];
  private inOrder = true;
  private readonly interval: number;

  /** The interval of the counts, in minutes. */
  constructor(interval: number) {
    this.interval = interval;
  }

  /** Takes note of a flow's count with a value; the time in wall-clock minutes. */
  see(flow: number, minutes: number): void {
    const stretch = this.open.get(flow);
    if (stretch === undefined) {
      this.open.set(flow, { from: minutes, last: minutes });
    } else if (minutes <= stretch.last) {
      // a file's reader holds an hour that comes twice back until it has read all: what lies inside changes nothing
      this.inOrder &&= [{ flow, ...stretch }, ...this.ended].some((one) => isInside(one, flow, minutes));
    } else if (minutes - stretch.last <= HOLE_MINUTES) {
      stretch.last = minutes;
    } else {
      this.ended.push({ flow, ...stretch });
      this.open.set(flow, { from: minutes, last: minutes });
    }
  }

  /** The stretches by flow, in order of time; null where a flow's counts came in another one. */
  stretches(): Counted[] | null {
    if (!this.inOrder) return null;
    const open = [...this.open].map(([flow, stretch]) => ({ flow, ...stretch }));
    return [...this.ended, ...open]
      .toSorted((a, b) => a.flow - b.flow || a.from - b.from)
      .map(({ flow, from, last }) => ({
        flow_id: flow,
        from_ts: wallClock(from),
        through_ts: wallClock(last + this.interval),
      }));
  }
}
