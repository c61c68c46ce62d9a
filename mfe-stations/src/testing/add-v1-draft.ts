import { call } from 'shared-ui/api';
import type { V1Station, V1StationRequest } from 'shared-domain';
import { signInAs } from 'shared-ui/testing';
import { trail } from './add-draft.ts';
import { emptyStation, toRequest } from '../station/station.record.ts';

/** Everything that a station of the v1 form must have to be published, but for the place. */
export const completeV1Station = toRequest({
  ...emptyStation,
  station_name: 'Waller Creek at 15th',
  latitude: '30.261000',
  longitude: '-97.745000',
  city_area: 'Downtown',
  year_station_established: '2024-05-01',
  count_method: '3',
  serial_number: 'X2H20012345',
  facility_type: '8',
  ...trail,
  movement_direction: '3',
  'name@new1': 'Northbound',
  'eco_id@new1': '101',
  'count_type@new1': '2',
  'travel_direction@new1': '1',
  'sensor_type@new1': 'L',
  'vendor@new1': '2',
});

/** Adds a draft of Austin's as its ordinary user, who is signed in then; complete, its place looked up on the way. */
export async function addV1Draft(changes: Partial<V1StationRequest> = {}): Promise<V1Station> {
  await signInAs('user');
  const { city, county } = await call('GET /station-reverse-geo', {
    query: { latitude: 30.261, longitude: -97.745 },
  });
  const place = { city_id: city?.id ?? null, county_code: county?.code ?? null };
  const body = { station: { ...completeV1Station, ...place, ...changes } };
  return (await call('POST /draft-stations', { body })).station;
}

/** Where a draft is edited. */
export const v1DraftPath = ({ draft_id }: V1Station) => `/edit-draft-station/${draft_id}`;
