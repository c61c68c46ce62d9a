import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Coordinates } from 'shared-ui/domain';

/** The outline of a county; `box` is west, south, east, north. */
export type CountyBoundary = {
  fips: string;
  box: [number, number, number, number];
  outline: Polygon | MultiPolygon;
};

const RADIANS = Math.PI / 180;
const EARTH_KM = 6371;

function isInBox({ latitude, longitude }: Coordinates, [west, south, east, north]: CountyBoundary['box']): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The FIPS code of the county that holds a place; null outside all of them. */
export function countyAt(place: Coordinates, boundaries: CountyBoundary[]): string | null {
  const point = [place.longitude, place.latitude];
  const county = boundaries.find(({ box, outline }) => isInBox(place, box) && booleanPointInPolygon(point, outline));
  return county?.fips ?? null;
}

/** The distance between two places along the earth's surface in kilometres (haversine formula). */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const lat = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
  const lon = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  const chord = lat + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * lon;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** The entry nearest to a place; null when there is none. */
export function nearestTo<T extends Coordinates>(place: Coordinates, entries: T[]): T | null {
  const [nearest = null] = entries.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b));
  return nearest;
}
