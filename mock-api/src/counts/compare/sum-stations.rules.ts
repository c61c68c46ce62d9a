import type { Summed } from './bin-sums.rules.ts';

/** What the stations of a line come to by bin, with the bins in which some of them are missing. */
export type SummedStations = Summed & { partial: boolean[] };

/** How many stations a sum has to have; null: all of them. `unseen` are those of which nothing may be read. */
export type Sufficing = { least: number | null; unseen: number };

/**
 * The sum over the stations of a line. A bin of it is missing where a station's is missing; where fewer suffice, it is the sum of
 * those that are there, and partial: never complete, for it is no sum of the line.
 */
export function sumStations(
  stations: readonly Summed[],
  count: number,
  { least, unseen }: Sufficing,
): SummedStations {
  const all = stations.length + unseen;
  const needed = Math.max(1, Math.min(least ?? all, all));
  const found: SummedStations = {
    values: [],
    complete: [],
    uncertified: [],
    partial: [],
    added: stations.flatMap(({ added }) => added),
    left: stations.flatMap(({ left }) => left),
  };
  for (let at = 0; at < count; at += 1) {
    const there = stations.filter(({ values }) => (values[at] ?? null) !== null);
    const isThere = there.length >= needed;
    const isWhole = isThere && there.length === all;
    found.values.push(isThere ? there.reduce((sum, { values }) => sum + (values[at] ?? 0), 0) : null);
    found.partial.push(isThere && !isWhole);
    found.complete.push(isWhole && there.every(({ complete }) => complete[at]));
    found.uncertified.push(isThere && there.some(({ uncertified }) => uncertified[at]));
  }
  return found;
}
