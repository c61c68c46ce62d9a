import { addDays, dayText } from 'shared-domain';

const WEEK = 7;

/** A month 'YYYY-MM' so many months on. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The first and last day of a month. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, until: dayText(Date.UTC(year, number, 0)) };
}

/** The weeks of a month from Sunday to Saturday; null where a day is another month's. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const { from, until } = daysOfMonth(month);
  const first = addDays(from, -new Date(from).getUTCDay());
  const weeks: (string | null)[][] = [];
  for (let sunday = first; sunday <= until; sunday = addDays(sunday, WEEK))
    weeks.push(
      Array.from({ length: WEEK }, (_, at) => {
        const day = addDays(sunday, at);
        return day >= from && day <= until ? day : null;
      }),
    );
  return weeks;
}
