const DAY = 24 * 60;

/**
 * Whole numbers by interval of time, `width` of them for each, in one small array for each day: a million rows take
 * megabytes, where a Map takes a hundred. Nothing is 0.
 */
export class DayTable {
  readonly width: number;
  private readonly interval: number;
  private readonly days = new Map<number, Int32Array>();

  constructor(interval: number, width: number) {
    this.interval = interval;
    this.width = width;
  }

  /** The number of an interval's column; 0 where none was put. */
  get(minutes: number, column = 0): number {
    return this.days.get(Math.floor(minutes / DAY))?.[this.place(minutes, column)] ?? 0;
  }

  /** Puts a number. `minutes` lie on the grid of the interval. */
  set(minutes: number, value: number, column = 0): void {
    const day = Math.floor(minutes / DAY);
    let table = this.days.get(day);
    if (!table) {
      table = new Int32Array((DAY / this.interval) * this.width);
      this.days.set(day, table);
    }
    table[this.place(minutes, column)] = value;
  }

  /** The days that hold something, as days since 1970-01-01, ascending. */
  dayNumbers(): number[] {
    return [...this.days.keys()].toSorted((a, b) => a - b);
  }

  private place(minutes: number, column: number): number {
    return Math.floor((minutes % DAY) / this.interval) * this.width + column;
  }
}
