import { z } from 'zod';

/** An entry of a code list: the code is text and never changes (it is part of flow ids), the label is shown. */
export const codeOption = z.object({ code: z.string(), label: z.string(), disabled: z.boolean().optional() });
export type CodeOption = z.output<typeof codeOption>;

/** A district, with the agency that looks after it. */
export const district = z.object({
  code: z.int(),
  txdot_district: z.string(),
  agency_id: z.int().nullable(),
});
export type District = z.output<typeof district>;

/** A county, with the agency of its district. */
export const county = z.object({
  code: z.int(),
  county: z.string(),
  txdot_district_code: z.int(),
  agency_id: z.int().nullable(),
});
export type County = z.output<typeof county>;
