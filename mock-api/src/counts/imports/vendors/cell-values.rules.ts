/** Why a cell is no count; 'comma' where one stands within a number and nobody said that it marks thousands. */
export type CellFault = 'not-a-number' | 'negative' | 'not-whole' | 'comma' | 'too-large';

/** What a cell of a count column holds: a count, nothing (null), or a fault. */
export type CellValue = number | null | { fault: CellFault };

const MISSING = new Set(['', 'na', 'n/a', 'null', '-']);
/** More than any path carries within an hour: a larger number is a slip, a serial number or a total. */
export const LARGEST_COUNT = 999_999;
const THOUSANDS = /^\d{1,3}(,\d{3})+$/;

/**
 * A cell's count. Blank, NA, N/A, null and - are missing, never zero (C10); '2.0' is 2. Only where the person said so
 * does a comma mark thousands.
 */
export function readCell(text: string, thousands = false): CellValue {
  // nearly every cell is a short run of digits
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const value = text.trim();
  if (MISSING.has(value.toLowerCase())) return null;
  if (/^[+-]?\d+,\d+$/.test(value) && !thousands) return { fault: 'comma' };
  const plain = thousands && THOUSANDS.test(value) ? value.replaceAll(',', '') : value;
  if (/^\d+,\d+$/.test(plain)) return { fault: 'not-whole' };
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return { fault: 'not-a-number' };
  const number = Number(plain);
  if (number < 0) return { fault: 'negative' };
  if (number > LARGEST_COUNT) return { fault: 'too-large' };
  return Number.isInteger(number) ? number : { fault: 'not-whole' };
}
