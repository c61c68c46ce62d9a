import * as fc from 'fast-check';
import { scaleOf } from './scale.rules.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [101, [0, 50, 100, 150]],
  [41_210, [0, 20_000, 40_000, 60_000]],
])('the lines of a scale up to %d stand at %j', (largest, lines) => expect(scaleOf(largest)).toEqual(lines));

test('a scale begins at zero, holds the largest value and has five lines at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (largest) => {
      const lines = scaleOf(largest);
      expect(lines[0]).toBe(0);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(largest * 0.999_99);
      expect(lines.length).toBeLessThanOrEqual(5);
    }),
  );
});
