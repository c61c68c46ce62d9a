import { HUMAN_TOKEN_MAX } from 'shared-domain';
import { emailAddress, user as userSchema, zeroOrOne } from 'shared-domain/contract';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

const required = (text: Text, max: number) => z.string().trim().min(1, said(text)).max(max);
const status = z.enum(['waiting', 'approved', 'rejected']);

/** POST /user/register */
export const registrationBody = z.object({
  firstName: required(texts.firstName, 100),
  lastName: required(texts.lastName, 100),
  email: emailAddress,
  tel: required(texts.tel, 50).regex(/^[+\d().\-/ xext]*\d[+\d().\-/ xext]*$/i, said(texts.tel)),
  organization: required(texts.organization, 200),
  agree: z.boolean().refine((agreed) => agreed, said(texts.agree)),
  token: z.string().max(HUMAN_TOKEN_MAX),
});
/** GET /registrations */
export const registrationsQuery = z.object({ status: status.optional() });
/** Path of a registration */
export const registrationParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });
/** POST /registrations/:id/approve */
export const approval = z.object({ agency_id: z.int().positive(), admin: zeroOrOne });
/** POST /registrations/:id/reject */
export const rejection = z.object({ reason: required(texts.reason, 1000) });
/** Replies */
export const registrations = z.array(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    tel: z.string(),
    organization: z.string(),
    created_at: z.string(),
    status,
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    reason: z.string().nullable(),
  }),
);
export const approved = z.strictObject({ success: z.literal(true), user: userSchema });
