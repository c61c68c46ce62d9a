/** How degrees become map units: web Mercator, `k` units per radian, `x0` and `y1` the north-west corner. */
export type Projection = { x0: number; y1: number; k: number };
/** A place on the map in map units. */
export type Place = { x: number; y: number };

const RADIANS = Math.PI / 180;

/**
 * The map of Texas: its corner in radians, and its size in map units of about 600 m. Known before any line of it has
 * come, so that markers wait for none; a test holds it against the state's outline.
 */
export const TEXAS: Projection & { width: number; height: number } = {
  x0: -1.8613446146,
  y1: 0.6851077434,
  k: 8727.701711,
  width: 2000,
  height: 1903,
};

/** Where a place stands on the map, in map units from its north-west corner. */
export function project(longitude: number, latitude: number, { x0, y1, k }: Projection = TEXAS): Place {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2));
  return { x: (longitude * RADIANS - x0) * k, y: (y1 - north) * k };
}

/** Which place stands at these map units, in degrees. */
export function placeAt({ x, y }: Place, { x0, y1, k }: Projection = TEXAS) {
  return {
    longitude: (x / k + x0) / RADIANS,
    latitude: (2 * Math.atan(Math.exp(y1 - y / k)) - Math.PI / 2) / RADIANS,
  };
}
