import { minutesOfText, type YearFlow } from 'shared-domain';
import type { Alike } from './alike-counts.rules.ts';
import { filled } from './calendar.rules.ts';

/** Minutes of a year on the wall clock. */
export function minutesOfYear(year: number): number {
  return (minutesOfText(`${year + 1}-01-01`) ?? NaN) - (minutesOfText(`${year}-01-01`) ?? NaN);
}

/** Minutes of a cell of the grid on which all counts of a year stand: one finer than any flow's own would hold nothing more. */
export function gridOf(alike: readonly Alike[], year: number): number {
  const finest = Math.min(60, ...alike.map(({ interval }) => interval));
  return minutesOfYear(year) % finest === 0 ? finest : 60;
}

/** The flow's counts on a grid of `interval` minutes and its suspects as stretches of that grid. */
export function yearColumns(
  alike: readonly Alike[],
  year: number,
  interval: number,
): Pick<YearFlow, 'counts' | 'suspects'> {
  const columns = filled<number | null>(minutesOfYear(year) / interval, null);
  for (const { minutes, counts } of alike) {
    if (!counts) continue;
    for (let at = 0; at < counts.length; at += 1) {
      columns[Math.floor((minutes[at] ?? 0) / interval)] = counts[at] ?? null;
    }
  }
  return { counts: columns, suspects: suspectsOf(alike, interval) };
}

function suspectsOf(alike: readonly Alike[], interval: number): YearFlow['suspects'] {
  const marked = alike.flatMap(({ suspect_id, minutes, interval: own }) =>
    suspect_id === null ? [] : minutes.map((minute) => ({ minute, suspect_id, own })),
  );
  const suspects: YearFlow['suspects'] = [];
  for (const { minute, suspect_id, own } of marked.toSorted((a, b) => a.minute - b.minute)) {
    const cell = Math.floor(minute / interval);
    // a flow counted at longer intervals than the grid fills one cell of several
    addSuspect(suspects, cell, cell + Math.max(1, own / interval) - 1, suspect_id);
  }
  return suspects;
}

function addSuspect(suspects: YearFlow['suspects'], from: number, to: number, suspect_id: number): void {
  const last = suspects.at(-1);
  if (last?.suspect_id === suspect_id && last.to === from - 1) last.to = to;
  else suspects.push({ from, to, suspect_id });
}
