import { emailAddress, personName } from 'shared-domain/contract';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { flag, wholeNumber } from '../../platform/http/validate.ts';
import { texts } from './texts.ts';

const name = z.string().trim().min(1, said(texts.nameRequired)).max(200);
const ecoDomain = z
  .string()
  .trim()
  .max(200)
  .transform((domain) => domain || null)
  .nullable();

/** GET /agencies */
export const agenciesQuery = z.object({ agency_id: wholeNumber().optional(), closed: flag().optional() });
/** Path of an agency */
export const agencyParams = z.object({ agencyId: z.string().regex(/^\d{1,9}$/) });
/** POST /agencies */
export const newAgency = z.object({
  name,
  eco_domain: ecoDomain,
  first_user: z.object({ name: personName, email: emailAddress, admin: z.literal(1) }).optional(),
});
/** PUT /agencies/:agencyId */
export const agencyChange = z.object({
  name,
  eco_domain: ecoDomain,
  txdot_districts: z.array(z.int()).max(100),
});
/** Replies */
export const agency = z.strictObject({
  id: z.int(),
  name: z.string(),
  eco_domain: z.string().nullable(),
  statewide: z.boolean(),
  txdot_districts: z.array(z.int()),
  closed_at: z.string().nullable(),
});
export const agencies = z.array(agency);
