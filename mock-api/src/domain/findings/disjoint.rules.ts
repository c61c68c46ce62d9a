/** A stretch of a flow, `until` exclusive; times are text that sorts. */
export type FlowRange = { flow_id: number; from: string; until: string };

/**
 * Takes ranges apart until none overlaps another of its flow, so that no count is changed twice in one step. Where
 * two meet, the later one of the list holds.
 */
export function disjoint<R extends FlowRange>(ranges: readonly R[]): R[] {
  return ranges.reduce<R[]>((apart, range) => [...apart.flatMap((one) => without(one, range)), range], []);
}

function without<R extends FlowRange>(one: R, taken: FlowRange): R[] {
  if (one.flow_id !== taken.flow_id || one.until <= taken.from || taken.until <= one.from) return [one];
  return [
    ...(one.from < taken.from ? [{ ...one, until: taken.from }] : []),
    ...(taken.until < one.until ? [{ ...one, from: taken.until }] : []),
  ];
}
