import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { drawnAs, LAYERS, type AreaKind, type LineKind } from './features.rules.ts';

/** Lines or rings by their points, x and y by turns, from 0 to 1 across the tile. */
export type Shapes = Float32Array[];
/** A vector tile as far as it is drawn. */
export type StreetTile = {
  areas: Partial<Record<AreaKind, Shapes>>;
  lines: Partial<Record<LineKind, Shapes>>;
  /** Names along roads. */
  names: { text: string; kind: LineKind; points: Float32Array }[];
  places: { text: string; rank: number; x: number; y: number }[];
};

const SHAPES = [null, 'point', 'line', 'area'] as const;

function pointsOf(feature: VectorTileFeature, extent: number): Shapes {
  return feature.loadGeometry().map((part) => {
    const points = new Float32Array(part.length * 2);
    part.forEach(({ x, y }, at) => points.set([x / extent, y / extent], at * 2));
    return points;
  });
}

/** Reads a Mapbox Vector Tile; throws for what is none. */
export function readTile(bytes: ArrayBuffer): StreetTile {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const tile: StreetTile = { areas: {}, lines: {}, names: [], places: [] };
  for (const name of LAYERS) {
    const layer = layers[name];
    for (let at = 0; at < (layer?.length ?? 0); at++) {
      const feature = layer?.feature(at);
      const shape = SHAPES[feature?.type ?? 0];
      if (!feature || !shape) continue;
      const drawn = drawnAs(name, shape, feature.properties);
      if (drawn.length === 0) continue;
      const parts = pointsOf(feature, layer?.extent ?? 1);
      for (const one of drawn) {
        if (one.as === 'area') (tile.areas[one.kind] ??= []).push(...parts);
        else if (one.as === 'line') (tile.lines[one.kind] ??= []).push(...parts);
        else if (one.as === 'name')
          tile.names.push(...parts.map((points) => ({ text: one.text, kind: one.kind, points })));
        else for (const [x = 0, y = 0] of parts) tile.places.push({ text: one.text, rank: one.rank, x, y });
      }
    }
  }
  return tile;
}
