import { DAY_MS, daysOfYear } from 'shared-domain';
import type { Cell } from './aadt.rules.ts';

/** The month (1 to 12) and weekday (Monday 1 to Sunday 7) of each day of a year, from the first of January on. */
function calendarOf(year: number): Pick<Cell, 'month' | 'weekday'>[] {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: daysOfYear(year) }, (_, at) => {
    const day = new Date(first + at * DAY_MS);
    return { month: day.getUTCMonth() + 1, weekday: day.getUTCDay() || 7 };
  });
}

/**
 * Puts complete days of a year into cells of month and weekday. They come as text, 'day total' divided by commas, the day
 * counted from the first of January as 0; cells without a day are not there.
 */
export function cellsIn(year: number): (days: string) => Cell[] {
  const calendar = calendarOf(year);
  return (days) => {
    const cells = new Map<number, Cell>();
    for (const text of days.split(',')) {
      const gap = text.indexOf(' ');
      const day = calendar[Number(text.slice(0, gap))];
      if (!day) continue;
      const key = day.month * 8 + day.weekday;
      const cell = cells.get(key) ?? { ...day, days: 0, total: 0 };
      cell.days += 1;
      cell.total += Number(text.slice(gap + 1));
      cells.set(key, cell);
    }
    return [...cells.values()];
  };
}
