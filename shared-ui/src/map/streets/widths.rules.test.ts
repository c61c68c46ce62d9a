import { LINES } from './features.rules.ts';
import { widthOf } from './widths.rules.ts';

test.each([
  ['street', 11, false],
  ['street', 12, true],
  ['path', 12, false],
  ['path', 13, true],
  ['interstate', 9, true],
] as const)('a line of the kind %s at zoom %s is drawn: %s', (kind, zoom, isDrawn) =>
  expect(widthOf(kind, zoom) > 0).toBe(isDrawn),
);

test('nearer no line is thinner, and greater roads are wider', () => {
  for (const zoom of [9, 11, 13, 15, 17]) {
    for (const kind of LINES) expect(widthOf(kind, zoom + 1)).toBeGreaterThanOrEqual(widthOf(kind, zoom));
    const roads = (['street', 'minor', 'us', 'interstate'] as const).map((kind) => widthOf(kind, zoom));
    expect(roads).toEqual(roads.toSorted((a, b) => a - b));
  }
});
