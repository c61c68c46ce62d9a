import { merge, mesh } from 'topojson-client';
import { project, type Place } from '../projection.rules.ts';
import type { PackedGround, RoadKind, RoadNumber, Steps, Town } from './ground.rules.ts';

export type Position = [longitude: number, latitude: number];
/** A feature of the layers, as far as the cut reads it. */
export type Feature = {
  properties: Record<string, string | number | boolean | null>;
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'MultiLineString' | 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] };
};
export type CountyGeometry = { id: string; properties: { name: string } };
export type CountyTopology = { objects: { counties: { type: string; geometries: CountyGeometry[] } } };
/** What the ground is cut from: the layers of `map-data`, and the Census Bureau's counties. */
export type Layers = Record<
  'borders' | 'land' | 'populated-places' | 'railroads' | 'rivers' | 'roads' | 'urban-areas' | 'water',
  Feature[]
> & { counties: CountyTopology };

/** How much of the ground is kept: steps of the grid in a map unit, bends and areas that are left out, what is. */
export type Detail = {
  grid: number;
  /** A point nearer than this to the line without it goes, in map units. */
  bend: number;
  /** An area smaller than this goes, in square map units. */
  least: number;
  /** The last rank of towns that are kept, in Texas and elsewhere. */
  towns: number;
  townsAround: number;
  /** Roads with neither a US nor an interstate number, small rivers, railroads, and numbers of roads. */
  small: boolean;
};
/** For the state on a screen: a bend shows from a third of a pixel on. */
export const WIDE: Detail = { grid: 4, bend: 0.7, least: 8, towns: 4, townsAround: 3, small: false };
/** For a region and nearer: to about the exactness of the sources, 30 m. */
export const NEAR: Detail = { grid: 20, bend: 0.08, least: 0, towns: 7, townsAround: 6, small: true };

/** State code of Texas in the Census Bureau's numbers, with which those of its counties begin. */
const TEXAS_FIPS = '48';
/** So far apart the numbers of a road stand, in map units. */
const NUMBER_EVERY = 40;

/** Lines of the sources, whatever they are made of. */
function partsOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'Point') return [];
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}
const projected = (line: Position[]): Place[] =>
  line.map(([longitude, latitude]) => project(longitude, latitude));

/** How far a point lies from the stretch between two others. */
function offStretch(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(p.x - a.x - share * dx, p.y - a.y - share * dy);
}

/** Which point between two of a line lies farthest from the stretch between them; null where none is off by more. */
function farthest(line: Place[], from: number, until: number, tolerance: number): number | null {
  const [a, b] = [line[from], line[until]];
  if (!a || !b) return null;
  let [far, off] = [null as number | null, tolerance];
  line.slice(from + 1, until).forEach((point, index) => {
    const here = offStretch(point, a, b);
    if (here > off) [far, off] = [from + 1 + index, here];
  });
  return far;
}

/** The line without the bends that are smaller than the tolerance (Douglas and Peucker). */
export function straightened(line: Place[], tolerance: number): Place[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, until] = next;
    const far = farthest(line, from, until, tolerance);
    if (far === null) continue;
    kept.add(far);
    open.push([from, far], [far, until]);
  }
  return line.filter((_, at) => kept.has(at));
}

const keyOf = ({ x, y }: Place) => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Lines that go on where another ends become one: fewer beginnings, and bends across them can go. */
export function joined(lines: Place[][]): Place[][] {
  const ends = new Map<string, Place[][]>();
  const all = new Set<Place[]>();
  const endsOf = (line: Place[]) => [line[0], line.at(-1)].map((end) => (end ? keyOf(end) : ''));
  const note = (line: Place[]) => {
    all.add(line);
    for (const key of endsOf(line)) ends.set(key, [...(ends.get(key) ?? []), line]);
  };
  const forget = (line: Place[]) => {
    all.delete(line);
    for (const key of endsOf(line))
      ends.set(
        key,
        (ends.get(key) ?? []).filter((one) => one !== line),
      );
  };
  for (const line of lines) {
    let whole = line;
    for (const atEnd of [true, false]) {
      const [first, last] = endsOf(whole);
      const met = atEnd ? last : first;
      const [other, another] = ends.get(met ?? '') ?? [];
      if (!other || another || first === last) continue;
      forget(other);
      const [otherFirst] = endsOf(other);
      const onward = (otherFirst === met) === atEnd ? other : other.toReversed();
      whole = atEnd ? [...whole, ...onward.slice(1)] : [...onward, ...whole.slice(1)];
    }
    note(whole);
  }
  return [...all];
}

/** Whole steps from point to point; those that lead nowhere are left out. */
export function stepsOf(line: Place[], grid: number): Steps {
  const steps: Steps = [];
  let [fromX, fromY] = [0, 0];
  for (const { x, y } of line) {
    const [toX, toY] = [Math.round(x * grid), Math.round(y * grid)];
    if (steps.length > 0 && toX === fromX && toY === fromY) continue;
    steps.push(toX - fromX, toY - fromY);
    [fromX, fromY] = [toX, toY];
  }
  return steps;
}

/** The size of a ring, in square map units. */
function sizeOf(ring: Place[]): number {
  let twice = 0;
  ring.forEach(({ x, y }, at) => {
    const next = ring[at + 1] ?? ring[0];
    if (next) twice += x * next.y - next.x * y;
  });
  return Math.abs(twice) / 2;
}

function linesOf(parts: Position[][], { bend, grid }: Detail): Steps[] {
  return joined(parts.filter((part) => part.length > 1).map(projected))
    .map((line) => stepsOf(straightened(line, bend), grid))
    .filter((steps) => steps.length > 2);
}
/** A ring is halved first: it ends where it begins, and a line between these two is none. */
function ringsOf(parts: Position[][], { bend, grid, least }: Detail): Steps[] {
  return parts
    .map(projected)
    .filter((ring) => sizeOf(ring) > least)
    .map((ring) => {
      const half = Math.floor(ring.length / 2);
      const [there, back] = [ring.slice(0, half + 1), ring.slice(half)];
      return stepsOf([...straightened(there, bend), ...straightened(back, bend).slice(1)], grid);
    })
    .filter((steps) => steps.length > 6);
}

const KIND: Record<string, RoadKind> = { interstate: 'interstate', us: 'us' };
const kindOf = ({ properties }: Feature): RoadKind => KIND[String(properties['class'])] ?? 'minor';

function roadsOf(roads: Feature[], detail: Detail): PackedGround['roads'] {
  const of = (kind: RoadKind) =>
    linesOf(
      roads.filter((road) => kindOf(road) === kind).flatMap((road) => partsOf(road)),
      detail,
    );
  return { minor: detail.small ? of('minor') : [], us: of('us'), interstate: of('interstate') };
}

/** Where the number of each great road stands: along it, at about equal distances. */
function numbersOf(roads: Feature[], { grid }: Detail): RoadNumber[] {
  const numbers: RoadNumber[] = [];
  for (const road of roads) {
    const kind = kindOf(road);
    const text = road.properties['ref'];
    if (kind === 'minor' || typeof text !== 'string') continue;
    const taken: Place[] = [];
    for (const { x, y } of partsOf(road).flatMap(projected)) {
      if (taken.some((one) => Math.hypot(one.x - x, one.y - y) < NUMBER_EVERY)) continue;
      taken.push({ x, y });
      numbers.push([text, Math.round(x * grid), Math.round(y * grid), kind]);
    }
  }
  return numbers;
}

/** Towns, the greatest first, since a label that has its place keeps it. */
function townsOf(places: Feature[], { grid, towns, townsAround }: Detail): Town[] {
  return places
    .flatMap(({ properties, geometry }): Town[] => {
      const rank = Number(properties['rank']);
      if (geometry.type !== 'Point' || rank > (properties['state'] === 'Texas' ? towns : townsAround))
        return [];
      const { x, y } = project(...geometry.coordinates);
      return [[String(properties['name']), Math.round(x * grid), Math.round(y * grid), rank]];
    })
    .sort((a, b) => a[3] - b[3]);
}

/** The middle of a county's largest ring by its box: good enough to write a name at. */
function middle(rings: Position[][][]): Place {
  const boxes = rings.map(([outer = []]) => {
    const points = projected(outer);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return { x: (west + east) / 2, y: (north + south) / 2, size: (east - west) * (south - north) };
  });
  return boxes.reduce((a, b) => (b.size > a.size ? b : a));
}

/** The ground of the map out of its layers, as far as a detail asks for; done once, when the app is built. */
export function cutGround(layers: Layers, detail: Detail): PackedGround {
  const counties = layers.counties.objects.counties.geometries.filter(({ id }) => id.startsWith(TEXAS_FIPS));
  const object = { type: 'GeometryCollection', geometries: counties };
  const parts = (
    name: Exclude<keyof Layers, 'counties'>,
    holds: (feature: Feature) => boolean = () => true,
  ) => layers[name].filter(holds).flatMap(partsOf);
  const isRiver = ({ properties }: Feature) =>
    properties['kind'] !== 'intermittent' && Number(properties['scalerank']) <= 6;
  const names = counties.map((county): Town => {
    const { x, y } = middle(merge(layers.counties, [county]).coordinates);
    return [county.properties.name, Math.round(x * detail.grid), Math.round(y * detail.grid), 0];
  });
  return {
    grid: detail.grid,
    areas: {
      land: ringsOf(parts('land'), detail),
      urban: ringsOf(parts('urban-areas'), detail),
      water: ringsOf(parts('water'), detail),
      state: ringsOf(merge(layers.counties, counties).coordinates.flat(), detail),
    },
    lines: {
      rivers: linesOf(parts('rivers', isRiver), detail),
      streams: detail.small
        ? linesOf(
            parts('rivers', (river) => !isRiver(river)),
            detail,
          )
        : [],
      counties: linesOf(mesh(layers.counties, object, (a, b) => a !== b).coordinates, detail),
      borders: linesOf(parts('borders'), detail),
      rails: detail.small ? linesOf(parts('railroads'), detail) : [],
    },
    roads: roadsOf(layers.roads, detail),
    towns: [...townsOf(layers['populated-places'], detail), ...(detail.small ? names : [])],
    numbers: detail.small ? numbersOf(layers.roads, detail) : [],
  };
}
