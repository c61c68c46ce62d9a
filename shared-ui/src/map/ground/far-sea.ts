import { project } from '../projection.rules.ts';
import type { Line } from './ground.rules.ts';

/**
 * The sea around the layers, coarsely, in degrees east,north: whoever sees so far sees the whole state, and its land and water go on
 * to the edges of the map. Within the layers their own coast lies over it.
 */
const GULF = `
  -93.1,29.5 -93,29.72 -92.3,29.53 -91.8,29.5 -91.3,29.3 -90.6,29.1 -90.1,29.15 -89.2,29
  -89.5,29.8 -89.3,30.3 -88.1,30.3 -87.2,30.35 -86.2,30.4 -85.4,29.75 -84.9,29.65 -84.2,30.05
  -83.4,29.5 -82.75,28.9 -82.8,27.9 -82.2,26.7 -81.8,26.1 -81.1,25.2 -80,24 -80,21
  -87,21.5 -88.2,21.6 -90.3,21.1 -90.5,19.9 -91.5,18.6 -92.9,18.5 -94.2,18.2 -95,18.7
  -96.1,19.2 -96.5,20 -97.3,21 -97.7,22.2 -97.8,23 -97.7,24 -97.5,24.8 -97.42,25.3
  -97.2,25.5
`;
const PACIFIC = `
  -98,14 -98,16 -100,16.9 -102,17.95 -104.3,19.1 -105.6,20.4 -105.3,21.4 -105.7,22.5
  -106.5,23.3 -107.9,24.6 -109.1,25.6 -109.4,26.6 -110.5,27.5 -111.2,28 -112.2,29 -112.8,30.1
  -113.1,31.2 -114.8,31.8 -114.8,31 -114.6,30 -113.5,28.9 -112.8,28.2 -112.2,27.2 -111.4,26.4
  -111.3,25.8 -110.7,24.8 -110.3,24.2 -109.5,23.2 -109.9,22.9 -110.3,23.5 -112.1,24.6 -112.3,26
  -113.6,26.7 -115,27.8 -114.2,28.5 -115.5,29.6 -116,30.6 -117.1,32.5 -118.4,33.8 -120.6,34.5
  -130,34.5 -130,14
`;

function outlineOf(coast: string): Line {
  const places = coast
    .trim()
    .split(/\s+/)
    .map((place) => place.split(',').map(Number))
    .map(([longitude = 0, latitude = 0]) => project(longitude, latitude));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    points: Float32Array.from(places.flatMap(({ x, y }) => [x, y])),
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

/** The Gulf and the Pacific as far as a map of the whole state reaches. */
export const FAR_SEA: Line[] = [GULF, PACIFIC].map(outlineOf);
