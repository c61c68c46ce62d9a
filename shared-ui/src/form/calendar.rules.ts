import { addDays } from 'shared-domain';

/** How a date is typed and shown; in state it is always yyyy-MM-dd. */
export type DateFormat = 'MM/dd/yyyy' | 'yyyy-MM-dd' | 'yyyy/MM/dd';
/** How dates are typed where a field says nothing else. */
export const USUAL_FORMAT: DateFormat = 'MM/dd/yyyy';

/** A calendar day as yyyy-MM-dd; no Date, no time zone. */
export type Day = string;

const pad = (value: number, width = 2) => String(value).padStart(width, '0');
const dayOf = (year: number, month: number, day: number): Day => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** Year, month (1 to 12) and day. */
function partsOf(day: Day): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

/** Number of days in a month (1 to 12). */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Day of the week, Monday 0 to Sunday 6. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The same day so many months later, or that month's last day. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const months = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

/** How days are kept, yyyy-MM-dd. */
const WRITTEN_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is written as days are kept. */
export const isDay = (text: string): boolean => WRITTEN_DAY.test(text);

/** A day as it is typed in this format; '' for none, and what is no day as it is. */
export function showDay(day: Day | null, format: DateFormat): string {
  if (!day) return '';
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-');
  if (format === 'MM/dd/yyyy') return `${month}/${date}/${year}`;
  return format === 'yyyy/MM/dd' ? `${year}/${month}/${date}` : day;
}

const MONTH_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;

/** Year, month and day of what was typed, wherever its four-digit year stands: a year at the end comes after month and day, as in the US. */
function typedParts(typed: string): [year: number, month: number, day: number] | null {
  const [, year, month, day] = YEAR_FIRST.exec(typed) ?? [];
  if (year) return [Number(year), Number(month), Number(day)];
  const [, first, second, last] = MONTH_FIRST.exec(typed) ?? [];
  return last ? [Number(last), Number(first), Number(second)] : null;
}

/**
 * What was typed, as a day; null for nothing, undefined for what is no day of the calendar. Each way to write a date is read,
 * whichever one a field shows: the place of the year tells them apart.
 */
export function readDay(text: string): Day | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const parts = typedParts(typed);
  if (!parts) return undefined;
  const [year, month, date] = parts;
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return exists ? dayOf(year, month, date) : undefined;
}

/** The weeks of a day's month, Monday first; null outside the month. */
export function monthGrid(day: Day): (Day | null)[][] {
  const [year, month] = partsOf(day);
  const lead = weekdayOf(dayOf(year, month, 1));
  const count = daysInMonth(year, month);
  const weeks = Math.ceil((lead + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const date = week * 7 + weekday - lead + 1;
      return date >= 1 && date <= count ? dayOf(year, month, date) : null;
    }),
  );
}

/** Where a key leads in the calendar; undefined for a key that moves nothing. */
export function moveDay(day: Day, key: string, shift: boolean): Day | undefined {
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, shift ? -12 : -1),
    PageDown: () => addMonths(day, shift ? 12 : 1),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
  };
  return moves[key]?.();
}

/** Today in the reader's zone. */
export function today(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Whether a day lies outside the days allowed. */
export function isOutside(day: Day, min?: Day, max?: Day): boolean {
  return Boolean((min && day < min) || (max && day > max));
}
