import { PASSWORD_MAX } from 'shared-domain';
import {
  account as accountSchema,
  emailAddress,
  flag,
  personName,
  user as userSchema,
  wholeNumber,
  zeroOrOne,
} from 'shared-domain/contract';
import { z } from 'zod';

const agencyId = z.int().positive();
const rights = {
  admin: zeroOrOne.optional(),
  super_admin: zeroOrOne.optional(),
  monitors: zeroOrOne.optional(),
  flag_deployments: zeroOrOne.optional(),
  flag_next_stations: zeroOrOne.optional(),
};

/** GET /users */
export const usersQuery = z.object({ agency_id: wholeNumber().optional(), includeSuper: flag().optional() });
/** Path of a user */
export const userParams = z.object({ userId: z.string().regex(/^\d{1,9}$/) });
/** POST /user/add */
export const newUser = z.object({
  name: personName,
  email: emailAddress,
  agency_id: agencyId.optional(),
  ...rights,
});
/** PUT /users/:userId */
export const userChange = z.object({
  name: personName.optional(),
  email: emailAddress.optional(),
  password: z.string().max(PASSWORD_MAX).optional(),
  agency_id: agencyId.optional(),
  ...rights,
});
/** Replies */
export const account = accountSchema;
export const accounts = z.array(accountSchema);
export const added = z.strictObject({ success: z.literal(true), user: userSchema });
/** POST /users/:userId/invite */
export const nothing = z.object({});
