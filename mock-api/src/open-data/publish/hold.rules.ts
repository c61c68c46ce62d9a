import { addDays, monthAfter } from 'shared-domain';

/** Nothing goes out, and nothing that is out is changed, sooner than so many days after. */
const LEAST_HOLD_DAYS = 14;
/** The day of a month on which months go out where an agency has not chosen a number of days. */
const PUBLISHING_DAY = 10;

/**
 * The day on which a month, told by its first day, goes out: the 10th of the next month but one, or so many days after its end
 * as an agency has chosen.
 */
export function dueDay(month: string, holdDays: number | null): string {
  const next = monthAfter(month);
  return holdDays === null ? addDays(monthAfter(next), PUBLISHING_DAY - 1) : addDays(next, holdDays - 1);
}

/**
 * The day on which a month that is out goes out anew, after its counts were changed on a day: the first publishing day from two
 * weeks on, or so many days after as an agency has chosen.
 */
export function revisionDay(changedOn: string, holdDays: number | null): string {
  if (holdDays !== null) return addDays(changedOn, holdDays);
  const least = addDays(changedOn, LEAST_HOLD_DAYS);
  const isBefore = Number(least.slice('YYYY-MM-'.length)) <= PUBLISHING_DAY;
  return addDays(isBefore ? `${least.slice(0, 'YYYY-MM'.length)}-01` : monthAfter(least), PUBLISHING_DAY - 1);
}
