import { merge, mesh } from 'topojson-client';

export type CountyGeometry = { id: string; properties: { name: string } };
export type CountyTopology = { objects: { counties: { type: string; geometries: CountyGeometry[] } } };

/** How degrees become map units: web Mercator, `k` units per radian, `x0` and `y1` the north-west corner. */
export type Projection = { x0: number; y1: number; k: number };

/** The counties of Texas as two paths in map units, and where to write their names. */
export type TexasMap = Projection & {
  width: number;
  height: number;
  state: string;
  inner: string;
  names: [name: string, x: number, y: number][];
};

/** State code of Texas in the Census Bureau's numbers, with which those of its counties begin. */
const TEXAS = '48';
/** Width of the map in units; one unit is about 600 m. */
const WIDTH = 2000;
const RADIANS = Math.PI / 180;

type Point = [number, number];
const mercator = ([longitude, latitude]: Point): Point => [
  longitude * RADIANS,
  Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)),
];

/** Where a place stands on the map, in map units from its north-west corner. */
export function project({ x0, y1, k }: Projection, longitude: number, latitude: number): Point {
  const [x, y] = mercator([longitude, latitude]);
  return [(x - x0) * k, (y1 - y) * k];
}

/** Integer steps instead of places: half the bytes. Points that fall on their neighbour are left out. */
function pathOf(line: Point[], closed: boolean): string {
  const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const moved = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1]);
  const steps = moved.map(([x, y], i) => {
    const [fromX, fromY] = moved[i - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}

/** Middle of a county's largest ring by its bounding box: good enough to write a name at. */
function middle(rings: Point[][][]): Point {
  const boxes = rings.map(([outer = []]) => {
    const [xs, ys] = [outer.map(([x]) => x), outer.map(([, y]) => y)];
    const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return { at: [(west + east) / 2, (south + north) / 2] as Point, size: (east - west) * (north - south) };
  });
  return boxes.reduce((a, b) => (b.size > a.size ? b : a)).at;
}

/** Cuts Texas out of the Census Bureau's counties; done once, when the shell is built. */
export function cutTexas(topology: CountyTopology): TexasMap {
  const counties = topology.objects.counties.geometries.filter(({ id }) => id.startsWith(TEXAS));
  const object = { type: 'GeometryCollection', geometries: counties };
  const outline = merge(topology, counties).coordinates.flat();
  const corners = outline.flat().map(mercator);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x0, y1] = [Math.min(...xs), Math.max(...ys)];
  const k = WIDTH / (Math.max(...xs) - x0);
  const projection = { x0, y1, k };
  const at = ([longitude, latitude]: Point) => project(projection, longitude, latitude);
  const inner = mesh(topology, object, (a, b) => a !== b).coordinates;
  return {
    ...projection,
    width: WIDTH,
    height: Math.ceil((y1 - Math.min(...ys)) * k),
    state: outline.map((ring) => pathOf(ring.map(at), true)).join(''),
    inner: inner.map((line) => pathOf(line.map(at), false)).join(''),
    names: counties.map((county) => {
      const [x, y] = at(middle(merge(topology, [county]).coordinates));
      return [county.properties.name, Math.round(x), Math.round(y)];
    }),
  };
}
