import { isWorthRetrying } from './retry.rules.ts';

test.each([
  [0, true],
  [408, true],
  [409, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [422, false],
])('after status %i counts are asked for again: %s', (status, again) => {
  expect(isWorthRetrying(status)).toBe(again);
});
