/** A stretch of a flow, `until` exclusive; times are text that sorts. */
export type FlowRange = { flow_id: number; from: string; until: string };

/**
 * Takes ranges apart until none overlaps another of its flow, so that no count is changed twice in one step. Where
 * two meet, the later one of the list holds. Ordered by flow, then time.
 */
export function disjoint<R extends FlowRange>(ranges: readonly R[]): R[] {
  return [...Map.groupBy(ranges, ({ flow_id }) => flow_id)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, own]) => (overlap(own) ? cut(own) : own).toSorted(byTime));
}

const byTime = (a: FlowRange, b: FlowRange): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** Findings of one rule never overlap, and there may be thousands of them: only others are worth comparing. */
function overlap(ranges: readonly FlowRange[]): boolean {
  return ranges.toSorted(byTime).some(({ until }, at, sorted) => {
    const next = sorted[at + 1];
    return next !== undefined && next.from < until;
  });
}

function cut<R extends FlowRange>(ranges: readonly R[]): R[] {
  return ranges.reduce<R[]>((apart, range) => [...apart.flatMap((one) => without(one, range)), range], []);
}

function without<R extends FlowRange>(one: R, taken: FlowRange): R[] {
  if (one.until <= taken.from || taken.until <= one.from) return [one];
  return [
    ...(one.from < taken.from ? [{ ...one, until: taken.from }] : []),
    ...(taken.until < one.until ? [{ ...one, from: taken.until }] : []),
  ];
}
