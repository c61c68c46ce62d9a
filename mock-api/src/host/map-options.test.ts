import { madeArchive } from '../testing/made-archive.ts';
import { mapFrom, mapOrigins } from './map-options.ts';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';
const EMBED = 'https://views.example:8443/map?agency={agency}';

const NOWHERE = { tiles: null, drawnTiles: null, embed: null };
const settingsOf = (env: Record<string, string>) => mapFrom(env).settings;

test('the map is built in unless it is set', () => {
  const builtIn = { settings: { tiles: null, embed: null }, archive: null };
  expect(mapFrom({})).toEqual(builtIn);
  expect(mapFrom({ MAP_TILES_URL: '', MAP_EMBED_URL: '', MAP_TILES_FILE: '' })).toEqual(builtIn);
  expect(mapOrigins(settingsOf({}))).toEqual(NOWHERE);
});

test('tiles come with the text that their maker asks for', () => {
  const map = settingsOf({ MAP_TILES_URL: TILES, MAP_TILES_ATTRIBUTION: '© Tile makers' });
  const tiles = { url: TILES, attribution: '© Tile makers', kind: 'raster', min_zoom: 0, max_zoom: 19 };
  expect(map).toEqual({ tiles, embed: null });
  expect(mapOrigins(map)).toEqual({ ...NOWHERE, tiles: 'https://tiles.example' });
});

test('tiles that the page draws are let in to its script, not as pictures', () => {
  const map = settingsOf({ MAP_TILES_URL: TILES, MAP_TILES_KIND: 'vector', MAP_TILES_MAX_ZOOM: '15' });
  expect(map.tiles).toMatchObject({ kind: 'vector', max_zoom: 15 });
  expect(settingsOf({ MAP_TILES_URL: TILES, MAP_TILES_KIND: 'vector' }).tiles?.max_zoom).toBe(14);
  expect(mapOrigins(map)).toEqual({ ...NOWHERE, drawnTiles: 'https://tiles.example' });
});

test('an archive says itself what it holds, and is let in as the server itself is', () => {
  const file = madeArchive({ tiles: [{ z: 3, x: 1, y: 2, bytes: Buffer.from('tile') }] });
  const { settings, archive } = mapFrom({ MAP_TILES_FILE: file });
  expect(archive).not.toBeNull();
  expect(settings.tiles).toEqual({
    url: '/api/map-tiles/{z}/{x}/{y}',
    attribution: '© OpenStreetMap contributors',
    kind: 'vector',
    min_zoom: 3,
    max_zoom: 3,
  });
  expect(mapOrigins(settings)).toEqual(NOWHERE);
  const own = settingsOf({ MAP_TILES_FILE: file, MAP_TILES_ATTRIBUTION: '© Texas' });
  expect(own.tiles?.attribution).toBe('© Texas');
});

test.each([
  [{ MAP_TILES_FILE: '/no/such.pmtiles' }, "MAP_TILES_FILE: /no/such.pmtiles can't be read (ENOENT)."],
  [
    { MAP_TILES_FILE: import.meta.filename },
    `MAP_TILES_FILE: ${import.meta.filename} is no PMTiles archive.`,
  ],
  [
    { MAP_TILES_URL: TILES, MAP_TILES_FILE: 'a.pmtiles' },
    'MAP_TILES_URL and MAP_TILES_FILE are two ways to tiles: set one of them.',
  ],
  [
    { MAP_TILES_KIND: 'vector', MAP_TILES_FILE: 'a.pmtiles' },
    'MAP_TILES_KIND and MAP_TILES_MAX_ZOOM are for MAP_TILES_URL: a file says both itself.',
  ],
  [{ MAP_TILES_KIND: 'mvt' }, 'MAP_TILES_KIND is "raster" or "vector", not "mvt".'],
  [{ MAP_TILES_MAX_ZOOM: '14.5' }, 'MAP_TILES_MAX_ZOOM must be a whole number from 0 to 22, not "14.5".'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => mapFrom(env)).toThrow(sentence);
});

test('a visualization wins over tiles, and only its origin is let in', () => {
  const map = settingsOf({ MAP_TILES_URL: TILES, MAP_EMBED_URL: EMBED });
  expect(map).toEqual({ tiles: null, embed: EMBED });
  expect(mapOrigins(map)).toEqual({ ...NOWHERE, embed: 'https://views.example:8443' });
});

test.each([
  'http://localhost:4901/{z}/{x}/{y}.png',
  'http://127.0.0.1/{x}/{z}/{y}',
  'http://[::1]:80/{z}{y}{x}',
])('tiles of this machine may come without encryption: %s', (url) =>
  expect(settingsOf({ MAP_TILES_URL: url }).tiles?.url).toBe(url),
);

test.each([
  'tiles',
  'http://tiles.example/{z}/{x}/{y}.png',
  'ftp://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'https://tiles.example/{z}/{x}/{y}/{x}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example;script-src/{z}/{x}/{y}.png',
  'https://me:secret@tiles.example/{z}/{x}/{y}.png',
])('tiles at %s are refused with a sentence', (url) => {
  expect(() => mapFrom({ MAP_TILES_URL: url })).toThrow(
    `MAP_TILES_URL must be an address such as https://tiles.example/{z}/{x}/{y}.png (http on localhost only), not "${url}".`,
  );
});

test.each([
  'views',
  'http://views.example/map',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://{agency}.example/map',
  'https://views.example,*/map',
])('a visualization at %s is refused with a sentence', (url) => {
  expect(() => mapFrom({ MAP_EMBED_URL: url })).toThrow(
    `MAP_EMBED_URL must be an address such as https://views.example/map?agency={agency} (http on localhost only), not "${url}".`,
  );
});
