import { mapSettingsFor } from './map.rules.ts';

test.each([
  [
    'https://views.example/map?agency={agency}',
    'City of Austin',
    'https://views.example/map?agency=City%20of%20Austin',
  ],
  ['https://views.example/{agency}?name={agency}', 'A&M/x', 'https://views.example/A%26M%2Fx?name=A%26M%2Fx'],
  [
    'https://views.example/?agency={agency}&all=0',
    "$& #1'",
    "https://views.example/?agency=%24%26%20%231'&all=0",
  ],
  ['https://views.example/map', 'City of Austin', 'https://views.example/map'],
  [null, 'City of Austin', null],
])('the address %s for %s is %s', (embed, agency, expected) => {
  expect(mapSettingsFor({ tiles: null, embed }, agency)).toEqual({ tiles: null, embed: expected });
});

test('tiles are the same for everybody', () => {
  const tiles = {
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© Tile makers',
    kind: 'raster',
    min_zoom: 0,
    max_zoom: 19,
  } as const;
  expect(mapSettingsFor({ tiles, embed: null }, 'City of Austin').tiles).toEqual(tiles);
});
