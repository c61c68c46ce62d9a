import { daysOfYear, minutesOfText } from 'shared-domain';
import { minutesOfDays } from './whole-days.rules.ts';

/** A day of a flow, summed. */
export type DaySum = {
  /** Day of the year, 0 is 1 January. */
  day: number;
  total: number | null;
  rows: number;
  nulls: number;
  suspects: number;
  certified: number;
  interval: number;
  /** Minutes that counts with a value cover, of those that the station's clock shows. */
  covered: number;
};

/** A flow's year in columns. */
export type DayColumns = Record<'rows' | 'nulls' | 'suspects' | 'certified' | 'missing', number[]> & {
  interval: number;
  totals: (number | null)[];
};

/** So many of one value. `Array.from` takes ten times as long, half a millisecond for the hours of a year. */
export function filled<T>(length: number, value: T): T[] {
  const all: T[] = [];
  for (let at = 0; at < length; at += 1) all.push(value);
  return all;
}

/** The same day a year earlier, 'YYYY-MM-DD'; 1 March for 29 February. */
export function dayOfYearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace('-02-29', '-03-01') : before;
}

/** A flow's days as columns; a day without rows is a gap: its total is null. */
export function dayColumns(sums: readonly DaySum[], year: number, timeZone: string): DayColumns {
  const days = daysOfYear(year);
  const zeros = () => filled<number>(days, 0);
  const interval = Math.min(60, ...sums.map((sum) => sum.interval));
  const first = minutesOfText(`${year}-01-01`) ?? 0;
  const minutesOf = minutesOfDays(year, timeZone);
  const missingOf = (day: number, covered: number) =>
    Math.max(0, Math.floor((minutesOf(first + day * 1440) - covered) / interval));
  const columns: DayColumns = {
    interval,
    totals: filled<number | null>(days, null),
    rows: zeros(),
    nulls: zeros(),
    suspects: zeros(),
    certified: zeros(),
    missing: zeros().map((covered, day) => missingOf(day, covered)),
  };
  for (const { day, total, rows, nulls, suspects, certified, covered } of sums) {
    columns.totals[day] = total;
    columns.rows[day] = rows;
    columns.nulls[day] = nulls;
    columns.suspects[day] = suspects;
    columns.certified[day] = certified;
    columns.missing[day] = missingOf(day, covered);
  }
  return columns;
}
