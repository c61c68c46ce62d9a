import type { PhotoPlace } from 'shared-domain';

type Point = { latitude: number; longitude: number };

/** The mean radius of the earth, in meters. */
const EARTH = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Meters between two points, on a sphere (the haversine formula): good to half a percent. */
export function metersBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const [up, along] = [to - from, radians(other.longitude - one.longitude)];
  const half = Math.sin(up / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(along / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Six decimals are a tenth of a meter: more than any camera knows. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Where a photo was taken, told against its station; null where the camera said nothing. A draft may have no place to tell it against. */
export function photoPlace(
  taken: Point | null,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): PhotoPlace | null {
  if (!taken) return null;
  const place = { latitude: rounded(taken.latitude), longitude: rounded(taken.longitude) };
  if (latitude === null || longitude === null) return { ...place, meters: null };
  return { ...place, meters: Math.round(metersBetween(place, { latitude, longitude })) };
}
