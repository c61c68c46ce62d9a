import { z } from 'zod';
import { CHANNEL_FACTS, type ChannelFact } from '../channel-facts.rules.ts';
import type { V1List } from '../fields/forms.ts';
import { STATION_FLOWS_MAX } from '../limits.ts';
import type { Calls } from './calls.ts';
import { codeOption } from './codes.schema.ts';
import { confirmed, done, idempotencyKey } from './fields.schema.ts';
import { optionsShape, readVersion, repliedShape, rowId, sentShape } from './form-fields.schema.ts';
import { refusal } from './refusals.ts';
import { station } from './station.schema.ts';

const newContact = refusal('stations.newContact');
/** One that is chosen (its id alone counts), or a new one (`id` null), which is added with the station. */
const provider = z.union(
  [
    z.object({ id: rowId }),
    z
      .object({ id: z.null(), ...sentShape('provider') })
      .refine((contact) => contact.provider_name !== '', newContact),
  ],
  newContact,
);
const requester = z.union(
  [
    z.object({ id: rowId }),
    z
      .object({ id: z.null(), ...sentShape('requester') })
      .refine((contact) => contact.requester_name !== '', newContact),
  ],
  newContact,
);

const fields = sentShape('v1');
const replied = repliedShape('v1');
/** What is asked once, of the station or of a channel. */
const factsIn = (shape: typeof fields) =>
  Object.fromEntries(CHANNEL_FACTS.map((fact) => [fact, shape[fact]])) as Pick<typeof fields, ChannelFact>;

const sentChannel = z.object({
  ...sentShape('channel'),
  ...z.object(factsIn(fields)).partial().shape,
  /** The flow that it is; null for a new row. */
  id: rowId.nullable(),
  /** The flow's version that was read (S10). */
  version: readVersion,
});
/**
 * A channel row of the v1 form: a flow by its older name. `eco_id` is the row's ID. What the form asks once may be said
 * here for the channel alone (S13); left out, it is what the station says.
 */
export type V1ChannelRequest = z.output<typeof sentChannel>;

const answers = z.object({
  ...fields,
  channels: z.array(sentChannel).max(STATION_FLOWS_MAX),
  provider: provider.nullable(),
  requester: requester.nullable(),
});
/**
 * A station as the v1 form sends it: codes, not labels. A draft may leave everything but the name empty. What the
 * form asks once and the model keeps with each flow (count method, facility type, sensor's place …) goes to every flow
 * of the station that says nothing else by itself, and on an update only where it was changed: sending back what was read
 * changes nothing. Where flows differ the reply has here what most of them say.
 */
export type V1StationRequest = z.output<typeof answers>;

const request = answers.extend({ confirmed });
/** A new one as the v1 form sends it; only its shape is checked here. */
const newStation = z.object({ station: request.extend({ request_key: idempotencyKey }) });
const changedStation = z.object({
  station: request.extend({
    version: readVersion,
    /** Ids; channels that are neither sent nor removed stay. */
    removed_channels: z.array(rowId).max(STATION_FLOWS_MAX).optional(),
    station_id_tmg: z.string().max(20),
  }),
});
const changedDraft = z.object({ station: request.extend({ version: readVersion, draft_id: rowId }) });
const ofDraft = z.object({ draftId: z.string().max(20) });

const text = z.string().nullable();

/** Somebody who provides counters. */
const providerContact = z.object({ id: z.int(), ...repliedShape('provider') });
export type ProviderContact = z.output<typeof providerContact>;

/** Somebody who asked for counts. */
const requesterContact = z.object({ id: z.int(), ...repliedShape('requester') });
export type RequesterContact = z.output<typeof requesterContact>;

/** A channel as it is stored. */
const channel = z.object({
  ...repliedShape('channel'),
  ...factsIn(replied),
  id: z.int(),
  version: z.int(),
  /** Whether there are counts of it; then its codes stay, and it can't be removed (S7). */
  has_counts: z.boolean(),
  flowid_txdot: text,
});
export type V1Channel = z.output<typeof channel>;

/** A station or draft as the v1 form edits it. */
const v1Station = z.object({
  ...replied,
  channels: z.array(channel),
  provider: providerContact.nullable(),
  requester: requesterContact.nullable(),
  id: z.int(),
  draft_id: z.int().nullable(),
  draft: z.boolean(),
  station_id_tmg: text,
  agency_id: z.int(),
  progress: z.number().nullable(),
  version: z.int(),
});
export type V1Station = z.output<typeof v1Station>;

const success = z.literal(true);
const saved = z.object({ success, station: v1Station });
const published = z.object({ success, station_id_tmg: z.string(), station: v1Station });

/** As lists read it, with `record` as the v1 form edits it. */
const stationWithRecord = station.extend({ record: v1Station });
export type StationWithRecord = z.output<typeof stationWithRecord>;

const options = z.object({
  /** The form doesn't ask for it: it says which one the county is in. */
  txdotDistrict: z.array(codeOption),
  county: z.array(codeOption.extend({ txdot_district_code: z.int() })),
  /** `label` and `city_area` are the city's name. */
  city: z.array(
    codeOption.extend({
      city_area: z.string(),
      county_code: z.int(),
      tmg_prefix: z.string(),
      tmg_count: z.int(),
    }),
  ),
  provider: z.array(providerContact),
  requester: z.array(requesterContact),
  ...optionsShape<V1List>('v1', 'channel'),
});
export type V1StationOptions = z.output<typeof options>;

/** Stations and drafts of the v1 form; its channels are the next form's flows. */
export const v1StationCalls = {
  'GET /stations/:stationId': {
    summary: 'A published station with its channels, and as the v1 form edits it',
    params: z.object({ stationId: z.string().max(20) }),
    reply: stationWithRecord,
  },
  'GET /station-options': { summary: 'The option lists of the v1 station form', reply: options },
  'POST /stations': {
    summary: 'Publishes a new station with its channels; the server issues its number',
    body: newStation,
    reply: published,
  },
  'PUT /stations/channels/update': {
    summary:
      'Updates a published station with its channels; 409 with the newer record where a version is stale',
    body: changedStation,
    reply: saved,
  },
  'GET /draft-stations/:draftId': {
    summary: 'A draft by its number, as the v1 form edits it',
    params: ofDraft,
    reply: v1Station,
  },
  'GET /draft-stations/:draftId/channels': {
    summary: 'The channels of a draft',
    params: ofDraft,
    reply: z.array(channel),
  },
  'POST /draft-stations': {
    summary: 'Adds a draft; only its name is required',
    body: newStation,
    reply: saved,
  },
  'PUT /draft-stations/channels/update': {
    summary:
      'Updates a draft, whose channels are those sent; 409 with the newer record where a version is stale',
    body: changedDraft,
    reply: saved,
  },
  'POST /draft-stations/publish': {
    summary: 'Publishes a draft with its channels; the server issues its number',
    body: changedDraft,
    reply: published,
  },
  'DELETE /draft-stations/:draftId': {
    summary: 'Deletes a draft with its channels',
    params: ofDraft,
    reply: done,
  },
} as const satisfies Calls;
