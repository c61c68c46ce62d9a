import { dayAfter } from '../../counts/calendar/fetch-steps.rules.ts';

/** Nothing goes out, and nothing that is out is changed, sooner than so many days after. */
const LEAST_HOLD_DAYS = 14;
/** The day of a month on which months go out where an agency has not chosen a number of days. */
const PUBLISHING_DAY = 10;

const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** The first day of the month after that of a day. */
export function monthAfter(day: string): string {
  const [year, month] = partsOf(day);
  return firstOf(year, month + 1);
}

/**
 * The day on which a month, told by its first day, goes out: the 10th of the next month but one, or so many days after its end
 * as an agency has chosen.
 */
export function dueDay(month: string, holdDays: number | null): string {
  const [year, number] = partsOf(month);
  if (holdDays === null) return dayAfter(firstOf(year, number + 2), PUBLISHING_DAY - 1);
  return dayAfter(firstOf(year, number + 1), holdDays - 1);
}

/**
 * The day on which a month that is out goes out anew, after its counts were changed on a day: the first publishing day from two
 * weeks on, or so many days after as an agency has chosen.
 */
export function revisionDay(changedOn: string, holdDays: number | null): string {
  if (holdDays !== null) return dayAfter(changedOn, holdDays);
  const least = dayAfter(changedOn, LEAST_HOLD_DAYS);
  const [year, month, date] = partsOf(least);
  return dayAfter(firstOf(year, date <= PUBLISHING_DAY ? month : month + 1), PUBLISHING_DAY - 1);
}
