import { draftProgress, v1DraftProgress } from 'shared-domain';
import type { NextStationRequest, V1Channel, V1Station } from 'shared-domain';
import { sharedFacts, stationFacts } from '../../platform/http/asked-once.rules.ts';
import { flowIdOrNull } from './flow-id.rules.ts';
import type { FlowRow } from './flows.sql.ts';
import type { StationColumns, StationRecord } from './station-record.sql.ts';

/** The columns that a request of the next form writes. */
export function columnsOfNext({
  latitude_avg,
  longitude_avg,
  ...same
}: NextStationRequest): Partial<StationColumns> {
  return { ...same, latitude: latitude_avg, longitude: longitude_avg };
}

/** A record's answers as the next form names them. */
export function nextFields(record: StationRecord): NextStationRequest {
  return {
    station_name: record.station_name,
    street_or_trail_name: record.street_or_trail_name,
    neighborhood: record.neighborhood,
    latitude_avg: record.latitude,
    longitude_avg: record.longitude,
    year_station_established: record.year_station_established,
    year_station_discontinued: record.year_station_discontinued,
    first_imported: record.first_imported,
    state_code: record.state_code,
    txdot_district_code: record.txdot_district_code,
    county_code: record.county_code,
    city_id: record.city_id,
    intersection_code: record.intersection_code,
    func_class_code: record.func_class_code,
    direction_of_route_code: record.direction_of_route_code,
    street_width_code: record.street_width_code,
    street_traffic_volume_adt: record.street_traffic_volume_adt,
    posted_route_sign_code: record.posted_route_sign_code,
    posted_route_sign_number: record.posted_route_sign_number,
    posted_speed_limit_code: record.posted_speed_limit_code,
    nhs_code: record.nhs_code,
    surrounding_land_use_codes: record.surrounding_land_use_codes,
    ada_ramp_code: record.ada_ramp_code,
    street_lighting_code: record.street_lighting_code,
    transit_code: record.transit_code,
  };
}

/** A flow as a channel row of the v1 form. */
function channelOf(flow: FlowRow): V1Channel {
  return {
    id: flow.id,
    name: flow.name,
    eco_id: flow.eco_id,
    count_type_code: flow.count_type_code,
    travel_direction_code: flow.travel_direction_code,
    street_side_code: flow.street_side_code,
    sensor_type_code: flow.sensor_type_code,
    vendor_code: flow.vendor_code,
    ...stationFacts(flow),
    version: flow.version,
    has_counts: flow.has_counts,
    flowid_txdot: flowIdOrNull(flow.station_id_tmg, flow),
  };
}

/** What the v1 form shows of a station, but for its contacts and what the server keeps. */
export type V1Fields = Omit<
  V1Station,
  | 'id'
  | 'draft_id'
  | 'draft'
  | 'station_id_tmg'
  | 'agency_id'
  | 'progress'
  | 'version'
  | 'provider'
  | 'requester'
>;

/** A record's answers as the v1 form names them. */
export function v1Fields(record: StationRecord, flows: FlowRow[]): V1Fields {
  return {
    station_name: record.station_name,
    station_id_agency: record.station_id_agency,
    street_or_trail_name: record.street_or_trail_name,
    latitude: record.latitude,
    longitude: record.longitude,
    county_code: record.county_code,
    city_id: record.city_id,
    city_area: record.neighborhood,
    year_station_established: record.year_station_established,
    year_station_discontinued: record.year_station_discontinued,
    eco_id: record.eco_id,
    channels: flows.map(channelOf),
    ...sharedFacts(record, flows),
    primary_count_purpose_code: record.primary_count_purpose_code,
    other_notes: record.other_notes,
    station_location: record.station_location,
    mounting: record.mounting,
    func_class_code: record.func_class_code,
    direction_of_route_code: record.direction_of_route_code,
    intersection_code: record.intersection_code,
    street_width_code: record.street_width_code,
    street_traffic_volume_adt: record.street_traffic_volume_adt,
    posted_speed_limit_code: record.posted_speed_limit_code,
    nhs_code: record.nhs_code,
    posted_route_sign_code: record.posted_route_sign_code,
    posted_signed_route_number: record.posted_route_sign_number,
    surface_type_code: record.surface_type_code,
    parking_code: record.parking_code,
    ada_ramp_code: record.ada_ramp_code,
    street_lighting_code: record.street_lighting_code,
    transit_code: record.transit_code,
    shade_code: record.shade_code,
    surrounding_land_use_code: record.surrounding_land_use_codes[0] ?? null,
  };
}

/** How far a draft is by the form that it was made with (S4); null for a published station. */
export function progressOf(record: StationRecord, flows: FlowRow[]): number | null {
  if (!record.draft) return null;
  return record.form === 'v1' ? v1DraftProgress(v1Fields(record, flows)) : draftProgress(nextFields(record));
}
