import { blankAnswers } from 'shared-domain/fields';
import type { FlowIdentity, FlowRequest, V1StationRequest, PredictedField } from 'shared-domain';
import { trail } from './walk.bodies.ts';

/** A flow that may be published. */
export const completeFlow: FlowRequest = {
  name: 'Bicycle NB',
  vendor_code: '2',
  count_method_code: '3',
  facility_type_code: '8',
  street_side_code: '9',
  count_type_code: '3',
  travel_direction_code: '1',
  sensor_type_code: 'LI',
  movement_direction_code: '1',
  count_location_to_roadway_code: '3',
  direction_of_route_code: '9',
  surface_condition_code: '2',
  nonmotorized_facility_width_code: '5',
  nonmotorized_facility_buffer_width_code: '0',
  mounting_object: 'Post',
  other_notes: 'Behind the bench.\nKey at the office.',
  count_interval: 15,
  serial_number: 'X2H20181201',
  eco_id: '101040999',
  eco_name: 'Waller Creek NB',
  station_id_agency: 'WC-1',
};

/** What a new flow is predicted from. */
export const prediction = {
  count_method_code: '3',
  facility_type_code: '8',
  street_side_code: '9',
  count_type_code: '2',
  vendor_code: '1',
  predict: ['sensor_type', 'movement_direction'] as PredictedField[],
};

/** A station of the v1 form that may be published, with two channels. */
export const completeV1Station: V1StationRequest = {
  ...blankAnswers('v1'),
  station_name: 'Waller Creek Trail at 15th St',
  station_id_agency: 'WC-1',
  street_or_trail_name: 'Waller Creek Trail',
  latitude: 30.277812,
  longitude: -97.734905,
  county_code: 227,
  city_id: 5,
  city_area: 'Downtown',
  year_station_established: '2026-02-20',
  year_station_discontinued: null,
  eco_id: null,
  channels: [
    {
      id: null,
      name: 'Bicycle NB',
      eco_id: '101040998',
      count_type_code: '2',
      travel_direction_code: '1',
      street_side_code: '9',
      sensor_type_code: 'LI',
      vendor_code: '2',
    },
    {
      id: null,
      name: 'Bicycle SB',
      eco_id: '101040999',
      count_type_code: '2',
      travel_direction_code: '5',
      street_side_code: null,
      sensor_type_code: 'LI',
      vendor_code: '2',
    },
  ],
  count_method_code: '3',
  count_interval: 15,
  serial_number: 'X2H20181201',
  primary_count_purpose_code: 'P',
  other_notes: 'Behind the bench.\nKey at the office.',
  facility_type_code: '8',
  station_location: 'North of the bridge',
  mounting: 'Banded',
  mounting_object: 'Post',
  ...trail,
  movement_direction_code: '3',
  count_location_to_roadway_code: '3',
  intersection_code: '0',
  street_width_code: '0',
  street_traffic_volume_adt: 0,
  posted_speed_limit_code: '00',
  nhs_code: 'N',
  posted_route_sign_code: '3',
  posted_signed_route_number: '290',
  nonmotorized_facility_width_code: '5',
  nonmotorized_facility_buffer_width_code: '0',
  surface_type_code: '2',
  surface_condition_code: '2',
  parking_code: '0',
  ada_ramp_code: '2',
  street_lighting_code: '4',
  transit_code: '1',
  shade_code: '3',
  surrounding_land_use_code: '8',
  provider: null,
  requester: null,
};

/** The same with one channel, which is this flow. */
export function v1StationWith({ id, identity }: { id: number; identity: FlowIdentity }): V1StationRequest {
  const { count_method_code, count_type_code, travel_direction_code, street_side_code } = identity;
  return {
    ...completeV1Station,
    count_method_code,
    channels: [
      {
        id,
        name: 'Bicycle',
        eco_id: '101040998',
        count_type_code,
        travel_direction_code,
        street_side_code,
        sensor_type_code: 'LI',
        vendor_code: '2',
      },
    ],
  };
}
