import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { CountyBoundary } from './geography.rules.ts';

type CountiesFile = Topology<{ counties: GeometryCollection }>;

const TEXAS_FIPS = '48';
let boundaries: Promise<CountyBoundary[]> | null = null;

function boxOf(outline: Polygon | MultiPolygon): CountyBoundary['box'] {
  const rings = outline.type === 'Polygon' ? outline.coordinates : outline.coordinates.flat();
  const longitudes = rings.flatMap((ring) => ring.map(([longitude = 0]) => longitude));
  const latitudes = rings.flatMap((ring) => ring.map(([, latitude = 0]) => latitude));
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

async function readBoundaries(): Promise<CountyBoundary[]> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const topology = JSON.parse(await readFile(file, 'utf8')) as CountiesFile;
  const { geometries } = topology.objects.counties;
  const texas = geometries.filter(({ id }) => String(id).startsWith(TEXAS_FIPS));
  const { features } = feature(topology, { type: 'GeometryCollection', geometries: texas });
  return features.flatMap(({ id, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    return [{ fips: String(id), box: boxOf(geometry), outline: geometry }];
  });
}

/** The counties of Texas (Census Bureau, cartographic boundaries of 2017), read when they are first asked for. */
export function countyBoundaries(): Promise<CountyBoundary[]> {
  return (boundaries ??= readBoundaries());
}
