/** The newest rows before those that were shown already, the newest first; of a row that both have, the newer state. */
export function withOlder<Row extends { id: number }>(newest: readonly Row[], shown: readonly Row[]): Row[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...newest, ...shown.filter(({ id }) => !known.has(id))].toSorted((a, b) => b.id - a.id);
}
