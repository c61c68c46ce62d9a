import type { ReverseGeo } from 'shared-ui/domain';
import type { NextStationValues } from './next-station.record.ts';

/** The fields that reverse geocoding answers. */
export type Place = Pick<NextStationValues, 'txdot_district' | 'county' | 'city'>;

/** What a place found by its coordinates is in the form's own terms; null for what was not found. */
export function placeOf(found: ReverseGeo): Place {
  return {
    txdot_district: found.county ? String(found.county.txdot_district_code) : null,
    county: found.county ? String(found.county.code) : null,
    city: found.city ? String(found.city.id) : null,
  };
}

/**
 * The place fields with the found place in them. A field is filled while it is empty or still holds what the last
 * geocoding put there (`last`): what the person chose is never overwritten, and a corrected coordinate still moves the
 * city.
 */
export function prefillPlace(place: Place, found: Place, last: Place | null): Place {
  const fill = (field: keyof Place) => {
    const untouched = place[field] === null || place[field] === last?.[field];
    return untouched && found[field] !== null ? found[field] : place[field];
  };
  return { txdot_district: fill('txdot_district'), county: fill('county'), city: fill('city') };
}
