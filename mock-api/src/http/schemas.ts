import { z } from 'zod';

/** The reply of a call that has nothing to show. */
export const success = z.strictObject({ success: z.literal(true) });

const zeroOne = z.union([z.literal(0), z.literal(1)]);

/** A user as every call answers it. */
export const userSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  agency_id: z.int(),
  agency: z.strictObject({ id: z.int(), name: z.string(), statewide: z.boolean() }),
  admin: zeroOne,
  super_admin: zeroOne,
  flag_deployments: zeroOne,
  flag_next_stations: zeroOne,
  monitors: zeroOne,
});

/** 0 or 1, also accepted as false or true. */
export const zeroOrOne = z
  .union([zeroOne, z.boolean()])
  .transform((value): 0 | 1 => (value === true || value === 1 ? 1 : 0));
