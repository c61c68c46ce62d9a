import { cellsOfDays, CELLS_OF_YEAR, type Days } from './methods.rules.ts';

/** A change as a share of what was before; null where one of the two has no figure, or where there was nothing. */
export const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null || before === 0 ? null : value / before - 1;

/** A year's days of several flows, in the same order for each year. */
export type YearOfFlows = { year: number; flows: readonly Days[] };

/**
 * The change of the mean day of flows over the cells of month and weekday that both years have of all of them: what is left of it
 * where one of the years has holes. Null where no cell is common, or nothing was counted in these.
 */
export function commonChange(
  now: YearOfFlows,
  before: YearOfFlows,
): { cells: number; change: number } | null {
  const [own, other] = [now, before].map(({ year, flows }) => flows.map((days) => cellMeans(year, days)));
  let cells = 0;
  const sums = { own: 0, other: 0 };
  for (let cell = 0; cell < CELLS_OF_YEAR; cell += 1) {
    const [one, two] = [sumOf(own ?? [], cell), sumOf(other ?? [], cell)];
    if (one === null || two === null) continue;
    cells += 1;
    sums.own += one;
    sums.other += two;
  }
  return sums.other === 0 ? null : { cells, change: sums.own / sums.other - 1 };
}

const cellMeans = (year: number, days: Days): (number | null)[] =>
  cellsOfDays(year, days).map((cell) => (cell.days === 0 ? null : cell.total / cell.days));

/** What the flows come to in a cell; null where one of them has no day in it. */
function sumOf(flows: readonly (number | null)[][], cell: number): number | null {
  let sum = 0;
  for (const means of flows) {
    const mean = means[cell] ?? null;
    if (mean === null) return null;
    sum += mean;
  }
  return flows.length === 0 ? null : sum;
}
