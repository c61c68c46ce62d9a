import { COUNT_MAX } from 'shared-domain';

const WHOLE = /^\d+$/;

/** Counts that were typed in a row, apart by spaces, commas or semicolons; null where something is no whole number. */
export function readHours(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length > 24 || parts.some((part) => !WHOLE.test(part) || Number(part) > COUNT_MAX)) return null;
  return parts.map(Number);
}
