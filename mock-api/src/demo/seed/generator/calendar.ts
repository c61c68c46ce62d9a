import { DAY_MS, dayText } from 'shared-domain';

/** A calendar day, without a zone. `index` counts days since 1970-01-01, `weekday` 0 is Sunday. */
export type Day = {
  text: string;
  index: number;
  year: number;
  month: number;
  day: number;
  weekday: number;
  /** The hour that a change to daylight saving leaves out (2), or null. */
  springHour: number | null;
  /** The hour that the change back repeats (1), or null. */
  autumnHour: number | null;
};

/** The day with this index since 1970-01-01. */
export function dayAt(index: number): Day {
  const at = new Date(index * DAY_MS);
  const month = at.getUTCMonth() + 1;
  const day = at.getUTCDate();
  const weekday = at.getUTCDay();
  return {
    text: dayText(at.getTime()),
    index,
    year: at.getUTCFullYear(),
    month,
    day,
    weekday,
    springHour: month === 3 && weekday === 0 && day >= 8 && day <= 14 ? 2 : null,
    autumnHour: month === 11 && weekday === 0 && day <= 7 ? 1 : null,
  };
}

/** Days since 1970-01-01 of a date 'YYYY-MM-DD…'. */
export function dayIndex(date: string): number {
  return Math.round(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);
}

/** 'YYYY-MM-DD' of the day with this index. */
export function dateText(index: number): string {
  return dayAt(index).text;
}

/** Yesterday in Texas, as days since 1970-01-01; the counters' last full day. */
export function yesterdayInTexas(now: Date): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(now);
  return dayIndex(today) - 1;
}

/** Whether people stay home from work or school on that day. */
export function isHoliday({ month, day, weekday }: Day): boolean {
  if (month === 1 && day === 1) return true;
  if (month === 7 && day === 4) return true;
  if (month === 12 && (day >= 24 || day === 31)) return true;
  if (month === 11 && weekday === 4 && day >= 22 && day <= 28) return true;
  if (month === 9 && weekday === 1 && day <= 7) return true;
  return month === 5 && weekday === 1 && day >= 25;
}
