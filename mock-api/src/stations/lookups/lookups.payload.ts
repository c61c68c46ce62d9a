import { z } from 'zod';

/** Replies of the lookups. */
export const districts = z.array(
  z.object({ code: z.int(), txdot_district: z.string(), agency_id: z.int().nullable() }),
);
export const counties = z.array(
  z.object({
    code: z.int(),
    county: z.string(),
    txdot_district_code: z.int(),
    agency_id: z.int().nullable(),
  }),
);
export const countTypes = z.array(z.object({ code: z.string(), count_type: z.string() }));
export const travelDirections = z.array(z.object({ code: z.string(), direction: z.string() }));
export const countMethods = z.array(z.object({ code: z.string(), count_method: z.string() }));
export const suspects = z.array(
  z.object({ id: z.int(), validity_condition: z.string(), excludes: z.boolean() }),
);

/** An entry of a code list as the forms offer it. */
export const codeOption = z.object({ code: z.string(), label: z.string(), disabled: z.boolean().optional() });
