import { DAY_MS, dayText, daysOfYear } from 'shared-domain';

/** No usable certified count covers this hour whole. Never zero (C10). */
export const MISSING = -1;

/**
 * What was counted in each hour of a calendar year on a station's clock, from the first of January on: 24 for each day.
 * An hour is there when usable certified counts cover all of it, once: four quarters, or one count of an hour (C5, C11).
 */
export type YearOfHours = {
  year: number;
  /** People or bicycles an hour, {@link MISSING} where there is none. */
  hours: Int32Array;
  /** The hour that the clock leaves out in spring, counted from the first of January; null where it leaves none out. */
  spring: number | null;
};

const HOURS = 24;

/** A day of a year: month 1 to 12, weekday Monday 1 to Sunday 7, 'YYYY-MM-DD'. */
export type CalendarDay = { month: number; weekday: number; date: string };

const calendars = new Map<number, readonly CalendarDay[]>();

/** The days of a year in their order, the first of January at 0; made once, for some ask for them by the thousand. */
export function calendarOf(year: number): readonly CalendarDay[] {
  const known = calendars.get(year) ?? newCalendar(year);
  calendars.set(year, known);
  return known;
}

function newCalendar(year: number): CalendarDay[] {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: daysOfYear(year) }, (_, at) => {
    const day = new Date(first + at * DAY_MS);
    return {
      month: day.getUTCMonth() + 1,
      weekday: day.getUTCDay() || 7,
      date: dayText(day.getTime()),
    };
  });
}

/** Hours of a year without any count. */
export function emptyYear(year: number, spring: number | null = null): YearOfHours {
  return { year, hours: new Int32Array(daysOfYear(year) * HOURS).fill(MISSING), spring };
}

/**
 * The daily totals of a year: null for a day that lacks an hour which the clock shows. The hour that spring leaves out is not
 * wanted; where a counter has it, it counts (C8).
 */
export function dayTotals({ hours, spring }: YearOfHours): (number | null)[] {
  return Array.from({ length: hours.length / HOURS }, (_, day) => {
    let total = 0;
    for (let at = day * HOURS; at < (day + 1) * HOURS; at += 1) {
      const count = hours[at] ?? MISSING;
      if (count !== MISSING) total += count;
      else if (at !== spring) return null;
    }
    return total;
  });
}
