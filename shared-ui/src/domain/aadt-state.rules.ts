import type { FlowFigure } from './aadt.ts';

/** Whether a station's report can be opened: every flow has an average, some have, or none. */
export type AadtState = 'complete' | 'incomplete' | 'none';

/** The state of a station by its flows. One without flows has no data. */
export function aadtState(flows: readonly Pick<FlowFigure, 'aadt'>[]): AadtState {
  const known = flows.filter(({ aadt }) => aadt !== null).length;
  if (known === 0) return 'none';
  return known === flows.length ? 'complete' : 'incomplete';
}
