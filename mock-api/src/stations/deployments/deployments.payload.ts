import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { day } from '../../platform/http/schemas.ts';
import { codeOption } from '../lookups/lookups.payload.ts';
import { texts } from './texts.ts';

const date = day.nullable();
const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullable();
const id = z.int().positive();

/** Path of a deployment */
export const deploymentParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });
/** POST /deployments, PUT /deployments/:id */
export const deploymentBody = z
  .object({
    name: z.string().trim().min(1, said(texts.nameRequired)).max(200),
    station_id_tmgs: z.array(z.string().max(6)).min(1, said(texts.selectStation)).max(500),
    start_date: date,
    end_date: date,
    location: longText(500),
    notes: longText(5000),
    agency: id,
    primary_count_purpose_code: z.string().max(20).nullable(),
    requester_id: id.nullable(),
    provider_id: id.nullable(),
    version: z.int().optional(),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || end_date >= start_date, {
    error: said(texts.endBeforeStart),
    path: ['end_date'],
  });

const requester = z.strictObject({ id: z.int(), requester_name: z.string() });
const provider = z.strictObject({ id: z.int(), provider_name: z.string() });

/** A deployment as every call answers it */
export const deployment = z.strictObject({
  id: z.int(),
  name: z.string(),
  station_id_tmgs: z.array(z.string()),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  location: z.string().nullable(),
  notes: z.string().nullable(),
  agency: z.strictObject({ id: z.int(), name: z.string() }),
  primary_count_purpose: codeOption.nullable(),
  requester: requester.nullable(),
  provider: provider.nullable(),
  version: z.int(),
});
/** GET /deployments */
export const deployments = z.strictObject({ data: z.array(deployment) });
/** POST and PUT */
export const saved = z.strictObject({ data: deployment });
/** GET /deployments/options */
export const deploymentOptions = z.strictObject({
  primary_count_purposes: z.array(codeOption),
  stations: z.array(
    z.strictObject({
      station_id_tmg: z.string(),
      station_name: z.string(),
      agency_id: z.int(),
      txdot_district_code: z.int().nullable(),
      county_code: z.int().nullable(),
    }),
  ),
  requesters: z.array(requester.extend({ agency_id: z.int() })),
  providers: z.array(provider.extend({ agency_id: z.int() })),
});
