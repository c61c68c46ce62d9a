import { wallClock } from 'shared-domain';
import { clockChanges, isWithin, type ClockChanges } from '../../store/daylight-saving.rules.ts';

const NO_CHANGES: ClockChanges = { repeated: [], skipped: [] };

/** What daylight saving does to the times of a file, at a station's place. */
export class ClockWatch {
  private readonly timeZone: string;
  private known = { from: 0, to: 0, changes: NO_CHANGES };

  constructor(timeZone: string) {
    this.timeZone = timeZone;
  }

  /** Whether the wall clock shows this minute twice. */
  isRepeated(minutes: number): boolean {
    return isWithin(this.changesAt(minutes).repeated, minutes);
  }

  /** Whether the wall clock never shows this minute. */
  isSkipped(minutes: number): boolean {
    return isWithin(this.changesAt(minutes).skipped, minutes);
  }

  /** The day, 'YYYY-MM-DD', of a change after the first minute and up to the last, in the last one's year. */
  changeBetween(first: number, last: number): string | null {
    const { repeated, skipped } = this.changesAt(last);
    const change = [...skipped, ...repeated].map(({ from }) => from).find((at) => at > first && at <= last);
    return change === undefined ? null : wallClock(change).slice(0, 10);
  }

  private changesAt(minutes: number): ClockChanges {
    if (minutes < this.known.from || minutes >= this.known.to) {
      const year = new Date(minutes * 60_000).getUTCFullYear();
      const [from, to] = [Date.UTC(year, 0, 1) / 60_000, Date.UTC(year + 1, 0, 1) / 60_000];
      this.known = { from, to, changes: clockChanges(this.timeZone, year) };
    }
    return this.known.changes;
  }
}
