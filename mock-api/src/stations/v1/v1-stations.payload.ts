import type { ChannelFact, ContactChoice, ProviderContact, RequesterContact } from 'shared-domain';
import { isEmail } from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import {
  confirmed,
  day,
  lineOrNull,
  notesOrNull,
  requestKey,
  singleLine,
} from '../../platform/http/schemas.ts';
import { texts as accountTexts } from '../../people/account/texts.ts';
import { codeOption } from '../lookups/lookups.payload.ts';
import { station as stationReply } from '../list/stations.payload.ts';
import { texts } from './texts.ts';

const CHANNELS_MAX = 100;
/** Minutes of a day at most. */
const INTERVAL_MAX = 1440;

const line = () => lineOrNull(120);
const code = () => z.string().max(4).nullable();
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

const channelFields = {
  name: singleLine(120),
  eco_id: line(),
  count_type_code: code(),
  travel_direction_code: code(),
  street_side_code: code(),
  sensor_type_code: code(),
  vendor_code: code(),
};

/** What is asked once, of the station or of a channel. */
const factFields = {
  count_method_code: code(),
  count_interval: z.int().min(0).max(INTERVAL_MAX).nullable(),
  serial_number: line(),
  facility_type_code: code(),
  movement_direction_code: code(),
  count_location_to_roadway_code: code(),
  mounting_object: line(),
  surface_condition_code: code(),
  nonmotorized_facility_width_code: code(),
  nonmotorized_facility_buffer_width_code: code(),
} satisfies Record<ChannelFact, z.ZodType>;

/** Plain answers of the v1 form; only their shape is checked here. */
const fields = {
  ...factFields,
  station_name: singleLine(120),
  station_id_agency: line(),
  street_or_trail_name: line(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  county_code: id(),
  city_id: id(),
  city_area: line(),
  year_station_established: day.nullable(),
  year_station_discontinued: z.int().min(1900).max(2200).nullable(),
  eco_id: line(),
  primary_count_purpose_code: code(),
  other_notes: notesOrNull(),
  station_location: line(),
  mounting: line(),
  func_class_code: code(),
  direction_of_route_code: code(),
  intersection_code: code(),
  street_width_code: code(),
  street_traffic_volume_adt: z.int().min(0).max(1_000_000).nullable(),
  posted_speed_limit_code: code(),
  nhs_code: code(),
  posted_route_sign_code: code(),
  posted_signed_route_number: lineOrNull(8),
  surface_type_code: code(),
  parking_code: code(),
  ada_ramp_code: code(),
  street_lighting_code: code(),
  transit_code: code(),
  shade_code: code(),
  surrounding_land_use_code: code(),
};

const request = {
  ...fields,
  confirmed,
  channels: z
    .array(z.object({ ...channelFields, ...z.object(factFields).partial().shape, id: id(), version }))
    .max(CHANNELS_MAX),
  provider: provider.nullable(),
  requester: requester.nullable(),
};

export const newStation = z.object({ station: z.object({ ...request, request_key: requestKey }) });
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
    ...channelFields,
    ...factFields,
    serial_number: text,
    mounting_object: text,
    name: z.string(),
    eco_id: text,
    id: z.int(),
    version: z.int(),
    has_counts: z.boolean(),
    flowid_txdot: text,
  }),
);

/** A station or draft, as replied to the v1 form. */
export const v1Station = z.object({
  ...fields,
  station_name: z.string(),
  station_id_agency: text,
  street_or_trail_name: text,
  city_area: text,
  eco_id: text,
  serial_number: text,
  other_notes: text,
  station_location: text,
  mounting: text,
  mounting_object: text,
  posted_signed_route_number: text,
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

const options = z.array(codeOption);
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
  countType: options,
  travelDirection: options,
  streetSide: options,
  sensorType: options,
  vendor: options,
  countMethod: options,
  primaryCountPurpose: options,
  facilityType: options,
  funcClass: options,
  directionOfRoute: options,
  movementDirection: options,
  countLocationToRoadway: options,
  intersection: options,
  streetWidth: options,
  postedSpeedLimit: options,
  nhs: options,
  postedRouteSign: options,
  nonmotorizedFacilityWidth: options,
  nonmotorizedFacilityBufferWidth: options,
  surfaceType: options,
  surfaceCondition: options,
  parking: options,
  adaRamp: options,
  streetLighting: options,
  transit: options,
  shade: options,
  surroundingLandUse: options,
});
