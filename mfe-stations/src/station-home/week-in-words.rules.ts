/** What a picture of a week's hours says in words: all of them together, and the busiest. */
export function weekInWords(hours: readonly (number | null)[]): {
  total: number;
  missing: number;
  /** Place of the busiest hour, the first of several; null where no hour has a value. */
  busiest: number | null;
} {
  const known = hours.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const busiest = known.reduce<{ value: number; at: number } | null>(
    (most, one) => (most === null || one.value > most.value ? one : most),
    null,
  );
  return {
    total: known.reduce((sum, { value }) => sum + value, 0),
    missing: hours.length - known.length,
    busiest: busiest?.at ?? null,
  };
}
