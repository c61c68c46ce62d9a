import { isUnusualFactor } from './factor.rules.ts';

test.each([
  [0.7999, true],
  [0.8, false],
  [1, false],
  [1.4, false],
  [1.4001, true],
])('a factor of %f asks for a second person: %s', (factor, unusual) => {
  expect(isUnusualFactor(factor)).toBe(unusual);
});
