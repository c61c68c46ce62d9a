import type { ChannelFact, ContactChoice, ProviderContact, RequesterContact } from 'shared-domain';
import { CHANNEL_FACTS, isEmail } from 'shared-domain';
import type { V1List } from 'shared-domain/fields';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { confirmed, lineOrNull, idempotencyKey, singleLine } from '../../platform/http/schemas.ts';
import { texts as accountTexts } from '../../people/account/texts.ts';
import { codeOption } from '../lookups/lookups.payload.ts';
import { station as stationReply } from '../list/stations.payload.ts';
import { optionsShape, repliedShape, sentShape } from '../records/field-schemas.ts';
import { texts } from './texts.ts';

const CHANNELS_MAX = 100;

const line = () => lineOrNull(120);
const rowId = () => z.int().min(1).max(1_000_000_000);
const id = () => rowId().nullable();
const version = rowId().optional();
const email = () =>
  line().refine((address) => address === null || isEmail(address), said(accountTexts.invalidEmail));

const provider: z.ZodType<ContactChoice<ProviderContact>> = z.union(
  [
    z.object({ id: rowId() }),
    z
      .object({
        id: z.null(),
        provider_agency: line(),
        provider_name: singleLine(120),
        provider_phone: line(),
        provider_email: email(),
      })
      .refine((contact) => contact.provider_name !== '', said(texts.newContact)),
  ],
  said(texts.newContact),
);
const requester: z.ZodType<ContactChoice<RequesterContact>> = z.union(
  [
    z.object({ id: rowId() }),
    z
      .object({
        id: z.null(),
        requester_agency: line(),
        requester_name: singleLine(120),
        requester_phone: line(),
        requester_email: email(),
      })
      .refine((contact) => contact.requester_name !== '', said(texts.newContact)),
  ],
  said(texts.newContact),
);

const { v1: fields, channel: channelFields } = { v1: sentShape('v1'), channel: sentShape('channel') };
const replied = repliedShape('v1');
/** What is asked once, of the station or of a channel. */
const factsIn = (shape: typeof fields) =>
  Object.fromEntries(CHANNEL_FACTS.map((fact) => [fact, shape[fact]])) as Pick<typeof fields, ChannelFact>;

const request = {
  ...fields,
  confirmed,
  channels: z
    .array(z.object({ ...channelFields, ...z.object(factsIn(fields)).partial().shape, id: id(), version }))
    .max(CHANNELS_MAX),
  provider: provider.nullable(),
  requester: requester.nullable(),
};

export const newStation = z.object({ station: z.object({ ...request, request_key: idempotencyKey }) });
export const changedStation = z.object({
  station: z.object({
    ...request,
    version,
    removed_channels: z.array(rowId()).max(CHANNELS_MAX).optional(),
    station_id_tmg: z.string().max(20),
  }),
});
export const changedDraft = z.object({ station: z.object({ ...request, version, draft_id: rowId() }) });
export const draftParams = z.object({ draftId: z.string().max(20) });

const text = z.string().nullable();
const number = z.number().nullable();

const providerReply = z.object({
  id: z.int(),
  provider_agency: text,
  provider_name: z.string(),
  provider_phone: text,
  provider_email: text,
});
const requesterReply = z.object({
  id: z.int(),
  requester_agency: text,
  requester_name: z.string(),
  requester_phone: text,
  requester_email: text,
});

/** Channel rows, as replied. */
export const channels = z.array(
  z.object({
    ...repliedShape('channel'),
    ...factsIn(replied),
    id: z.int(),
    version: z.int(),
    has_counts: z.boolean(),
    flowid_txdot: text,
  }),
);

/** A station or draft, as replied to the v1 form. */
export const v1Station = z.object({
  ...replied,
  channels,
  provider: providerReply.nullable(),
  requester: requesterReply.nullable(),
  id: z.int(),
  draft_id: z.int().nullable(),
  draft: z.boolean(),
  station_id_tmg: text,
  agency_id: z.int(),
  progress: number,
  version: z.int(),
});

const success = z.literal(true);
export const saved = z.object({ success, station: v1Station });
export const published = z.object({ success, station_id_tmg: z.string(), station: v1Station });
/** GET /stations/:stationId */
export const stationWithRecord = stationReply.extend({ record: v1Station });

export const v1StationOptions = z.object({
  county: z.array(codeOption.extend({ txdot_district_code: z.int() })),
  city: z.array(
    codeOption.extend({
      city_area: z.string(),
      county_code: z.int(),
      tmg_prefix: z.string(),
      tmg_count: z.int(),
    }),
  ),
  provider: z.array(providerReply),
  requester: z.array(requesterReply),
  ...optionsShape<V1List>('v1', 'channel'),
});
