/** Hours beside one another; `from` counts from the beginning of the year, null is a gap. */
export type HourStretch = { from: number; counts: (number | null)[] };

const DAY = 24;

/**
 * The days of a year's hours that have a value, in stretches: what is reviewed is often a week of a year, of which the rest
 * need not be sent.
 */
export function hourStretchesOf(hours: readonly (number | null)[]): HourStretch[] {
  const stretches: HourStretch[] = [];
  for (let from = 0; from < hours.length; from += DAY) {
    const day = hours.slice(from, from + DAY);
    if (day.every((count) => count === null)) continue;
    const last = stretches.at(-1);
    if (last && last.from + last.counts.length === from) last.counts.push(...day);
    else stretches.push({ from, counts: day });
  }
  return stretches;
}

/** The hours of a year of so many hours, from its stretches. */
export function hoursOf(stretches: readonly HourStretch[], length: number): (number | null)[] {
  const hours: (number | null)[] = Array.from({ length }, () => null);
  for (const { from, counts } of stretches)
    for (const [at, count] of counts.entries()) hours[from + at] = count;
  return hours;
}
