import { isEmail } from 'shared-ui/domain';
import { z } from 'zod';
import { said } from '../../http/language.ts';
import { userSchema, zeroOrOne } from '../../http/schemas.ts';
import { flag, wholeNumber } from '../../http/validate.ts';
import { texts } from '../account/texts.ts';

/** A person's name. */
export const personName = z.string().trim().min(1, said(texts.nameRequired)).max(200);
/** An e-mail address. */
export const emailAddress = z.string().trim().max(320).refine(isEmail, said(texts.invalidEmail));
const agencyId = z.int().positive();

/** GET /users */
export const usersQuery = z.object({ agency_id: wholeNumber().optional(), includeSuper: flag().optional() });
/** Path of a user */
export const userParams = z.object({ userId: z.string().regex(/^\d{1,9}$/) });
/** POST /user/add */
export const newUser = z.object({
  name: personName,
  email: emailAddress,
  agency_id: agencyId.optional(),
  admin: zeroOrOne.optional(),
});
/** PUT /users/:userId */
export const userChange = z.object({
  name: personName.optional(),
  email: emailAddress.optional(),
  agency_id: agencyId.optional(),
  admin: zeroOrOne.optional(),
});
/** Replies */
export const user = userSchema;
export const users = z.array(userSchema);
export const added = z.strictObject({ success: z.literal(true), user: userSchema });
export const sessionsEnded = z.strictObject({ success: z.literal(true), ended: z.int() });
