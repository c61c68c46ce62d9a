/** A point on the earth, in degrees. */
type Place = { latitude: number; longitude: number };

const EARTH_KM = 6371;
/** Farther away the weather is another. */
const NEAR_KM = 50;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places lie apart, in kilometers over a sphere (haversine). */
export function kilometersBetween(one: Place, other: Place): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

/** The nearest of these sites that is near at all. */
export function nearestSite<S extends Place>(
  place: Place,
  sites: readonly S[],
): { site: S; kilometers: number } | null {
  const [nearest] = sites
    .map((site) => ({ site, kilometers: kilometersBetween(place, site) }))
    .toSorted((one, other) => one.kilometers - other.kilometers);
  return nearest && nearest.kilometers <= NEAR_KM ? nearest : null;
}
