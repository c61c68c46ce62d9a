import { daysApart } from 'shared-domain';

/** Days 'YYYY-MM-DD' in order as stretches: the first and last of each run of days. */
export function stretchesOf(days: readonly string[]): [first: string, last: string][] {
  const stretches: [string, string][] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && daysApart(last[1], day) === 1) last[1] = day;
    else stretches.push([day, day]);
  }
  return stretches;
}
