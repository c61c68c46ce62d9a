import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Coordinates } from 'shared-domain';

/** The outline of a county; `box` is west, south, east, north. */
export type CountyBoundary = {
  fips: string;
  box: [number, number, number, number];
  outline: Polygon | MultiPolygon;
};

const RADIANS = Math.PI / 180;
const EARTH_KM = 6371;
const SHORE_KM = 1;
const SHORE_DEGREES = 0.02;

function isInBox(
  { latitude, longitude }: Coordinates,
  [west, south, east, north]: CountyBoundary['box'],
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

const ringsOf = (outline: CountyBoundary['outline']): number[][][] =>
  outline.type === 'Polygon' ? outline.coordinates : outline.coordinates.flat();

const widened = ([west, south, east, north]: CountyBoundary['box']): CountyBoundary['box'] => [
  west - SHORE_DEGREES,
  south - SHORE_DEGREES,
  east + SHORE_DEGREES,
  north + SHORE_DEGREES,
];

/** Degrees east and north of a place, those east narrowed as meridians are there. */
const seenFrom = (place: Coordinates, [longitude = 0, latitude = 0]: number[]): [number, number] => [
  (longitude - place.longitude) * Math.cos(place.latitude * RADIANS),
  latitude - place.latitude,
];

/** Kilometres from a place to a stretch of outline, on a plane: good enough for the few that matter here. */
function distanceToStretch(place: Coordinates, from: number[], to: number[]): number {
  const [x, y] = seenFrom(place, from);
  const [toX, toY] = seenFrom(place, to);
  const [dx, dy] = [toX - x, toY - y];
  const length = dx ** 2 + dy ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
  return Math.hypot(x + along * dx, y + along * dy) * RADIANS * EARTH_KM;
}

function distanceToOutline(place: Coordinates, { outline }: CountyBoundary): number {
  const stretches = ringsOf(outline).flatMap((ring) =>
    ring.slice(1).map((point, at) => distanceToStretch(place, ring[at] ?? point, point)),
  );
  return Math.min(...stretches);
}

/**
 * The FIPS code of the county that holds a place; null outside all of them. Outlines are drawn a little roughly, so
 * a promenade along the sea may lie just off the coast: within `SHORE_KM` of an outline a place belongs to it.
 */
export function countyAt(place: Coordinates, boundaries: CountyBoundary[]): string | null {
  const point = [place.longitude, place.latitude];
  const county = boundaries.find(
    ({ box, outline }) => isInBox(place, box) && booleanPointInPolygon(point, outline),
  );
  if (county) return county.fips;
  const near = boundaries
    .filter(({ box }) => isInBox(place, widened(box)))
    .map((boundary) => ({ fips: boundary.fips, km: distanceToOutline(place, boundary) }))
    .filter(({ km }) => km <= SHORE_KM);
  return near.toSorted((a, b) => a.km - b.km)[0]?.fips ?? null;
}

/** The distance between two places along the earth's surface in kilometres (haversine formula). */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const lat = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
  const lon = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  const chord = lat + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * lon;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** A city with the number of its inhabitants, where it is known. */
type Inhabited = Coordinates & { population: number | null };

const PER_KM2 = 1200;
const LEAST_RADIUS_KM = 1;
/** So far beyond the reach of its streets a city is still near. */
const NEAR_KM = 8;

/** How far a city reaches from its centre, as its inhabitants would fill a circle. */
const radiusKm = ({ population }: Inhabited) =>
  Math.max(LEAST_RADIUS_KM, Math.sqrt((population ?? 0) / PER_KM2 / Math.PI));

/** The cities with how far beyond their edges a place is; those that it is in first, the smallest before the others. */
function byReach<T extends Inhabited>(place: Coordinates, cities: T[]) {
  return cities
    .map((city) => ({ city, km: distanceKm(place, city), radius: radiusKm(city) }))
    .map((entry) => ({ ...entry, beyond: Math.max(0, entry.km - entry.radius) }))
    .toSorted((a, b) => a.beyond - b.beyond || a.radius - b.radius || a.km - b.km);
}

/**
 * The city that a place is in, the smallest where several reach over it, else the one whose edge is nearest; with the
 * distance to its centre and whether it is near. Null when there is none.
 */
export function placeOf<T extends Inhabited>(
  place: Coordinates,
  cities: T[],
): { place: T; km: number; isNear: boolean } | null {
  const [best] = byReach(place, cities);
  return best ? { place: best.city, km: best.km, isNear: best.beyond <= NEAR_KM } : null;
}

/** The cities that a place is in or near, that of `placeOf` first. */
export function citiesNear<T extends Inhabited>(place: Coordinates, cities: T[]): T[] {
  return byReach(place, cities)
    .filter(({ beyond }) => beyond <= NEAR_KM)
    .map(({ city }) => city);
}
