/** Which of two numbers in a date with slashes or dots is the day. */
export type DateOrder = 'day-first' | 'month-first';

const DATE = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})/;
/** So many days more that only one order can read are no typing errors: the rest of the file changes nothing. */
const CLEAR_LEAD = 15;
/** Longer than any file of counts: what has more different dates holds something else in their place. */
const MOST_DATES = 50_000;
const DAY_MS = 86_400_000;

/** The days of one order. */
type Days = { read: Set<number>; unread: number };

/**
 * Finds out the order of day and month from the dates of a whole file (I8). A day that only one order can read tells;
 * so do the steps between the days: read in the right order they follow each other, in the wrong one a month lies
 * between two of them. Where both tell, they have to agree; where neither does, a person is asked.
 */
export class DateOrderFinder {
  private readonly seen = new Set<string>();
  private readonly dayFirst: Days = { read: new Set(), unread: 0 };
  private readonly monthFirst: Days = { read: new Set(), unread: 0 };
  private before = '';
  private differs = false;

  /** Takes the text of a row's time. */
  see(text: string): void {
    const date = text.slice(0, 10);
    // rows of one day follow each other
    if (date === this.before) return;
    this.before = date;
    const [found, first, second, year] = DATE.exec(text) ?? [];
    if (found === undefined || this.seen.has(found) || this.seen.size >= MOST_DATES) return;
    this.seen.add(found);
    const [one, other] = [Number(first), Number(second)];
    this.differs ||= one !== other;
    take(this.dayFirst, dayNumber(Number(year), other, one));
    take(this.monthFirst, dayNumber(Number(year), one, other));
  }

  /** Whether the rest of the file can't change the order any more in good sense. */
  get isClear(): boolean {
    return Math.abs(this.dayFirst.unread - this.monthFirst.unread) >= CLEAR_LEAD;
  }

  /** The order that the dates show; null where they leave it open. */
  get order(): DateOrder | null {
    const byNumbers = less(this.monthFirst.unread, this.dayFirst.unread);
    if (this.isClear) return byNumbers;
    const bySteps = this.orderBySteps();
    return byNumbers && bySteps && byNumbers !== bySteps ? null : (byNumbers ?? bySteps);
  }

  /** Whether it matters: not where there are no such dates, or each says the same either way. */
  get isOpen(): boolean {
    return this.differs && this.order === null;
  }

  /** The order with at most half as many breaks between the days as the other; one break more or less says little. */
  private orderBySteps(): DateOrder | null {
    const [dayFirst, monthFirst] = [breaksOf(this.dayFirst), breaksOf(this.monthFirst)];
    if (dayFirst * 2 <= monthFirst) return 'day-first';
    return monthFirst * 2 <= dayFirst ? 'month-first' : null;
  }
}

function less(monthFirst: number, dayFirst: number): DateOrder | null {
  if (dayFirst === monthFirst) return null;
  return dayFirst < monthFirst ? 'day-first' : 'month-first';
}

function take(days: Days, day: number | null): void {
  if (day === null) days.unread += 1;
  else days.read.add(day);
}

/** Runs of days that follow each other, whatever the order of the rows; a date that is none is a break of its own. */
function breaksOf({ read, unread }: Days): number {
  return unread + [...read].filter((day) => !read.has(day - 1)).length;
}

/** Days since 1970-01-01; null where the calendar has no such day. */
function dayNumber(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY_MS : null;
}
