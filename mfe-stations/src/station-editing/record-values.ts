/** A stored text or number as a field shows it. */
export const textOf = (value: string | number | null): string => (value === null ? '' : String(value));
/** A typed text as it is stored: trimmed, null when blank. */
export const textOrNull = (text: string): string | null => text.trim() || null;
/** A typed or chosen number; null when blank. */
export const numberOrNull = (text: string | null): number | null =>
  text === null || text.trim() === '' ? null : Number(text);

/** At least the six decimals that the forms ask for: a database drops the zeros at the end of 30.250000. */
export function coordinateText(value: number | null): string {
  if (value === null) return '';
  const text = value.toString();
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals < 6 ? value.toFixed(6) : text;
}
