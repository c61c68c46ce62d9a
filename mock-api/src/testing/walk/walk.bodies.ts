import { blankAnswers } from 'shared-domain/fields';
import type { CsvExportRequest, DeploymentRequest, NextStationRequest, TmasRequest } from 'shared-domain';

/** A shared-use path, whose directions are told as one. */
export const trail = { func_class_code: '8U', direction_of_route_code: '9' } as const;

/** A station that may be published. */
export const completeStation: NextStationRequest = {
  ...blankAnswers('next'),
  station_name: 'Waller Creek Trail at 15th St',
  street_or_trail_name: 'Waller Creek Trail',
  latitude_avg: 30.277812,
  longitude_avg: -97.734905,
  year_station_established: '2026-02-20',
  state_code: '48',
  txdot_district_code: 14,
  county_code: 227,
  city_id: 5,
  intersection_code: '0',
  ...trail,
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
