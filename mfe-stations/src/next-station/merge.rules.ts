import type { NextStationField, NextStationValues } from './next-station.record.ts';

/** What became of two people's edits: the values to go on with, and the fields that both have changed differently. */
export type Merge = { values: NextStationValues; conflicts: NextStationField[] };

/**
 * Brings a newer record into a form that is being edited (S10). `base` is what the form was opened with, `mine` what
 * it holds now, `theirs` the newer record. Everything typed stays; fields left alone take the newer value.
 */
export function mergeNewer(
  base: NextStationValues,
  mine: NextStationValues,
  theirs: NextStationValues,
): Merge {
  const fields = Object.keys(base) as NextStationField[];
  const changed = fields.filter((field) => !same(base[field], mine[field]));
  const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  return {
    values: { ...theirs, ...kept },
    conflicts: changed.filter(
      (field) => !same(base[field], theirs[field]) && !same(mine[field], theirs[field]),
    ),
  };
}

type Value = NextStationValues[NextStationField];

/** Whether two values are alike; the order in which land uses were ticked doesn't count. */
function same(one: Value, other: Value): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry) => other.includes(entry));
}
