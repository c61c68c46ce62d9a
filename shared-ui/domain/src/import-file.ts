import { VENDOR } from './codes.ts';

/** The vendors whose files are taken; screens list the others disabled. */
export const FILE_VENDORS = [
  VENDOR.custom,
  VENDOR.ecoCounter,
  VENDOR.trafx,
  VENDOR.timeMark,
  VENDOR.jamar,
] as const;
export type FileVendor = (typeof FILE_VENDORS)[number];
/** Whether the files of this vendor are taken. */
export const isFileVendor = (code: string | null): code is FileVendor =>
  FILE_VENDORS.some((vendor) => vendor === code);

/** The encodings that count files come in. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** What may stand between the cells of a row. */
export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type FileDelimiter = (typeof FILE_DELIMITERS)[number];

/**
 * How dates are written: '2024-09-09', '9/30/2024', '30/9/2024', 'Sep 9, 2024', or '24-09-09' as TRAFx writes them.
 */
export const DATE_FORMATS = ['iso', 'month-first', 'day-first', 'month-name', 'short-year'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];
