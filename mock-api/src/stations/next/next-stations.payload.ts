import type { NextStation } from 'shared-domain';
import { z } from 'zod';
import { confirmed, day, lineOrNull, requestKey, singleLine } from '../../platform/http/schemas.ts';
import { decimalNumber } from '../../platform/http/validate.ts';
import { flow, flowReply, flowSet } from '../flows/flows.payload.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { codeOption } from '../lookups/lookups.payload.ts';
import { nextFields, progressOf } from '../records/station-forms.ts';
import type { StationRecord } from '../records/station-record.sql.ts';

const code = () => z.string().max(4).nullable();
const year = () => z.int().min(1900).max(2200).nullable();
const date = () => day.nullable();
const id = () => z.int().min(1).max(1_000_000_000).nullable();

const fields = {
  station_name: singleLine(120),
  street_or_trail_name: lineOrNull(120),
  neighborhood: lineOrNull(120),
  latitude_avg: z.number().nullable(),
  longitude_avg: z.number().nullable(),
  year_station_established: date(),
  year_station_discontinued: year(),
  first_imported: date(),
  state_code: code(),
  txdot_district_code: id(),
  county_code: id(),
  city_id: id(),
  intersection_code: code(),
  func_class_code: code(),
  direction_of_route_code: code(),
  street_width_code: code(),
  street_traffic_volume_adt: z.int().min(0).max(1_000_000).nullable(),
  posted_route_sign_code: code(),
  posted_route_sign_number: lineOrNull(8),
  posted_speed_limit_code: code(),
  nhs_code: code(),
  surrounding_land_use_codes: z.array(z.string().max(4)).max(50),
  ada_ramp_code: code(),
  street_lighting_code: code(),
  transit_code: code(),
};

/** A new station as the next form sends it; only its shape is checked here. */
export const newStation = z.object({
  ...fields,
  confirmed,
  flow_set: flowSet.optional(),
  eco_id: lineOrNull(60).optional(),
  request_key: requestKey,
});
/** The same with the version that was read (S10). */
export const versionedRequest = z.object({
  ...fields,
  confirmed,
  flow_set: flowSet.optional(),
  version: z.int().min(1).optional(),
});
export const publishBody = z.object({ station: versionedRequest });
export const stationParams = z.object({ id: z.string().max(20) });

export const geoQuery = z.object({ latitude: decimalNumber(), longitude: decimalNumber() });

const bareText = z.string().nullable();
const bareNumber = z.number().nullable();

/** A station or draft of the next form, as replied. */
export const nextStation = z.object({
  ...fields,
  station_name: z.string(),
  street_or_trail_name: bareText,
  neighborhood: bareText,
  posted_route_sign_number: bareText,
  id: z.int(),
  draft_id: z.int().nullable(),
  draft: z.boolean(),
  station_id_tmg: bareText,
  agency_id: z.int(),
  progress: bareNumber,
  version: z.int(),
  flows: z.array(flow),
});
export const created = z.object({ data: nextStation });

const numbered = { tmg_prefix: z.string(), tmg_count: z.int() };

export const reverseGeo = z.object({
  city: z.object({ id: z.int(), city_area: z.string(), ...numbered }).nullable(),
  county: z.object({ code: z.int(), county: z.string(), txdot_district_code: z.int() }).nullable(),
  nearest: z.object({ city_area: z.string(), distance_km: z.int() }).nullable(),
});

const options = z.array(codeOption);
export const stationOptions = z.object({
  state: options,
  txdotDistrict: options,
  county: z.array(codeOption.extend({ txdot_district_code: z.int() })),
  city: z.array(codeOption.extend({ county_code: z.int(), ...numbered })),
  intersection: options,
  funcClass: options,
  directionOfRoute: options,
  streetWidth: options,
  postedRouteSign: options,
  postedSpeedLimit: options,
  nhs: options,
  surroundingLandUse: options,
  adaRamp: options,
  streetLighting: options,
  transit: options,
});

/** A station as the next form reads it; a draft with how far it is. */
export function nextStationReply(record: StationRecord, flows: FlowRow[]): NextStation {
  const { id, draft, station_id_tmg, agency_id, version } = record;
  return {
    ...nextFields(record),
    id,
    draft_id: draft ? id : null,
    draft,
    station_id_tmg,
    agency_id,
    progress: progressOf(record, flows),
    version,
    flows: flows.map(flowReply),
  };
}
