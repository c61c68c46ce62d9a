import { daysApart } from 'shared-domain';

/** Whether so many days are all days from the first to the last, 'YYYY-MM-DD'. */
export function isUnbroken(days: number, first: string, last: string): boolean {
  return daysApart(first, last) + 1 === days;
}
