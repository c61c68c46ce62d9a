import { readFileSync } from 'node:fs';
import { countyBoundaries } from '../stations/places/county-boundaries.ts';
import { mercator, type MapView } from './map-view.rules.ts';

/** The size of the ground of a map in its own units, whatever it is drawn at. */
export const GROUND = { width: 1200, height: 900 };
/** A point of a line that is nearer to the one before is left out. */
const COARSE = 3;

type Point = { x: number; y: number };

/** Where a point in radians of web Mercator stands on the ground of a map. */
const placedIn =
  ({ x: left, y: top, width, height }: MapView) =>
  ({ x, y }: Point): Point => ({
    x: Math.round(((x - left) / width) * GROUND.width),
    y: Math.round(((y - top) / height) * GROUND.height),
  });

/** Whether a point stands on the ground, or so near to it that a line may lead there. */
const isNear = ({ x, y }: Point, share = 0.5): boolean =>
  x > -share * GROUND.width &&
  x < (1 + share) * GROUND.width &&
  y > -share * GROUND.height &&
  y < (1 + share) * GROUND.height;

/** A line as a path of steps, without points that nobody would see. */
function pathOf(points: readonly Point[]): string {
  let last = points[0] ?? { x: 0, y: 0 };
  const steps = points.slice(1).flatMap((point) => {
    const [dx, dy] = [point.x - last.x, point.y - last.y];
    if (Math.hypot(dx, dy) < COARSE) return [];
    last = point;
    return [`l${dx} ${dy}`];
  });
  return `M${points[0]?.x ?? 0} ${points[0]?.y ?? 0}${steps.join('')}`;
}

/** The borders of the counties that a map touches, as one path. */
export async function countiesIn(view: MapView): Promise<string> {
  const place = placedIn(view);
  const paths = (await countyBoundaries()).flatMap(({ box: [west, south, east, north], outline }) => {
    const from = place(mercator({ longitude: west, latitude: north }));
    const to = place(mercator({ longitude: east, latitude: south }));
    if (from.x > GROUND.width || to.x < 0 || from.y > GROUND.height || to.y < 0) return [];
    const rings = outline.type === 'Polygon' ? outline.coordinates : outline.coordinates.flat();
    return rings.map((ring) => {
      const points = ring.map(([longitude = 0, latitude = 0]) => place(mercator({ longitude, latitude })));
      return `${pathOf(points)}z`;
    });
  });
  return paths.join('');
}

/** A road: 1 for an interstate or a US highway, else 0, then steps of the grid from the corner of the world. */
type Road = readonly [kind: number, ...steps: number[]];

/** Steps of the grid in a radian. */
const GRID = 500_000;
/** Of a map that is wider than this, in radians, the great roads alone are drawn. */
const REGION = 0.06;
let roads: Road[] | null = null;

function readRoads(): Road[] {
  const file = new URL('assets/roads.json', import.meta.url);
  return (roads ??= JSON.parse(readFileSync(file, 'utf8')) as Road[]);
}

/** The roads that a map touches: the great ones, and all others where the map shows a region or less. */
export function roadsIn(view: MapView): { great: string; small: string } {
  const wanted = readRoads().filter(([kind]) => kind === 1 || view.width <= REGION);
  const place = placedIn(view);
  const drawn = wanted.map(([kind, ...steps]) => {
    let at = { x: 0, y: 0 };
    const points = Array.from({ length: steps.length / 2 }, (_, step) => {
      at = { x: at.x + (steps[2 * step] ?? 0), y: at.y + (steps[2 * step + 1] ?? 0) };
      return place({ x: at.x / GRID, y: at.y / GRID });
    });
    // a long road has a stretch here and much of it elsewhere
    const first = points.findIndex((point) => isNear(point));
    const last = points.findLastIndex((point) => isNear(point));
    return { kind, path: first < 0 ? '' : pathOf(points.slice(Math.max(0, first - 1), last + 2)) };
  });
  const of = (kind: number) =>
    drawn
      .filter((road) => road.kind === kind)
      .map(({ path }) => path)
      .join('');
  return { great: of(1), small: of(0) };
}
