/** A line of the ground: its first point, and then the steps from point to point, in steps of the grid. */
export type Steps = number[];

/** Roads by what they are, the least first. */
export const ROADS = ['minor', 'us', 'interstate'] as const;
export type RoadKind = (typeof ROADS)[number];

/** A town: name, place in steps of the grid, and rank from 1 (a million people) to 7; 0 is a county. */
export type Town = [name: string, x: number, y: number, rank: number];
/** A number on a road. */
export type RoadNumber = [text: string, x: number, y: number, kind: RoadKind];

/** The ground of the map as it travels: whole numbers, which pack well. */
export type PackedGround = {
  /** Steps of the grid in a map unit. */
  grid: number;
  areas: Record<'land' | 'urban' | 'water' | 'state', Steps[]>;
  lines: Record<'rivers' | 'streams' | 'counties' | 'borders' | 'rails', Steps[]>;
  roads: Record<RoadKind, Steps[]>;
  towns: Town[];
  numbers: RoadNumber[];
};

/** A line in map units: x and y by turns, and the box that it keeps within. */
export type Line = { points: Float32Array; west: number; east: number; north: number; south: number };
export type Label = { text: string; x: number; y: number; rank: number };

/** The ground in map units, ready to be drawn. */
export type Ground = {
  areas: Record<keyof PackedGround['areas'], Line[]>;
  lines: Record<keyof PackedGround['lines'], Line[]>;
  roads: Record<RoadKind, Line[]>;
  towns: Label[];
  numbers: (Label & { kind: RoadKind })[];
};

function lineOf(steps: Steps, grid: number): Line {
  const points = new Float32Array(steps.length);
  let [x, y] = [0, 0];
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += (steps[at] ?? 0) / grid;
    y += (steps[at + 1] ?? 0) / grid;
    points[at] = x;
    points[at + 1] = y;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { points, west, east, north, south };
}

const each = <K extends string, A, B>(of: Record<K, A>, turn: (one: A) => B) =>
  Object.fromEntries(Object.entries<A>(of).map(([name, one]) => [name, turn(one)])) as Record<K, B>;

/** The ground as it came, in map units. */
export function unpacked({ grid, areas, lines, roads, towns, numbers }: PackedGround): Ground {
  const inUnits = (all: Steps[]) => all.map((steps) => lineOf(steps, grid));
  return {
    areas: each(areas, inUnits),
    lines: each(lines, inUnits),
    roads: each(roads, inUnits),
    towns: towns.map(([text, x, y, rank]) => ({ text, x: x / grid, y: y / grid, rank })),
    numbers: numbers.map(([text, x, y, kind]) => ({ text, x: x / grid, y: y / grid, rank: 0, kind })),
  };
}
