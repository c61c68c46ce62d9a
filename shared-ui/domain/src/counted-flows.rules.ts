/**
 * The flows of its station that a counter counts, or that are looked at, by their numbers; null, and where an older server tells of
 * none: all of them.
 */
export type CountedFlows = readonly number[] | null | undefined;

/** Whether a counter counts one of these flows; so two counters may have stood in the same place. */
export const countsOneOf = (counted: CountedFlows, flows: CountedFlows): boolean =>
  !counted || !flows || counted.some((id) => flows.includes(id));
