// The package of county lines ships no types; these are the parts that the cut uses.

declare module 'topojson-client' {
  import type { CountyGeometry, CountyTopology, Position } from './cut.rules.ts';
  type Collection = { type: string; geometries: CountyGeometry[] };
  /** The lines that the filter keeps; both counties are the same on the outside. */
  export function mesh(
    topology: CountyTopology,
    object: Collection,
    filter: (a: CountyGeometry, b: CountyGeometry) => boolean,
  ): { coordinates: Position[][] };
  /** The counties as one shape. */
  export function merge(topology: CountyTopology, objects: CountyGeometry[]): { coordinates: Position[][][] };
}
