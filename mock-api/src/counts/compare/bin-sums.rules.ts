import { flowsOfAllTypes, type StreamFlow } from 'shared-domain';

/** What usable counts of a flow come to in a bin: their total, the minutes that they cover, how many are not certified. */
export type Counted = { total: number; covered: number; uncertified: number };

/** A flow of a series, in the order in which a station's were established. */
export type BinnedFlow = StreamFlow & { id: number; name: string };

/** What a series is made of: bins by flow, then by where they begin. */
export type FlowBins = ReadonlyMap<number, ReadonlyMap<string, Counted>>;

/** A bin: where it begins (null where the series' year has none), and the minutes that the station's clock shows in it. */
export type Bin = { start: string | null; expected: number };

/** A series by bin. A bin without a value is a gap, never zero (C10). */
export type Summed = {
  values: (number | null)[];
  complete: boolean[];
  /** Whether counts lie in it that are not certified. */
  uncertified: boolean[];
  added: string[];
  left: string[];
};

/** A bin whose usable counts cover less of it is open. */
const COMPLETE = 0.9;

/** Whether counts that cover so many minutes stand for a bin; one that the clock skips has nothing to stand for. */
export const isComplete = (covered: number, expected: number): boolean =>
  expected > 0 && covered >= expected * COMPLETE;

/**
 * The bins of a series (decision E5): in each of them single directions where all of them stand for the whole bin, else the combined
 * flow, never both. Where one of the flows that are added lacks a bin, the sum lacks it.
 */
export function sumBins(flows: readonly BinnedFlow[], counted: FlowBins, bins: readonly Bin[]): Summed {
  const used = flows.filter(({ id }) => (counted.get(id)?.size ?? 0) > 0);
  const choose = chooser(used);
  const added = new Set<number>();
  const left = new Set<number>();
  const summed: Summed = { values: [], complete: [], uncertified: [], added: [], left: [] };
  for (const { start, expected } of bins) {
    const of = (id: number) => (start === null ? undefined : counted.get(id)?.get(start));
    const stands = used.map(({ id }) => isComplete(of(id)?.covered ?? 0, expected));
    const { taken, others } = choose(stands);
    const parts = taken.map((at) => of(used[at]?.id ?? 0));
    const isThere = expected > 0 && parts.length > 0 && !parts.includes(undefined);
    const total = parts.reduce((sum, part) => sum + (part?.total ?? 0), 0);
    summed.values.push(isThere ? total : null);
    summed.complete.push(isThere && taken.every((at) => stands[at]));
    summed.uncertified.push(isThere && parts.some((part) => (part?.uncertified ?? 0) > 0));
    if (!isThere) continue;
    for (const at of taken) added.add(at);
    for (const at of others) left.add(at);
  }
  const named = (places: ReadonlySet<number>) =>
    used.filter((_, at) => places.has(at)).map(({ name }) => name);
  return { ...summed, added: named(added), left: named(left) };
}

type Chosen = { taken: number[]; others: number[] };

/** Which flows are added where these stand for a bin; there are few cases and many bins. */
function chooser(flows: readonly BinnedFlow[]): (stands: readonly boolean[]) => Chosen {
  const known = new Map<string, Chosen>();
  return (stands) => {
    const key = stands.map(Number).join('');
    const before = known.get(key);
    if (before) return before;
    const { taken, left } = flowsOfAllTypes(flows, (flow) => stands[flows.indexOf(flow)] ?? false);
    const placesOf = (some: readonly BinnedFlow[]) => some.map((flow) => flows.indexOf(flow));
    const chosen = { taken: placesOf(taken), others: placesOf(left) };
    known.set(key, chosen);
    return chosen;
  };
}
