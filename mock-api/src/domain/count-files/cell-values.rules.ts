/** What a cell of a count column holds: a count, nothing (null), or a fault. */
export type CellValue = number | null | { fault: 'not-a-number' | 'negative' | 'not-whole' | 'too-large' };

const MISSING = new Set(['', 'na', 'n/a', 'null', '-']);
/** The largest number that the database's integers hold. */
const LARGEST = 2_147_483_647;
const THOUSANDS = /^\d{1,3}(,\d{3})+$/;

/**
 * A cell's count. Blank, NA, N/A, null and - are missing, never zero (C10); '2.0' is 2. Only where the person said so
 * does a comma mark thousands.
 */
export function readCell(text: string, thousands = false): CellValue {
  // nearly every cell is a short run of digits
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const value = text.trim();
  if (MISSING.has(value.toLowerCase())) return null;
  const plain = thousands && THOUSANDS.test(value) ? value.replaceAll(',', '') : value;
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return { fault: 'not-a-number' };
  const number = Number(plain);
  if (number < 0) return { fault: 'negative' };
  if (!Number.isInteger(number)) return { fault: 'not-whole' };
  return number > LARGEST ? { fault: 'too-large' } : number;
}
