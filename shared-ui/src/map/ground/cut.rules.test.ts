import { joined, stepsOf, straightened } from './cut.rules.ts';
import { unpacked, type PackedGround } from './ground.rules.ts';

const line = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

test('small bends go, great ones and the ends stay', () => {
  const bent = line([0, 0], [1, 0.1], [2, 0], [3, 2], [4, 0]);
  expect(straightened(bent, 0.5)).toEqual(line([0, 0], [2, 0], [3, 2], [4, 0]));
  expect(straightened(bent, 0.05)).toEqual(bent);
  expect(straightened(line([0, 0], [0, 0]), 1)).toEqual(line([0, 0], [0, 0]));
});

test.each([
  ['one after the other', [line([0, 0], [1, 0]), line([1, 0], [2, 0])], [line([0, 0], [1, 0], [2, 0])]],
  ['drawn against each other', [line([0, 0], [1, 0]), line([2, 0], [1, 0])], [line([2, 0], [1, 0], [0, 0])]],
  [
    'by one that lies between',
    [line([0, 0], [1, 0]), line([2, 0], [3, 0]), line([1, 0], [2, 0])],
    [line([0, 0], [1, 0], [2, 0], [3, 0])],
  ],
])('lines that go on %s become one', (_, lines, one) => {
  const found = joined(lines);
  expect(found).toHaveLength(1);
  expect([one[0], one[0]?.toReversed()]).toContainEqual(found[0]);
});

test('where three lines meet, each keeps its end', () => {
  const crossing = [line([0, 0], [1, 0]), line([1, 0], [2, 0]), line([1, 0], [1, 1])];
  const lengths = joined(crossing).map((one) => one.length);
  expect(lengths.reduce((sum, length) => sum + length - 1, 0)).toBe(3);
});

test('a line travels as whole steps and comes back within half a step', () => {
  const way = line([10.13, 20.4], [10.15, 20.41], [12.6, 18.9]);
  const steps = stepsOf(way, 4);
  expect(steps).toEqual([41, 82, 9, -6]);
  const none = { land: [], urban: [], water: [], state: [] };
  const packed: PackedGround = {
    grid: 4,
    areas: { ...none, land: [steps] },
    lines: { rivers: [], streams: [], counties: [], borders: [], rails: [] },
    roads: { minor: [], us: [], interstate: [] },
    towns: [['Austin', 41, 82, 2]],
    numbers: [['I-35', 40, 80, 'interstate']],
  };
  const { areas, towns, numbers } = unpacked(packed);
  expect(areas.land).toEqual([
    { points: Float32Array.of(10.25, 20.5, 12.5, 19), west: 10.25, east: 12.5, north: 19, south: 20.5 },
  ]);
  expect(towns).toEqual([{ text: 'Austin', x: 10.25, y: 20.5, rank: 2 }]);
  expect(numbers).toEqual([{ text: 'I-35', x: 10, y: 20, rank: 0, kind: 'interstate' }]);
});
