import { project, TEXAS } from './projection.rules.ts';
import { areDrawn, tileAddress, tileAt, tilesIn, zoomAt, type TileAt } from './tile-grid.rules.ts';
import { homeView, wholeView } from './fitted-view.rules.ts';
import { MAX_SCALE, toPixels } from './view.rules.ts';

const box = { width: 900, height: 500 };
const whole = wholeView(box);
const place = (id: string, longitude: number, latitude: number) => ({ id, ...project(longitude, latitude) });
const zilker = place('zilker', -97.772, 30.267);
const shoalCreek = place('shoal creek', -97.749, 30.289);

/** Number of the tile that holds a place, by the formula that tile servers publish. */
function slippy(longitude: number, latitude: number, zoom: number) {
  const radians = (latitude * Math.PI) / 180;
  const n = 2 ** zoom;
  return {
    column: Math.floor(((longitude + 180) / 360) * n),
    row: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * n),
  };
}
const PICTURES = { px: 256, least: 0, most: 19 };
const nameOf = ({ z, x, y }: TileAt) => `${z}/${x}/${y}`;

test.each([
  ['zilker', -97.772, 30.267],
  ['houston', -95.369, 29.76],
  ['el paso', -106.485, 31.761],
])('the tile under %s is the one that tile servers have there', (id, longitude, latitude) => {
  const point = place(id, longitude, latitude);
  for (const view of [whole, homeView([point], box), { ...point, scale: MAX_SCALE }]) {
    const under = tilesIn(view, box, PICTURES).filter(
      ({ left, top, size }) =>
        point.x >= left && point.x < left + size && point.y >= top && point.y < top + size,
    );
    expect(under).toHaveLength(1);
    const { column, row } = slippy(longitude, latitude, under[0]?.z ?? 0);
    expect(under[0]).toMatchObject({ x: column, y: row });
  }
});

test.each([
  ['the whole state', whole],
  ['an agency', homeView([zilker, shoalCreek], box)],
  ['the nearest view', { ...zilker, scale: MAX_SCALE }],
])('the tiles of %s fill the box at about their own size, and no more than that', (_, view) => {
  const tiles = tilesIn(view, box, PICTURES);
  const size = (tiles[0]?.size ?? 0) * view.scale;
  expect(size).toBeGreaterThan(181);
  expect(size).toBeLessThan(363);
  const corners = tiles.map(({ left, top }) => toPixels({ x: left, y: top }, view, box));
  expect(Math.min(...corners.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.min(...corners.map(({ y }) => y))).toBeLessThanOrEqual(0);
  expect(Math.max(...corners.map(({ x }) => x)) + size).toBeGreaterThanOrEqual(box.width);
  expect(Math.max(...corners.map(({ y }) => y)) + size).toBeGreaterThanOrEqual(box.height);
  expect(tiles.length).toBeLessThanOrEqual((box.width / 181 + 2) * (box.height / 181 + 2));
  expect(new Set(tiles.map(nameOf)).size).toBe(tiles.length);
});

test('there are no tiles beyond the edge of the world', () => {
  const tiles = tilesIn({ x: 0, y: 0, scale: 0.01 }, box, PICTURES);
  expect(tiles.map(nameOf)).toEqual(['1/0/0', '1/0/1', '1/1/0', '1/1/1']);
});

test('nearer than the last zoom its tiles are shown larger, further out than the first none', () => {
  const near = { ...zilker, scale: 600 };
  const tiles = tilesIn(near, box, { px: 512, least: 9, most: 12 });
  expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([12]));
  expect((tiles[0]?.size ?? 0) * near.scale).toBeGreaterThan(512);
  expect(tilesIn(whole, box, { px: 512, least: 9, most: 12 })).toEqual([]);
});

test('a zoom is whole where tiles have their own size', () => {
  const { size } = tileAt(11, 0, 0);
  expect(zoomAt(512 / size, 512)).toBeCloseTo(11);
  expect(zoomAt(TEXAS.width / size, 512)).toBeGreaterThan(11);
});

test('a template becomes an address', () =>
  expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png?key=1', { z: 3, x: 1, y: 2 })).toBe(
    'https://tiles.example/3/1/2.png?key=1',
  ));

test.each([
  ['raster', 'https://tiles.example/{z}/{x}/{y}.png', false],
  ['vector', 'https://tiles.example/{z}/{x}/{y}.pbf', true],
  ['raster', '/api/map-tiles/{z}/{x}/{y}', true],
  ['vector', '/api/map-tiles/{z}/{x}/{y}', true],
] as const)('%s tiles of %s are drawn by the page: %s', (kind, url, drawn) =>
  expect(areDrawn({ kind, url, attribution: '', min_zoom: 0, max_zoom: 14 })).toBe(drawn),
);
