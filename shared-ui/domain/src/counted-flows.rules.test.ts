import { countsOneOf, type CountedFlows } from './counted-flows.rules.ts';

test.each<[CountedFlows, CountedFlows, boolean]>([
  [null, [1], true],
  [undefined, [1], true],
  [[1], null, true],
  [null, null, true],
  [[1, 2], [2, 3], true],
  [[1], [2], false],
  [[1], [], false],
])('of a counter of %j one of %j is counted: %s', (counted, flows, expected) =>
  expect(countsOneOf(counted, flows)).toBe(expected),
);
