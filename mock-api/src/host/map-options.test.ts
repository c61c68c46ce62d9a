import { mapFrom, mapOrigins } from './map-options.ts';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';
const EMBED = 'https://views.example:8443/map?agency={agency}';

test('the map is built in unless it is set', () => {
  expect(mapFrom({})).toEqual({ tiles: null, embed: null });
  expect(mapFrom({ MAP_TILES_URL: '', MAP_EMBED_URL: '' })).toEqual({ tiles: null, embed: null });
  expect(mapOrigins(mapFrom({}))).toEqual({ tiles: null, embed: null });
});

test('tiles come with the text that their maker asks for', () => {
  const map = mapFrom({ MAP_TILES_URL: TILES, MAP_TILES_ATTRIBUTION: '© Tile makers' });
  expect(map).toEqual({ tiles: { url: TILES, attribution: '© Tile makers' }, embed: null });
  expect(mapOrigins(map)).toEqual({ tiles: 'https://tiles.example', embed: null });
});

test('a visualization wins over tiles, and only its origin is let in', () => {
  const map = mapFrom({ MAP_TILES_URL: TILES, MAP_EMBED_URL: EMBED });
  expect(map).toEqual({ tiles: null, embed: EMBED });
  expect(mapOrigins(map)).toEqual({ tiles: null, embed: 'https://views.example:8443' });
});

test.each([
  'http://localhost:4901/{z}/{x}/{y}.png',
  'http://127.0.0.1/{x}/{z}/{y}',
  'http://[::1]:80/{z}{y}{x}',
])('tiles of this machine may come without encryption: %s', (url) =>
  expect(mapFrom({ MAP_TILES_URL: url }).tiles?.url).toBe(url),
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
