import * as fc from 'fast-check';
import { shareOf, viewOf } from './map-view.rules.ts';

const place = fc.record({
  longitude: fc.double({ min: -106.6, max: -93.5, noNaN: true }),
  latitude: fc.double({ min: 25.9, max: 36.4, noNaN: true }),
});

test('every place of a list stands in its map, not at the edge', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const view = viewOf(places);
      for (const each of places) {
        const { x, y } = shareOf(each, view);
        for (const at of [x, y]) {
          expect(at).toBeGreaterThan(0.1);
          expect(at).toBeLessThan(0.9);
        }
      }
    }),
  );
});

test('one place stands in the middle, with its surroundings', () => {
  const austin = { longitude: -97.74, latitude: 30.27 };
  const { x, y } = shareOf(austin, viewOf([austin]));
  expect(x).toBeCloseTo(0.5);
  expect(y).toBeCloseTo(0.5);
  expect(shareOf({ longitude: -97.6, latitude: 30.27 }, viewOf([austin])).x).toBeLessThan(1);
});

test('a map of no place shows the state', () => {
  for (const corner of [
    { longitude: -106.6, latitude: 31.8 },
    { longitude: -94.1, latitude: 30.1 },
    { longitude: -97.4, latitude: 25.9 },
  ]) {
    const { x, y } = shareOf(corner, viewOf([]));
    expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
  }
});
