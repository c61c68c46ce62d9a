export type { CodeOption, County, District } from './contract/codes.schema.ts';

/** The vendors' codes (decision I2). */
export const VENDOR = {
  custom: '0',
  ecoCounter: '1',
  trafx: '2',
  timeMark: '3',
  jamar: '4',
  diamond: '5',
} as const;

/** One of the vendors' codes, '0' to '5'. */
export type VendorCode = (typeof VENDOR)[keyof typeof VENDOR];

/** A city that issues station numbers: `tmg_prefix` and the last number issued, `tmg_count`. */
export type City = {
  id: number;
  city_area: string;
  county_code: number;
  tmg_prefix: string;
  tmg_count: number;
};
