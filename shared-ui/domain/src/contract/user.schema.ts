import { z } from 'zod';
import { bit } from './fields.schema.ts';

/** A person with an account. Rights are 0 or 1, as the API spells them. */
export const user = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  agency_id: z.int(),
  agency: z.strictObject({ id: z.int(), name: z.string(), statewide: z.boolean() }),
  admin: bit,
  super_admin: bit,
  flag_deployments: bit,
  flag_next_stations: bit,
  monitors: bit,
});
export type User = z.output<typeof user>;

/** Whether somebody has a password yet, or else a link to set one that still works. */
const accountStatus = z.enum(['invited', 'expired', 'active']);
export type AccountStatus = z.output<typeof accountStatus>;

/** That e-mails to an address came back, for good or again and again, so that none is written to it of itself. */
export const mailStop = z.strictObject({ since: z.string(), kind: z.enum(['hard', 'soft']) });
export type MailStop = z.output<typeof mailStop>;

/** A person as those see them who look after accounts. */
export const account = user.extend({
  status: accountStatus,
  /** Time of the last sign-in; null for none. */
  last_sign_in: z.string().nullable(),
  /** The address that waits to be confirmed from there; `email` is valid until then. */
  pending_email: z.string().nullable(),
  /** Null where nothing speaks against writing to `email`. */
  mail_stopped: mailStop.nullable(),
});
export type Account = z.output<typeof account>;

/** POST /user/login: `expires_in` in seconds. */
export const login = z.strictObject({ access_token: z.string(), user, expires_in: z.int() });
export type Login = z.output<typeof login>;
