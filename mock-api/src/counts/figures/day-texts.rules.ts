import { daysOfYear } from 'shared-domain';
import { filled } from '../store/calendar.rules.ts';
import { MISSING, type YearOfHours } from './year-of-hours.ts';

/** A flow's days as the database told them in one text. */
export type DayTexts = {
  /** Totals of complete days, the first of January at 0. */
  days: (number | null)[];
  /** How many these are. */
  whole: number;
  /** Minutes that usable counts cover on the other days, by day. */
  partial: Map<number, number>;
};

/** Reads 'day total' of complete days and 'day ~minutes' of others, divided by commas. */
export function readDayTexts(year: number, text: string): DayTexts {
  const days = filled<number | null>(daysOfYear(year), null);
  const partial = new Map<number, number>();
  let whole = 0;
  for (const one of text.split(',')) {
    const [day, value] = [Number(one.slice(0, one.indexOf(' '))), one.slice(one.indexOf(' ') + 1)];
    if (value.startsWith('~')) partial.set(day, Number(value.slice(1)));
    else {
      days[day] = Number(value);
      whole += 1;
    }
  }
  return { days, whole, partial };
}

/** Puts hours, 'hour total' divided by commas, into a year. */
export function addHourTexts(year: YearOfHours, text: string): void {
  for (const one of text.split(',')) {
    const gap = one.indexOf(' ');
    const at = Number(one.slice(0, gap));
    if (year.hours[at] === MISSING) year.hours[at] = Number(one.slice(gap + 1));
  }
}

/** How many hours a text tells, the one that spring leaves out with those of its day. */
export function hoursOn(text: string, spring: number | null): number {
  const hours = text.split(',').map((one) => Number(one.slice(0, one.indexOf(' '))));
  if (spring === null || hours.includes(spring)) return hours.length;
  const day = Math.floor(spring / 24);
  return hours.length + (hours.some((hour) => Math.floor(hour / 24) === day) ? 1 : 0);
}
