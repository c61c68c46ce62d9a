import { call } from 'shared-ui/api';
import type { NextStation, NextStationRequest } from 'shared-domain';
import { signInAs } from 'shared-ui/testing';
import { emptyValues, toRequest } from '../next-station/next-station.record.ts';

/** A shared-use path, whose directions are told as one. */
export const trail = { func_class: '8U', direction_of_route: '9' } as const;

/** Everything that a station must have to be published, but for the place. */
export const completeStation = toRequest({
  ...emptyValues,
  station_name: 'Butler Trail at Congress',
  street_or_trail_name: 'Butler Trail',
  latitude_avg: '30.261000',
  longitude_avg: '-97.745000',
  year_station_established: '2024-05-01',
  ...trail,
});

/** Adds a draft of Austin's as its admin, who is signed in then; complete, its place looked up on the way. */
export async function addDraft(changes: Partial<NextStationRequest> = {}): Promise<NextStation> {
  await signInAs('admin');
  const { city, county } = await call('GET /station-reverse-geo', {
    query: { latitude: 30.261, longitude: -97.745 },
  });
  const place = {
    city_id: city?.id ?? null,
    county_code: county?.code ?? null,
    txdot_district_code: county?.txdot_district_code ?? null,
  };
  const body = { ...completeStation, ...place, ...changes };
  return (await call('POST /next-draft-stations', { body })).data;
}

/** Where a draft is edited. */
export const draftPath = ({ draft_id }: NextStation) => `/next/edit-draft-station/${draft_id}`;
