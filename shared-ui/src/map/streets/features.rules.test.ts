import { drawnAs, type Properties } from './features.rules.ts';

const line = (layer: string, properties: Properties) => drawnAs(layer, 'line', properties);
const area = (layer: string, properties: Properties) => drawnAs(layer, 'area', properties);
const point = (layer: string, properties: Properties) => drawnAs(layer, 'point', properties);

test.each<[string, Properties, string]>([
  ['transportation', { class: 'motorway' }, 'interstate'],
  ['transportation', { class: 'trunk' }, 'us'],
  ['transportation', { class: 'tertiary' }, 'minor'],
  ['transportation', { class: 'service' }, 'street'],
  ['transportation', { class: 'path', subclass: 'cycleway' }, 'path'],
  ['transportation', { class: 'rail' }, 'rail'],
  ['roads', { kind: 'highway', kind_detail: 'motorway' }, 'interstate'],
  ['roads', { kind: 'major_road', kind_detail: 'primary' }, 'us'],
  ['roads', { kind: 'major_road', kind_detail: 'secondary' }, 'minor'],
  ['roads', { kind: 'minor_road', kind_detail: 'residential' }, 'street'],
  ['roads', { kind: 'path', kind_detail: 'footway' }, 'path'],
  ['waterway', { class: 'stream' }, 'stream'],
  ['water', { kind: 'river' }, 'stream'],
  ['boundary', { admin_level: 8 }, 'limit'],
  ['boundaries', { kind: 'locality', kind_detail: 8 }, 'limit'],
])('a line of %s with %j is drawn as %s', (layer, properties, kind) =>
  expect(line(layer, properties)).toEqual([{ as: 'line', kind }]),
);

test.each<[string, Properties, string]>([
  ['water', { class: 'lake' }, 'water'],
  ['water', { kind: 'ocean' }, 'water'],
  ['park', { class: 'nature_reserve' }, 'green'],
  ['landcover', { class: 'wood' }, 'green'],
  ['landuse', { kind: 'golf_course' }, 'green'],
  ['landuse', { class: 'residential' }, 'urban'],
  ['landuse', { kind: 'university' }, 'urban'],
  ['building', {}, 'building'],
  ['buildings', { kind: 'building' }, 'building'],
])('an area of %s with %j is drawn as %s', (layer, properties, kind) =>
  expect(area(layer, properties)).toEqual([{ as: 'area', kind }]),
);

test.each<[string, Properties, number]>([
  ['place', { class: 'city', name: 'Austin', rank: 3 }, 4],
  ['place', { class: 'suburb', name: 'Austin' }, 6],
  ['places', { kind: 'locality', kind_detail: 'town', name: 'Austin' }, 5],
  ['places', { kind: 'neighbourhood', name: 'Austin' }, 7],
])('a place of %s with %j has the rank %s', (layer, properties, rank) =>
  expect(point(layer, properties)).toEqual([{ as: 'place', text: 'Austin', rank }]),
);

test('a named road is written along: of Protomaps it is drawn as well, of OpenMapTiles another layer draws it', () => {
  const text = 'Congress Avenue';
  expect(line('roads', { kind: 'major_road', kind_detail: 'primary', name: text })).toEqual([
    { as: 'line', kind: 'us' },
    { as: 'name', kind: 'us', text },
  ]);
  expect(line('transportation_name', { class: 'primary', name: text })).toEqual([
    { as: 'name', kind: 'us', text },
  ]);
});

test.each<[string, 'point' | 'line' | 'area', Properties]>([
  ['poi', 'point', { class: 'shop', name: 'Shop' }],
  ['places', 'point', { kind: 'country', name: 'United States' }],
  ['place', 'point', { class: 'city' }],
  ['transportation', 'line', { class: 'ferry' }],
  ['transportation', 'line', { class: 'motorway_construction' }],
  ['roads', 'line', { kind: 'aeroway' }],
  ['boundary', 'line', { admin_level: 6 }],
  ['boundaries', 'line', { kind: 'region' }],
  ['landuse', 'area', { class: 'quarry' }],
  ['landuse', 'area', { kind: 7 }],
  ['earth', 'area', { kind: 'earth' }],
  ['water', 'point', { kind: 'ocean', name: 'Gulf' }],
])('of %s a %s with %j is left out', (layer, shape, properties) =>
  expect(drawnAs(layer, shape, properties)).toEqual([]),
);
