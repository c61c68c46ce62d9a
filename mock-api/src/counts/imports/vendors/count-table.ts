import { DayTable } from '../../store/day-table.ts';
import type { CountLine } from './reading.ts';

const MISSING = 1;

/** The counts of a whole file by interval and column, kept small: 0 is no row, 1 is no value, -1 - n is the count n. */
export class CountTable {
  readonly interval: number;
  private readonly table: DayTable;

  constructor(interval: number, columns: number) {
    this.interval = interval;
    this.table = new DayTable(interval, columns);
  }

  /** Puts the counts of an interval. */
  put({ minutes, values }: CountLine): void {
    for (const [column, value] of values.entries()) {
      if (value !== undefined) this.table.set(minutes, value === null ? MISSING : -1 - value, column);
    }
  }

  /** The count of an interval; undefined where the file has none for it. */
  get(minutes: number, column: number): number | null | undefined {
    if (minutes % this.interval !== 0) return undefined;
    const kept = this.table.get(minutes, column);
    if (kept === 0) return undefined;
    return kept === MISSING ? null : -1 - kept;
  }

  /** A column's sums by day, as days since 1970-01-01; null on days that have rows but no value. */
  sumsByDay(column: number): Map<number, number | null> {
    const sums = new Map<number, number | null>();
    for (const day of this.table.dayNumbers()) {
      let sum: number | null = null;
      let isThere = false;
      for (let minutes = day * 1440; minutes < (day + 1) * 1440; minutes += this.interval) {
        const value = this.get(minutes, column);
        isThere ||= value !== undefined;
        if (typeof value === 'number') sum = (sum ?? 0) + value;
      }
      if (isThere) sums.set(day, sum);
    }
    return sums;
  }

  /** How many counts there are in all. */
  size(columns: number): number {
    let size = 0;
    for (const day of this.table.dayNumbers()) {
      for (let minutes = day * 1440; minutes < (day + 1) * 1440; minutes += this.interval) {
        for (let column = 0; column < columns; column += 1) {
          if (this.table.get(minutes, column) !== 0) size += 1;
        }
      }
    }
    return size;
  }
}
