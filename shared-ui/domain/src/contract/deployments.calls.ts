import { z } from 'zod';
import { DEPLOYMENT_STATIONS_MAX, LINE_MAX, LOCATION_MAX, NAME_MAX, NOTES_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { codeOption } from './codes.schema.ts';
import { repliedShape, sentShape } from './form-fields.schema.ts';
import { day, done, idText, recordId, singleLine } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'))
    .transform((value) => value || null)
    .nullable();
const ofDeployment = z.object({ id: idText });

/** What the form sends; `agency` is the agency's id. */
const deploymentRequest = z
  .object({
    name: singleLine(NAME_MAX).min(1, refusal('deployments.nameRequired')),
    station_id_tmgs: z
      .array(z.string().max(6))
      .min(1, refusal('deployments.selectStation'))
      .max(DEPLOYMENT_STATIONS_MAX),
    start_date: day.nullable(),
    end_date: day.nullable(),
    location: longText(LOCATION_MAX),
    notes: longText(NOTES_MAX),
    agency: recordId,
    primary_count_purpose_code: z.string().max(20).nullable(),
    requester_id: recordId.nullable(),
    provider_id: recordId.nullable(),
    version: z.int().optional(),
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || end_date >= start_date, {
    error: refusal('deployments.endBeforeStart'),
    path: ['end_date'],
  });
export type DeploymentRequest = z.output<typeof deploymentRequest>;

/** Who asked for the counts. */
const requester = z.strictObject({ id: z.int(), requester_name: z.string() });
export type Requester = z.output<typeof requester>;

/** Who provides the counters. */
const provider = z.strictObject({ id: z.int(), provider_name: z.string() });
export type Provider = z.output<typeof provider>;

/** A deployment: stations that count together for a time and a purpose. Dates are 'YYYY-MM-DD'. */
const deployment = z.strictObject({
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
export type Deployment = z.output<typeof deployment>;
const saved = z.strictObject({ data: deployment });

/** A station that a deployment may take, with what the form's selects narrow it by. */
const deploymentStation = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  agency_id: z.int(),
  txdot_district_code: z.int().nullable(),
  county_code: z.int().nullable(),
});
export type DeploymentStation = z.output<typeof deploymentStation>;

const deploymentOptions = z.strictObject({
  primary_count_purposes: z.array(codeOption),
  stations: z.array(deploymentStation),
  requesters: z.array(requester.extend({ agency_id: z.int() })),
  providers: z.array(provider.extend({ agency_id: z.int() })),
});
export type DeploymentOptions = z.output<typeof deploymentOptions>;

/** Dated placings of counters at stations. */
export const deploymentCalls = {
  'GET /deployments': {
    summary: 'Deployments of the current agency, of every agency where that is statewide; the latest first',
    reply: z.strictObject({ data: z.array(deployment) }),
  },
  'GET /deployments/options': {
    summary: 'What the form of a deployment chooses from',
    reply: deploymentOptions,
  },
  'GET /deployments/:id': { summary: 'One deployment', params: ofDeployment, reply: deployment },
  'POST /deployments': { summary: 'Adds a deployment', body: deploymentRequest, reply: saved },
  'PUT /deployments/:id': {
    summary: 'Changes a deployment; 409 with the newer record where the version is stale',
    params: ofDeployment,
    body: deploymentRequest,
    reply: saved,
  },
  'DELETE /deployments/:id': {
    summary: 'Deletes a deployment; its stations stay',
    params: ofDeployment,
    reply: done,
  },
} as const satisfies Calls;

/** What a contact is to the stations and deployments that name it. */
const contactKind = z.enum(['provider', 'requester']);
export type ContactKind = z.output<typeof contactKind>;
const ofContact = z.object({ kind: contactKind, id: idText });

/** How a contact is reached; only the name is required. */
const contactRequest = z.object({
  ...sentShape('contact'),
  name: singleLine(LINE_MAX).min(1, refusal('contacts.nameRequired')),
});
export type ContactRequest = z.output<typeof contactRequest>;

/** A contact, with the stations and deployments that name it as far as the caller sees them. */
const contact = z.strictObject({
  id: z.int(),
  ...repliedShape('contact'),
  version: z.int(),
  /** Drafts have no number. */
  stations: z.array(
    z.strictObject({ id: z.int(), station_id_tmg: z.string().nullable(), station_name: z.string() }),
  ),
  deployments: z.array(z.strictObject({ id: z.int(), name: z.string() })),
});
export type Contact = z.output<typeof contact>;

/** Who provides counters and who asks for counts: seen and corrected. */
export const contactCalls = {
  'GET /contacts/:kind/:id': {
    summary: 'A provider or requester, with the stations and deployments that name it',
    params: ofContact,
    reply: contact,
  },
  'PUT /contacts/:kind/:id': {
    summary:
      'Corrects a provider or requester wherever it is named; 409 with the newer record where the version is stale',
    params: ofContact,
    body: contactRequest.extend({ version: z.int().min(1).optional() }),
    reply: contact,
  },
} as const satisfies Calls;
