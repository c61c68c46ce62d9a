import { cellsOfDay, dayOf, EXPECTED_NOT, isUnderReview, speaks, type Series } from './series.ts';

/** A day of a series. */
export type Day = {
  /** Days since 1970. */
  day: number;
  /** Cells [from, until) of the series. */
  from: number;
  until: number;
  /** Sum of what is there and not set aside by a suspect; null where nothing is. */
  total: number | null;
  /** Every interval that the day has is there and none is set aside: fit to compare with. */
  isUsable: boolean;
  isUnderReview: boolean;
};

/** The days of a series, in order and without holes. */
export function daysOf(series: Series): Day[] {
  const size = cellsOfDay(series);
  return Array.from({ length: series.values.length / size }, (_, at) => oneDay(series, at * size, size));
}

function oneDay(series: Series, from: number, size: number): Day {
  let [total, speaking, missing] = [0, 0, 0];
  for (let at = from; at < from + size; at += 1) {
    if (speaks(series, at)) {
      total += series.values[at] ?? 0;
      speaking += 1;
    } else if (series.values[at] !== EXPECTED_NOT) missing += 1;
  }
  return {
    day: dayOf(series, from),
    from,
    until: from + size,
    total: speaking > 0 ? total : null,
    isUsable: missing === 0 && speaking > 0,
    isUnderReview: isUnderReview(series, from, from + size),
  };
}

/** Runs of days next to each other that pass the test. */
export function runsOfDays<D extends { day: number }>(
  days: readonly D[],
  passes: (day: D) => boolean,
): [D, ...D[]][] {
  const runs: [D, ...D[]][] = [];
  for (const day of days) {
    if (!passes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1)?.day === day.day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
