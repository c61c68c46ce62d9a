import { alongStreet, boxAround, isNamed } from './street-names.rules.ts';

const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

test.each([
  ['to the east', at([0, 10], [100, 10]), { x: 50, y: 10, angle: 0 }],
  ['to the west, not on its head', at([100, 10], [0, 10]), { x: 50, y: 10, angle: 0 }],
  ['to the south', at([0, 0], [0, 100]), { x: 0, y: 50, angle: Math.PI / 2 }],
  ['to the north', at([0, 100], [0, 0]), { x: 0, y: 50, angle: Math.PI / 2 }],
  ['in small bends', at([0, 0], [40, 4], [80, 0]), { x: 40, y: 0, angle: 0 }],
  ['about a corner, on its longer side', at([0, 0], [0, 90], [200, 90]), { x: 100, y: 90, angle: 0 }],
])('a name has room along a street %s', (_, line, expected) => {
  const found = alongStreet(line, 60);
  expect(found?.x).toBeCloseTo(expected.x);
  expect(found?.y).toBeCloseTo(expected.y);
  expect(found?.angle).toBeCloseTo(expected.angle);
});

test.each([
  ['too short', at([0, 0], [50, 0])],
  ['of one point', at([0, 0])],
  ['that winds', at([0, 0], [30, 0], [30, 30], [60, 30], [60, 60])],
  ['of none', []],
])('a name has no room along a street %s', (_, line) => expect(alongStreet(line, 60)).toBeNull());

test('a turned name takes its own box', () => {
  expect(boxAround({ x: 10, y: 10, angle: 0 }, 20, 4)).toEqual({ west: 0, east: 20, north: 8, south: 12 });
  const down = boxAround({ x: 10, y: 10, angle: Math.PI / 2 }, 20, 4);
  expect(down.north).toBeCloseTo(0);
  expect(down.west).toBeCloseTo(8);
});

test.each([
  ['interstate', 12, false],
  ['interstate', 13, true],
  ['street', 13, false],
  ['street', 15, true],
  ['rail', 20, false],
] as const)('a line of the kind %s at zoom %s is named: %s', (kind, zoom, named) =>
  expect(isNamed(kind, zoom)).toBe(named),
);
