import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CountyTopology, Feature, Layers } from './cut.rules.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const layer = (name: string) =>
  (
    read(fileURLToPath(new URL(`../../../map-data/${name}.geojson`, import.meta.url))) as {
      features: Feature[];
    }
  ).features;

/** What the ground is cut from: `map-data` of this package, and the counties of `us-atlas`. While building only. */
export const readLayers = (): Layers => ({
  borders: layer('borders'),
  land: layer('land'),
  'populated-places': layer('populated-places'),
  railroads: layer('railroads'),
  rivers: layer('rivers'),
  roads: layer('roads'),
  'urban-areas': layer('urban-areas'),
  water: layer('water'),
  counties: read(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')) as CountyTopology,
});
