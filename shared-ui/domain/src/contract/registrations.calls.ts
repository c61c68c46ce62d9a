import { z } from 'zod';
import { HUMAN_TOKEN_MAX, NAME_MAX, REJECTION_MAX, TEL_MAX } from '../limits.ts';
import { TEL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done, emailAddress, idText, recordId, singleLine, zeroOrOne } from './fields.schema.ts';
import { refusal, type Refusal } from './refusals.ts';
import { user } from './user.schema.ts';

const required = (key: Refusal, max: number) => singleLine(max).min(1, refusal(key));
const params = z.object({ id: idText });

/** Where a registration stands in the queue. */
const status = z.enum(['waiting', 'approved', 'rejected']);
export type RegistrationStatus = z.output<typeof status>;

/** Somebody who asks for an account (decision A6); a super admin approves with an agency and a role, or rejects. */
const registration = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  tel: z.string(),
  organization: z.string(),
  created_at: z.string(),
  status,
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});
export type Registration = z.output<typeof registration>;

/** What the public form sends. `token` answers the human check. */
const registrationRequest = z.object({
  firstName: required('registrations.firstName', NAME_MAX / 2),
  lastName: required('registrations.lastName', NAME_MAX / 2),
  email: emailAddress,
  tel: required('registrations.tel', TEL_MAX).regex(TEL, refusal('registrations.tel')),
  organization: required('registrations.organization', NAME_MAX),
  agree: z.boolean().refine((agreed) => agreed, refusal('registrations.agree')),
  token: z.string().max(HUMAN_TOKEN_MAX),
});
export type RegistrationRequest = z.input<typeof registrationRequest>;

/** Registrations, from the public form to the decision. */
export const registrationCalls = {
  'POST /user/register': {
    summary: 'Asks for an account; answers the same whether the address has one or not',
    body: registrationRequest,
    reply: done,
  },
  'GET /registrations': {
    summary: 'Who asked for an account: the waiting ones first, then the decided ones',
    query: z.object({ status: status.optional() }),
    reply: z.array(registration),
  },
  'POST /registrations/:id/approve': {
    summary: 'Makes the account and mails a link to set its password',
    params,
    body: z.object({ agency_id: recordId, admin: zeroOrOne }),
    reply: z.strictObject({ success: z.literal(true), user }),
  },
  'POST /registrations/:id/reject': {
    summary: 'Turns a registration down and mails the reason',
    params,
    body: z.object({ reason: required('registrations.reason', REJECTION_MAX) }),
    reply: done,
  },
} as const satisfies Calls;
