import type { LayerSource } from '../figures/layers.ts';
import { placeOf } from './expansion.rules.ts';
import { selectFills } from './fills.sql.ts';

/** What was filled of flows' years, as a layer of figures: it stands where no day is complete, and nowhere else. */
export const filledLayers: LayerSource = async (db, { year, stations }) =>
  new Map(
    (await selectFills(db, year, stations)).map(({ flow_id, days }) => [
      flow_id,
      [{ kind: 'filled' as const, days: new Map(days.map(({ date, value }) => [placeOf(date).at, value])) }],
    ]),
  );
