import { emptyYear, MISSING, type YearOfHours } from '../year-of-hours.ts';

/**
 * The hours of flows that count different people, as one: an hour is there where all of them have it, for a sum that lacks a part
 * is no count.
 */
export function addedHours(year: number, flows: readonly YearOfHours[]): YearOfHours {
  const sum = emptyYear(year, flows[0]?.spring ?? null);
  if (flows.length === 0) return sum;
  for (let at = 0; at < sum.hours.length; at += 1) {
    let count = 0;
    for (const { hours } of flows) {
      const one = hours[at] ?? MISSING;
      // in spring a counter that ignores the clock may have an hour that the other one leaves out
      if (one === MISSING && at !== sum.spring) count = Number.NaN;
      else if (one !== MISSING) count += one;
    }
    const isThere = !Number.isNaN(count) && flows.some(({ hours }) => hours[at] !== MISSING);
    if (isThere) sum.hours[at] = count;
  }
  return sum;
}
