import { madeTile } from '../../testing/made-tile.ts';
import { readTile } from './read-tile.ts';

const avenue = [
  [0.5, 0],
  [0.5, 1],
] as const;
const square = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.75, 0.75],
] as const;

test('areas, lines, names and places of a tile are read, and nothing else of it', () => {
  const bytes = madeTile({
    water: [{ shape: 'area', points: square, properties: { kind: 'lake' } }],
    roads: [
      {
        shape: 'line',
        points: avenue,
        properties: { kind: 'major_road', kind_detail: 'primary', name: 'Congress Avenue' },
      },
      { shape: 'line', points: avenue, properties: { kind: 'ferry' } },
    ],
    boundary: [{ shape: 'line', points: avenue, properties: { admin_level: 8 } }],
    places: [
      { shape: 'point', points: [[0.5, 0.25]], properties: { kind: 'neighbourhood', name: 'Zilker' } },
    ],
    pois: [{ shape: 'point', points: [[0.5, 0.5]], properties: { name: 'Shop' } }],
  });
  const points = Float32Array.of(0.5, 0, 0.5, 1);
  const tile = readTile(bytes.buffer);
  expect(tile).toEqual({
    // a ring ends where it began
    areas: { water: [Float32Array.of(0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.25)] },
    lines: { us: [points], limit: [points] },
    names: [{ text: 'Congress Avenue', kind: 'us', points }],
    places: [{ text: 'Zilker', rank: 7, x: 0.5, y: 0.25 }],
  });
});

test('an empty tile has nothing', () =>
  expect(readTile(new ArrayBuffer(0))).toEqual({ areas: {}, lines: {}, names: [], places: [] }));

test('what is no tile is refused', () =>
  expect(() => readTile(new TextEncoder().encode('<!doctype html>').buffer)).toThrow());
