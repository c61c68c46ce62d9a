import { isLatitude, isLongitude, type Coordinates } from 'shared-domain';
import { coordinateText, numberOrNull } from './record-values.ts';

/** How a form's coordinate fields hold a place: as texts, blank for none. */
export type CoordinateTexts = readonly [latitude: string, longitude: string];

/** The place that two coordinate fields name as far as they are typed; null where they name none on earth. */
export function placeFrom([latitudeText, longitudeText]: CoordinateTexts): Coordinates | null {
  const [latitude, longitude] = [numberOrNull(latitudeText), numberOrNull(longitudeText)];
  if (latitude === null || longitude === null) return null;
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : null;
}

/** A place as the fields show it, with at least the six decimals that they ask for. */
export const textsOf = (place: Coordinates | null): CoordinateTexts =>
  place ? [coordinateText(place.latitude), coordinateText(place.longitude)] : ['', ''];
