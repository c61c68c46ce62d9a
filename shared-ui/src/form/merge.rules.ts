import type { FormValues, NameOf } from './fields.ts';

/** What became of two people's edits: the values to go on with, and the fields that both have changed differently. */
export type Merge<V extends FormValues> = { values: V; conflicts: NameOf<V>[] };

/**
 * Brings a newer record into a form that is being edited (S10). `base` is what the form was opened with, `mine` what
 * it holds now, `theirs` the newer record. Everything typed stays; fields left alone take the newer value.
 */
export function mergeNewer<V extends FormValues>(base: V, mine: V, theirs: V): Merge<V> {
  const fields = Object.keys({ ...base, ...mine }) as NameOf<V>[];
  const changed = fields.filter((field) => !same(base[field], mine[field]));
  const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]));
  return {
    values: { ...theirs, ...kept },
    conflicts: changed.filter(
      (field) => !same(base[field], theirs[field]) && !same(mine[field], theirs[field]),
    ),
  };
}

/** Whether two values are alike; the order in which several were chosen doesn't count. */
function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry) => other.includes(entry));
}
