import type { FigureMode } from 'shared-domain';
import { aashto } from '../methods.rules.ts';
import { figuresByMode } from '../station-figure.rules.ts';
import type { CountedFlow } from './station-year.ts';

/** The flows of a mode whose counts are added. */
export type Taken<F> = { taken: 'singles' | 'combined' | 'one direction' | 'incomplete'; flows: F[] };

/** The flows of a mode that a year's figure adds (E5); null where none of that mode was counted. */
export function takenIn(
  flows: readonly CountedFlow[],
  mode: FigureMode,
  year: number,
): Taken<CountedFlow> | null {
  const inUse = flows.filter((flow) => flow.daysByYear.has(year));
  const figures = figuresByMode(
    inUse.map(({ id, flowid_txdot, name, movement_direction_code, daysByYear }) => ({
      flow_id: id,
      flowid_txdot,
      name,
      movement_direction_code,
      value: aashto(year, daysByYear.get(year) ?? []),
    })),
  );
  const figure = figures.find((one) => one.mode === mode);
  if (!figure || figure.taken === 'not counted') return null;
  const { taken, added } = figure;
  return { taken, flows: added.flatMap(({ flow_id }) => inUse.find(({ id }) => id === flow_id) ?? []) };
}
