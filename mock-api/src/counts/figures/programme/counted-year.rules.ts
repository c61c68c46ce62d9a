/** A certified count: `minutes` since 1970-01-01 on the station's clock; suspect 0 where nobody has marked it. */
export type CertifiedCount = {
  minutes: number;
  interval: number;
  count: number | null;
  suspect: number;
  certification: number;
};
/** A suspect that keeps a count out of figures. */
export type Excludes = (suspect: number) => boolean;

const DAY = 24 * 60;
/** Counts by quarters of an hour can be added up from any quarter on. */
const QUARTER = 15;

/** A certified count that figures use: it has a value, and nobody has excluded it (C5, C10). */
type Usable = CertifiedCount & { count: number };

/** The counts that figures use. */
export const usable = (counts: readonly CertifiedCount[], excludes: Excludes): Usable[] =>
  counts.filter((one): one is Usable => one.count !== null && !excludes(one.suspect));

/** Quarters of an hour that all the flows have, added, by time; null where a flow counts by other intervals. */
export function addedQuarters(
  flows: readonly (readonly { minutes: number; interval: number; count: number }[])[],
): { minutes: number; count: number }[] | null {
  if (flows.length === 0 || flows.some((counts) => counts.some(({ interval }) => interval !== QUARTER)))
    return null;
  const sums = new Map<number, { count: number; flows: number }>();
  for (const { minutes, count } of flows.flat()) {
    const sum = sums.get(minutes) ?? { count: 0, flows: 0 };
    sums.set(minutes, { count: sum.count + count, flows: sum.flows + 1 });
  }
  return [...sums]
    .filter(([, sum]) => sum.flows === flows.length)
    .map(([minutes, { count }]) => ({ minutes, count }))
    .toSorted((a, b) => a.minutes - b.minutes);
}

/** The days, 'YYYY-MM-DD', on which a count bears this mark. */
export function daysMarked(counts: readonly CertifiedCount[], suspect: number): Set<string> {
  const days = counts
    .filter((one) => one.suspect === suspect)
    .map(({ minutes }) => Math.floor(minutes / DAY));
  return new Set([...new Set(days)].map((day) => new Date(day * DAY * 60_000).toISOString().slice(0, 10)));
}
