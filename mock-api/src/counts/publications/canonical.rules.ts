import { createHash } from 'node:crypto';

/** What a record may hold: a number that is no integer would be written in as many ways as there are programs. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * JSON in the one way that two programs write alike (as RFC 8785): keys by code unit at every level, no blanks, texts in NFC.
 * Throws for a number that is no integer; decimals are texts of so many places ({@link decimals}).
 */
export function canonicalJson(value: Plain): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error(`No integer: ${value}`);
    return String(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${canonicalJson(key)}:${canonicalJson(one)}`).join(',')}}`;
}

const isList = (value: object): value is readonly Plain[] => Array.isArray(value);

/** SHA-256 of a text in UTF-8, as 64 digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** A number with so many places, half up: 0.00005 with four is '0.0001'. */
export function decimals(value: number, places: number): string {
  const unit = 10 ** places;
  // what stands a hair below a half because it can't be written in twos is that half
  const shifted = value * unit;
  return (Math.floor(shifted + 0.5 + Math.abs(shifted) * Number.EPSILON) / unit).toFixed(places);
}
