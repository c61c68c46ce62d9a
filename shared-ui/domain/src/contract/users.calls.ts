import { z } from 'zod';
import { PASSWORD_MAX } from '../limits.ts';
import { sessionsEnded } from './account.calls.ts';
import type { Calls } from './calls.ts';
import {
  done,
  emailAddress,
  flag,
  idText,
  nothing,
  personName,
  recordId,
  wholeNumber,
  zeroOrOne,
} from './fields.schema.ts';
import { account, user } from './user.schema.ts';

/** Rights that a super admin gives or takes; what is left out stays. */
const rights = {
  admin: zeroOrOne.optional(),
  super_admin: zeroOrOne.optional(),
  monitors: zeroOrOne.optional(),
  flag_deployments: zeroOrOne.optional(),
  flag_next_stations: zeroOrOne.optional(),
};
const params = z.object({ userId: idText });

/** People with an account (A4). */
export const userCalls = {
  'GET /users': {
    summary: 'People of an agency; super admins may add every super admin',
    query: z.object({ agency_id: wholeNumber().optional(), includeSuper: flag().optional() }),
    reply: z.array(account),
  },
  'GET /users/:userId': { summary: 'One person, as a list of one', params, reply: z.array(account) },
  'POST /user/add': {
    summary:
      "Adds a person to the caller's agency and mails them a link to set their password; super admins may choose the agency and grant rights",
    body: z.object({ name: personName, email: emailAddress, agency_id: recordId.optional(), ...rights }),
    reply: z.strictObject({ success: z.literal(true), user }),
  },
  'PUT /users/:userId': {
    summary:
      'Changes a person; a super admin changes the current agency this way. Another e-mail address needs the own password and is confirmed from there',
    params,
    body: z.object({
      name: personName.optional(),
      email: emailAddress.optional(),
      /** The caller's own, for another address. */
      password: z.string().max(PASSWORD_MAX).optional(),
      agency_id: recordId.optional(),
      ...rights,
    }),
    reply: account,
  },
  'POST /users/:userId/invite': {
    summary: 'Mails another link to set the first password; the one before ends',
    params,
    body: nothing,
    reply: done,
  },
  'DELETE /users/:userId': {
    summary: 'Deletes a person; nobody deletes themselves, and admins no fellow admin',
    params,
    reply: done,
  },
  'DELETE /users/:userId/bounces': {
    summary: 'Has e-mails that came back from the address of a person count no more: it is written to again',
    params,
    reply: done,
  },
  /** Of one's own all but this one. */
  'DELETE /users/:userId/sessions': {
    summary: "Ends all of a person's sessions",
    params,
    reply: sessionsEnded,
  },
} as const satisfies Calls;
