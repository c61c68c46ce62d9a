import { addDays } from 'shared-domain';
import type { FactorLayer, LayerSource } from './figures/layers.ts';
import { selectApproved } from './factors/approved.sql.ts';
import { factorStretches } from './factors/stretches-in-force.rules.ts';

/** The approved factors of stations' flows as layers over a year of their counts (E8): one for each stretch in which one holds. */
export const factorLayers: LayerSource = async (db, { year, stations }) => {
  const approved = await selectApproved(db, stations);
  const period = { from: `${year}-01-01`, until: `${year + 1}-01-01` };
  const layers = [...approved].map(([flow, factors]): [number, FactorLayer[]] => [
    flow,
    factorStretches(factors, period).map(({ from, until, factor: { value, low, high } }) => ({
      kind: 'factor',
      factor: value,
      low,
      high,
      from,
      until: addDays(until, -1),
    })),
  ]);
  return new Map(layers.filter(([, own]) => own.length > 0));
};
