import type { FlowFigure } from './contract/stations.calls.ts';

/** Whether a station's report can be opened: every flow has an average, some have or none of what was counted is a year, or nothing was counted. */
export type AadtState = 'complete' | 'incomplete' | 'none';

/** The state of a station by its flows. Counts without a complete year are incomplete data; no data is no count at all. */
export function aadtState(flows: readonly Pick<FlowFigure, 'aadt'>[], hasCounts: boolean): AadtState {
  const known = flows.filter(({ aadt }) => aadt !== null).length;
  if (known === 0) return hasCounts && flows.length > 0 ? 'incomplete' : 'none';
  return known === flows.length ? 'complete' : 'incomplete';
}
