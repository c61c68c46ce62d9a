import { calendarOf } from '../year-of-hours.ts';
import { changeOf } from '../change.rules.ts';
import type { CellMeans, Days } from './cells.rules.ts';

/** The change over the cells that both years have, and how many these are; null without any, or with nobody in them. */
export function changeOverCells(now: CellMeans, before: CellMeans): { cells: number; change: number } | null {
  const pairs = now.flatMap((month, m) =>
    month.flatMap(({ mean }, w) => {
      const old = before[m]?.[w]?.mean ?? null;
      return mean === null || old === null ? [] : [[mean, old] as const];
    }),
  );
  const change = changeOfSums(pairs);
  return change === null ? null : { cells: pairs.length, change };
}

type YearOfDays = { year: number; days: Days };

/** The change over the dates that both years have; 29 February has no partner in a common year. */
export function changeOverDates(
  now: YearOfDays,
  before: YearOfDays,
): { days: number; change: number } | null {
  const old = new Map(
    calendarOf(before.year).map(({ date }, at) => [date.slice(5), before.days[at] ?? null]),
  );
  const pairs = calendarOf(now.year).flatMap(({ date }, at) => {
    const [one, other] = [now.days[at] ?? null, old.get(date.slice(5)) ?? null];
    return one === null || other === null ? [] : [[one, other] as const];
  });
  const change = changeOfSums(pairs);
  return change === null ? null : { days: pairs.length, change };
}

function changeOfSums(pairs: readonly (readonly [number, number])[]): number | null {
  const sum = (which: 0 | 1) => pairs.reduce((all, pair) => all + pair[which], 0);
  return pairs.length === 0 ? null : changeOf(sum(0), sum(1));
}
