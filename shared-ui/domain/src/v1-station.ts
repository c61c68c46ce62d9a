import type { ChannelFacts } from './channel-facts.rules.ts';
import type { CodeOption } from './codes.ts';

/** Somebody who provides counters. */
export type ProviderContact = {
  id: number;
  provider_agency: string | null;
  provider_name: string;
  provider_phone: string | null;
  provider_email: string | null;
};
/** Somebody who asked for counts. */
export type RequesterContact = {
  id: number;
  requester_agency: string | null;
  requester_name: string;
  requester_phone: string | null;
  requester_email: string | null;
};

/** One that is chosen (its id alone counts), or a new one (`id` null), which is added with the station. */
export type ContactChoice<C extends { id: number }> = { id: number } | (Omit<C, 'id'> & { id: null });

/**
 * A channel row of the v1 form: a flow by its older name. `eco_id` is the row's ID. What the form asks once may be said
 * here for the channel alone (S13); left out, it is what the station says.
 */
export type V1ChannelRequest = Partial<ChannelFacts> & {
  /** The flow that it is; null for a new row. */
  id: number | null;
  name: string;
  eco_id: string | null;
  count_type_code: string | null;
  travel_direction_code: string | null;
  street_side_code: string | null;
  sensor_type_code: string | null;
  vendor_code: string | null;
  /** The flow's version that was read (S10). */
  version?: number;
};

/** A channel as it is stored. */
export type V1Channel = Required<V1ChannelRequest> & {
  id: number;
  flowid_txdot: string | null;
  /** Whether there are counts of it; then its codes stay, and it can't be removed (S7). */
  has_counts: boolean;
};

/**
 * A station as the v1 form sends it: codes, not labels. A draft may leave everything but the name empty. What the
 * form asks once and the model keeps with each flow (count method, facility type, sensor's place …) goes to every flow
 * of the station that says nothing else by itself, and on an update only where it was changed: sending back what was read
 * changes nothing. Where flows differ the reply has here what most of them say.
 */
export type V1StationRequest = {
  station_name: string;
  station_id_agency: string | null;
  street_or_trail_name: string | null;
  latitude: number | null;
  longitude: number | null;
  county_code: number | null;
  city_id: number | null;
  /** The next form's neighborhood. */
  city_area: string | null;
  /** 'YYYY-MM-DD' */
  year_station_established: string | null;
  year_station_discontinued: number | null;
  /** The vendor's id of the site, where the station was found on the vendor's platform. */
  eco_id: string | null;
  channels: V1ChannelRequest[];
  count_method_code: string | null;
  /** Minutes; 0 for TRAFx. */
  count_interval: number | null;
  serial_number: string | null;
  primary_count_purpose_code: string | null;
  other_notes: string | null;
  facility_type_code: string | null;
  station_location: string | null;
  mounting: string | null;
  mounting_object: string | null;
  func_class_code: string | null;
  direction_of_route_code: string | null;
  movement_direction_code: string | null;
  count_location_to_roadway_code: string | null;
  intersection_code: string | null;
  street_width_code: string | null;
  street_traffic_volume_adt: number | null;
  posted_speed_limit_code: string | null;
  nhs_code: string | null;
  posted_route_sign_code: string | null;
  posted_signed_route_number: string | null;
  nonmotorized_facility_width_code: string | null;
  nonmotorized_facility_buffer_width_code: string | null;
  surface_type_code: string | null;
  surface_condition_code: string | null;
  parking_code: string | null;
  ada_ramp_code: string | null;
  street_lighting_code: string | null;
  transit_code: string | null;
  shade_code: string | null;
  /** The first of the station's land uses; the next form takes several. */
  surrounding_land_use_code: string | null;
  provider: ContactChoice<ProviderContact> | null;
  requester: ContactChoice<RequesterContact> | null;
};

/** A station or draft as the v1 form edits it. */
export type V1Station = Omit<V1StationRequest, 'channels' | 'provider' | 'requester'> & {
  id: number;
  draft_id: number | null;
  draft: boolean;
  station_id_tmg: string | null;
  agency_id: number;
  progress: number | null;
  version: number;
  channels: V1Channel[];
  provider: ProviderContact | null;
  requester: RequesterContact | null;
};

/** Lists of the v1 form that are plain codes. */
export type V1CodeList =
  | 'countType'
  | 'travelDirection'
  | 'streetSide'
  | 'sensorType'
  | 'vendor'
  | 'countMethod'
  | 'primaryCountPurpose'
  | 'facilityType'
  | 'funcClass'
  | 'directionOfRoute'
  | 'movementDirection'
  | 'countLocationToRoadway'
  | 'intersection'
  | 'streetWidth'
  | 'postedSpeedLimit'
  | 'nhs'
  | 'postedRouteSign'
  | 'nonmotorizedFacilityWidth'
  | 'nonmotorizedFacilityBufferWidth'
  | 'surfaceType'
  | 'surfaceCondition'
  | 'parking'
  | 'adaRamp'
  | 'streetLighting'
  | 'transit'
  | 'shade'
  | 'surroundingLandUse';

/** GET /station-options */
export type V1StationOptions = Record<V1CodeList, CodeOption[]> & {
  county: (CodeOption & { txdot_district_code: number })[];
  /** `label` and `city_area` are the city's name. */
  city: (CodeOption & { city_area: string; county_code: number; tmg_prefix: string; tmg_count: number })[];
  provider: ProviderContact[];
  requester: RequesterContact[];
};
