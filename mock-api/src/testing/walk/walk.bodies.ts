import type { CsvExportRequest, DeploymentRequest, NextStationRequest, TmasRequest } from 'shared-domain';

/** A station that may be published. */
export const completeStation: NextStationRequest = {
  station_name: 'Waller Creek Trail at 15th St',
  street_or_trail_name: 'Waller Creek Trail',
  neighborhood: null,
  latitude_avg: 30.277812,
  longitude_avg: -97.734905,
  year_station_established: '2026-02-20',
  year_station_discontinued: null,
  first_imported: null,
  state_code: '48',
  txdot_district_code: 14,
  county_code: 227,
  city_id: 5,
  intersection_code: '0',
  func_class_code: '8U',
  direction_of_route_code: '9',
  street_width_code: null,
  street_traffic_volume_adt: null,
  posted_route_sign_code: null,
  posted_route_sign_number: null,
  posted_speed_limit_code: null,
  nhs_code: null,
  surrounding_land_use_codes: [],
  ada_ramp_code: null,
  street_lighting_code: null,
  transit_code: null,
};

/** A deployment at this station. */
export const deploymentAt = (station: string): DeploymentRequest => ({
  name: '2026-02 Waller Creek',
  station_id_tmgs: [station],
  start_date: '2026-02-01',
  end_date: null,
  location: null,
  notes: null,
  agency: 3,
  primary_count_purpose_code: null,
  requester_id: null,
  provider_id: null,
});

/** A CSV export of this station's certified counts. */
export const csvOf = (station: string): CsvExportRequest => ({
  stations: [station],
  count_types: [],
  count_methods: [],
  travel_directions: [],
  fromDate: '01/01/2020',
  toDate: '12/31/2025',
  countData: true,
  stationMetadata: false,
});

/** An export of this station to TMAS. */
export const tmasOf = (station: string): TmasRequest => ({
  stations: [station],
  fromDate: '01/01/2020',
  toDate: '12/31/2025',
});
