import type { ReverseGeo } from 'shared-ui/domain';
import type { NextStationValues } from './next-station.record.ts';

/** The fields that reverse geocoding answers. */
export type Place = Pick<NextStationValues, 'txdot_district' | 'county' | 'city'>;

/** What a place found by its coordinates is in the form's own terms; '' for what was not found. */
export function placeOf(found: ReverseGeo): Place {
  return {
    txdot_district: found.county ? String(found.county.txdot_district_code) : '',
    county: found.county ? String(found.county.code) : '',
    city: found.city ? String(found.city.id) : '',
  };
}

/**
 * The form with the found place in it. A field is filled while it is empty or still holds what the last geocoding
 * put there (`last`): what the person chose is never overwritten, and a corrected coordinate still moves the city.
 */
export function prefillPlace(values: NextStationValues, found: Place, last: Place | null): NextStationValues {
  const fill = (field: keyof Place) => {
    const untouched = values[field] === '' || values[field] === last?.[field];
    return untouched && found[field] !== '' ? found[field] : values[field];
  };
  return {
    ...values,
    txdot_district: fill('txdot_district'),
    county: fill('county'),
    city: fill('city'),
  };
}
