/** What areas of street tiles are drawn as. */
export type AreaKind = 'urban' | 'green' | 'water' | 'building';
/** The same of lines, the least first. */
export const LINES = ['stream', 'limit', 'path', 'rail', 'street', 'minor', 'us', 'interstate'] as const;
export type LineKind = (typeof LINES)[number];
export type Properties = Readonly<Record<string, string | number | boolean>>;

/** What a feature of a tile is drawn as; `name` is written along a line, `rank` makes a place of it. */
export type Drawn =
  | { as: 'area'; kind: AreaKind }
  | { as: 'line'; kind: LineKind }
  | { as: 'name'; kind: LineKind; text: string }
  | { as: 'place'; text: string; rank: number };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const GREEN = words(
  'park grass wood forest grassland meadow cemetery golf_course garden nature_reserve national_park protected_area ' +
    'recreation_ground village_green pitch playground dog_park zoo scrub wetland farmland orchard',
);
const URBAN = words(
  'residential commercial industrial retail school university college kindergarten hospital railway military ' +
    'suburb quarter neighbourhood stadium pier pedestrian',
);

/** Roads of OpenMapTiles by their class, and of Protomaps by their kind. */
const ROADS: Readonly<Record<string, LineKind>> = {
  motorway: 'interstate',
  trunk: 'us',
  primary: 'us',
  secondary: 'minor',
  tertiary: 'minor',
  minor: 'street',
  service: 'street',
  busway: 'street',
  track: 'path',
  path: 'path',
  rail: 'rail',
  transit: 'rail',
  highway: 'interstate',
  major_road: 'minor',
  medium_road: 'minor',
  minor_road: 'street',
};
/** Places by what they are; the rank is that of the map's own towns, from 1 (a million people) to 7. */
const PLACES: Readonly<Record<string, number>> = {
  city: 4,
  town: 5,
  village: 6,
  suburb: 6,
  macrohood: 6,
  quarter: 7,
  hamlet: 7,
  neighbourhood: 7,
};
const CITY_LEVEL = 8;

const textOf = (value: Properties[string] | undefined) => (typeof value === 'string' ? value : '');

function roadOf(properties: Properties): LineKind | null {
  const kind = textOf(properties['class'] ?? properties['kind']);
  // Protomaps tells great roads apart by their detail only
  const detail = kind === 'major_road' ? ROADS[textOf(properties['kind_detail'])] : undefined;
  return detail ?? ROADS[kind] ?? null;
}

function areaOf(layer: string, kind: string): AreaKind | null {
  if (layer === 'water') return 'water';
  if (layer === 'building' || layer === 'buildings') return 'building';
  if (layer === 'park') return 'green';
  if (layer !== 'landuse' && layer !== 'landcover') return null;
  if (GREEN.has(kind)) return 'green';
  return URBAN.has(kind) ? 'urban' : null;
}

/** The limits of cities alone: counties and states are the map's own. */
const isCityLimit = (properties: Properties): boolean =>
  properties['kind'] === 'locality' || Number(properties['admin_level']) === CITY_LEVEL;

function lineOf(layer: string, properties: Properties): LineKind | null {
  if (layer === 'transportation' || layer === 'roads') return roadOf(properties);
  if (layer === 'waterway' || layer === 'water') return 'stream';
  if (layer === 'boundary' || layer === 'boundaries') return isCityLimit(properties) ? 'limit' : null;
  return null;
}

/** Which of a tile's layers are read. */
export const LAYERS = [
  'water',
  'landuse',
  'landcover',
  'park',
  'building',
  'waterway',
  'boundary',
  'transportation',
  'transportation_name',
  'place',
  'buildings',
  'boundaries',
  'roads',
  'places',
] as const;

/**
 * What a feature is drawn as, in the schema of OpenMapTiles 3 or Protomaps 4, whose layers have names of their own: a
 * named road of Protomaps is drawn and written. Nothing for what a quiet map leaves out.
 */
export function drawnAs(
  layer: string,
  shape: 'point' | 'line' | 'area',
  properties: Properties,
): readonly Drawn[] {
  const kind = textOf(properties['class'] ?? properties['kind']);
  const text = textOf(properties['name']).trim();
  if (shape === 'area') {
    const area = areaOf(layer, kind);
    return area ? [{ as: 'area', kind: area }] : [];
  }
  if (shape === 'point') {
    if (layer !== 'place' && layer !== 'places') return [];
    const rank = PLACES[kind === 'locality' ? textOf(properties['kind_detail']) : kind];
    return rank && text ? [{ as: 'place', text, rank }] : [];
  }
  const named = layer === 'transportation_name' || layer === 'roads' ? roadOf(properties) : null;
  const line = lineOf(layer, properties);
  return [
    ...(line ? [{ as: 'line', kind: line } as const] : []),
    ...(named && named !== 'rail' && text ? [{ as: 'name', kind: named, text } as const] : []),
  ];
}
