import { levelOf, levelStarts } from './map-levels.rules.ts';

test.each([
  [[], []],
  [[240], []],
  [[240, 240, 240], []],
  [
    [20, 100, 179, 433, 520, 570, 900, 1363, 1366, 2000],
    [180, 520, 900, 1400],
  ],
  [
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
])('classes of %j begin at %j', (values, starts) => expect(levelStarts(values)).toEqual(starts));

test.each([
  [0, 1],
  [179.9, 1],
  [180, 2],
  [899, 3],
  [5000, 5],
])('%d is of class %d', (value, level) => expect(levelOf(value, [180, 520, 900, 1400])).toBe(level));
