// The two packages of county lines ship no types; these are the parts that the cutter uses.

declare module 'us-atlas/counties-10m.json' {
  import type { CountyTopology } from './texas.rules.ts';
  const topology: CountyTopology;
  export default topology;
}

declare module 'topojson-client' {
  import type { CountyGeometry, CountyTopology } from './texas.rules.ts';
  type Ring = [longitude: number, latitude: number][];
  type Collection = { type: string; geometries: CountyGeometry[] };
  /** The lines that the filter keeps; both counties are the same on the outside. */
  export function mesh(
    topology: CountyTopology,
    object: Collection,
    filter: (a: CountyGeometry, b: CountyGeometry) => boolean,
  ): { coordinates: Ring[] };
  /** The counties as one shape. */
  export function merge(topology: CountyTopology, objects: CountyGeometry[]): { coordinates: Ring[][] };
}
