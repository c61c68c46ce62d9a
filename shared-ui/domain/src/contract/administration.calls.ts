import { z } from 'zod';
import { AUDIT_PAGE_MAX, LINE_MAX, NAME_MAX } from '../limits.ts';
import { CITY_NAME, CITY_PREFIX } from '../patterns.ts';
import type { Calls } from './calls.ts';
import {
  done,
  emailAddress,
  flag,
  idText,
  lineOrNull,
  personName,
  singleLine,
  wholeNumber,
} from './fields.schema.ts';
import { refusal } from './refusals.ts';

const agencyFields = {
  name: singleLine(NAME_MAX).min(1, refusal('agencies.nameRequired')),
  eco_domain: lineOrNull(NAME_MAX),
};
const ofAgency = z.object({ agencyId: idText });

/** The owner of users and stations. `statewide` marks the two special agencies, which see every district and county. */
const agency = z.strictObject({
  id: z.int(),
  name: z.string(),
  eco_domain: z.string().nullable(),
  statewide: z.boolean(),
  txdot_districts: z.array(z.int()),
  /** Since when nobody can sign in for it; its data stays. Null while it is open. */
  closed_at: z.string().nullable(),
  /** Of what is edited; left out by servers that know none. */
  version: z.int().optional(),
});
export type Agency = z.output<typeof agency>;

/** Agencies and the districts they look after. */
export const agencyCalls = {
  'GET /agencies': {
    summary:
      "Every agency to a super admin, the caller's own to others; those that are closed where they are asked for",
    query: z.object({ agency_id: wholeNumber().optional(), closed: flag().optional() }),
    reply: z.array(agency),
  },
  'GET /agencies/:agencyId': { summary: 'One agency', params: ofAgency, reply: agency },
  'POST /agencies': {
    summary: 'Adds an agency, and its first person with it: both or neither',
    body: z.object({
      ...agencyFields,
      first_user: z.object({ name: personName, email: emailAddress, admin: z.literal(1) }).optional(),
    }),
    reply: agency,
  },
  'PUT /agencies/:agencyId': {
    summary: 'Changes an agency; 409 with the newer one where the version is stale',
    params: ofAgency,
    body: z.object({
      ...agencyFields,
      txdot_districts: z.array(z.int()).max(100),
      version: z.int().min(1).optional(),
    }),
    reply: agency,
  },
  /** 409 where something belongs to it. */
  'DELETE /agencies/:agencyId': {
    summary: 'Deletes an agency that nothing belongs to',
    params: ofAgency,
    reply: done,
  },
  'POST /agencies/:agencyId/close': {
    summary: 'Closes an agency: its people are signed out and stay out, its data stays',
    params: ofAgency,
    reply: agency,
  },
  'POST /agencies/:agencyId/reopen': {
    summary: 'Opens an agency again: its people can sign in as before',
    params: ofAgency,
    reply: agency,
  },
} as const satisfies Calls;

/** What a super admin says of a city; without a prefix it gets one when its first station is published. */
const cityRequest = z.object({
  city_area: singleLine(LINE_MAX)
    .min(1, refusal('cities.nameRequired'))
    .regex(CITY_NAME, refusal('cities.nameRequired')),
  county_code: z.int().min(1).max(1_000_000_000),
  tmg_prefix: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .refine((text) => text === '' || CITY_PREFIX.test(text), refusal('cities.badPrefix'))
    .transform((text) => text || null)
    .nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type CityRequest = z.output<typeof cityRequest>;

/** A city as it is administered (S12). `tmg_count` is the last number that it issued. */
const administeredCity = z.strictObject({
  id: z.int(),
  city_area: z.string(),
  county_code: z.int(),
  county: z.string(),
  tmg_prefix: z.string().nullable(),
  tmg_count: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  version: z.int(),
});
export type AdministeredCity = z.output<typeof administeredCity>;

/** Cities, which issue station numbers. */
export const cityCalls = {
  'GET /cities': {
    summary: 'Every city with its prefix and the last number that it issued',
    reply: z.array(administeredCity),
  },
  'POST /cities': {
    summary: 'Adds a city; without a prefix it gets one when its first station is published',
    body: cityRequest,
    reply: administeredCity,
  },
  /** 409 where the version is stale. */
  'PUT /cities/:id': {
    summary: 'Renames or corrects a city; a prefix under which numbers were issued stays',
    params: z.object({ id: idText }),
    body: cityRequest.extend({ version: z.int().min(1).optional() }),
    reply: administeredCity,
  },
} as const satisfies Calls;

/** One thing that somebody did: `text` says it in the caller's language, `detail` holds what was recorded, in words too. */
const auditEntry = z.strictObject({
  id: z.int(),
  at: z.string(),
  user_name: z.string(),
  agency: z.string().nullable(),
  station_id_tmg: z.string().nullable(),
  action: z.string(),
  text: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The newest first; `next` is the `before` of the following page. */
const auditPage = z.strictObject({
  data: z.array(auditEntry),
  next: z.int().nullable(),
  actions: z.array(z.strictObject({ code: z.string(), label: z.string() })),
});
export type AuditPage = z.output<typeof auditPage>;

/** A filter's text; an empty one filters nothing. */
const filterText = z
  .string()
  .trim()
  .max(NAME_MAX)
  .transform((text) => text || undefined)
  .optional();

/** Narrows the audit list; `station` and `user` match parts of number, name and e-mail. */
const auditFilters = z.object({
  before: wholeNumber().optional(),
  limit: wholeNumber().pipe(z.int().min(1).max(AUDIT_PAGE_MAX)).optional(),
  action: filterText,
  station: filterText,
  user: filterText,
});
export type AuditFilters = z.output<typeof auditFilters>;

/** The audit list and the caches. */
export const adminCalls = {
  'GET /audit': {
    summary: "Who did what, the newest first: in one's own agency, for super admins in all",
    query: auditFilters,
    reply: auditPage,
  },
  'GET /admin/cache-clear': {
    summary: 'Forgets the code lists and options that the server keeps in memory',
    reply: z.strictObject({ success: z.literal(true), message: z.string() }),
  },
} as const satisfies Calls;
