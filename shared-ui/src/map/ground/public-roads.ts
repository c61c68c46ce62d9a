import { project, TEXAS } from '../projection.rules.ts';
import { straightened, type Feature } from './cut.rules.ts';
import { readLayers } from './layers.ts';

/** A bend smaller than this goes, in map units: some 200 m. */
const BEND = 0.3;
/** Steps of the grid in a radian: one is some 13 m. */
const GRID = 500_000;
const GREAT = new Set(['interstate', 'us']);

/** A line in steps of the grid, south-east from the first point, in radians of web Mercator. */
function stepsOf(line: [longitude: number, latitude: number][]): number[] {
  const places = straightened(
    line.map(([longitude, latitude]) => project(longitude, latitude)),
    BEND,
  );
  let last = { x: 0, y: 0 };
  return places.flatMap(({ x, y }) => {
    const here = {
      x: Math.round((x / TEXAS.k + TEXAS.x0) * GRID),
      y: Math.round((y / TEXAS.k - TEXAS.y1) * GRID),
    };
    const step = [here.x - last.x, here.y - last.y];
    last = here;
    return step;
  });
}

const linesOf = ({ geometry }: Feature): [number, number][][] => {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
};

/**
 * The roads that the server draws the maps of its public pages with, a line each: 1 for an interstate or a US highway, else 0, then
 * steps of the grid.
 */
export function publicRoads(): string {
  const lines = readLayers().roads.flatMap((road) =>
    linesOf(road).map((line) => {
      const kind = GREAT.has(String(road.properties['class'])) ? 1 : 0;
      return JSON.stringify([kind, ...stepsOf(line)]);
    }),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
