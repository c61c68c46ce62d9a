/** An entry of a code list: the code is text and never changes (it is part of flow ids), the label is shown. */
export type CodeOption = { code: string; label: string; disabled?: boolean };

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

/** GET /count-types */
export type CountType = { code: string; count_type: string };
/** GET /travel-directions */
export type TravelDirection = { code: string; direction: string };
/** GET /count-methods */
export type CountMethod = { code: string; count_method: string };
/** GET /suspects: why a count is not to be taken as it is; `excludes` ones are left out of AADT and TMAS. */
export type Suspect = { id: number; validity_condition: string; excludes: boolean };
/** GET /txdot-districts */
export type District = { code: number; txdot_district: string; agency_id: number | null };
/** GET /counties */
export type County = { code: number; county: string; txdot_district_code: number; agency_id: number | null };
/** A city that issues station numbers: `tmg_prefix` and the last number issued, `tmg_count`. */
export type City = {
  id: number;
  city_area: string;
  county_code: number;
  tmg_prefix: string;
  tmg_count: number;
};
