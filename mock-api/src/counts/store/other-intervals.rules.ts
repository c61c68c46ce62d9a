import { DayTable } from './day-table.ts';

/** A stored count of another interval than the one that comes in; minutes of wall-clock time since 1970-01-01. */
export type OtherCount = { minutes: number; interval: number; certified: boolean };

/** What becomes of it: nothing comes in for its time, it is replaced, or what comes in is refused. */
export type Meeting = 'apart' | 'replaced' | 'certified' | 'partly';

/**
 * An hour of a flow is counted once (C11). Counts that come in at `interval` replace one of another interval where they
 * cover it whole; they are refused where it is certified, or covered in part only.
 */
export function meetingOf(
  stored: OtherCount,
  interval: number,
  isThere: (minutes: number) => boolean,
): Meeting {
  const cells = cellsOf(stored, interval);
  const there = cells.filter(isThere).length;
  if (there === 0) return 'apart';
  if (stored.certified) return 'certified';
  return there === cells.length ? 'replaced' : 'partly';
}

/** The incoming intervals that share time with a stored count. */
function cellsOf({ minutes, interval: length }: OtherCount, interval: number): number[] {
  const first = Math.floor(minutes / interval) * interval;
  return Array.from(
    { length: Math.ceil((minutes + length - first) / interval) },
    (_, at) => first + at * interval,
  );
}

/** Why a count that comes in is refused: what is stored for its time, at how many minutes. */
export type Refused = { why: 'certified' | 'partly'; interval: number };

/**
 * What becomes of all stored counts of other intervals that an import meets, taken in any order. Counts that come in
 * are known by their minute and the place of their flow; those that are refused are kept small, a file may have millions.
 */
export class OtherIntervals {
  /** The stored counts to be replaced: their minutes by place of the flow. */
  readonly replaced: number[][];
  /** How many they are, by their interval. */
  readonly replacedAt = new Map<number, number>();
  /** How many counts that come in are refused. */
  refused = 0;
  private readonly interval: number;
  private readonly isThere: (minutes: number, place: number) => boolean;
  private readonly reasons: DayTable;

  constructor(interval: number, flows: number, isThere: (minutes: number, place: number) => boolean) {
    this.interval = interval;
    this.isThere = isThere;
    this.replaced = Array.from({ length: flows }, () => []);
    this.reasons = new DayTable(interval, flows);
  }

  /** Takes a stored count of the flow at this place. */
  take(place: number, stored: OtherCount): void {
    const isThere = (minutes: number) => this.isThere(minutes, place);
    const meeting = meetingOf(stored, this.interval, isThere);
    if (meeting === 'apart') return;
    if (meeting === 'replaced') {
      this.replaced[place]?.push(stored.minutes);
      this.replacedAt.set(stored.interval, (this.replacedAt.get(stored.interval) ?? 0) + 1);
      return;
    }
    for (const minutes of cellsOf(stored, this.interval).filter(isThere)) {
      if (this.reasons.get(minutes, place) === 0) this.refused += 1;
      this.reasons.set(minutes, stored.interval * (meeting === 'certified' ? 1 : -1), place);
    }
  }

  /** Why the count of this flow and minute is refused; null where it is not. */
  refusedAt(minutes: number, place: number): Refused | null {
    const reason = this.reasons.get(minutes, place);
    if (reason === 0) return null;
    return { why: reason > 0 ? 'certified' : 'partly', interval: Math.abs(reason) };
  }

  /** The counts that are refused, flow by flow. */
  *allRefused(): Generator<{ minutes: number; place: number } & Refused> {
    for (const day of this.reasons.dayNumbers()) {
      for (let minutes = day * 1440; minutes < (day + 1) * 1440; minutes += this.interval) {
        for (let place = 0; place < this.reasons.width; place += 1) {
          const refused = this.refusedAt(minutes, place);
          if (refused) yield { minutes, place, ...refused };
        }
      }
    }
  }

  /** How many stored counts are replaced in all. */
  get size(): number {
    return this.replaced.reduce((sum, { length }) => sum + length, 0);
  }
}
