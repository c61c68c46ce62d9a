import { meanOf, quantileOf, sumOf } from './numbers.rules.ts';

test.each([
  [[4, 1, 3, 2], 0.5, 2.5],
  [[1, 2, 3, 4, 5], 0.05, 1.2],
  [[1, 2, 3, 4, 5], 0.95, 4.8],
  [[7], 0.9, 7],
  [[1, 2], 0, 1],
  [[1, 2], 1, 2],
  [[], 0.5, null],
])('of %j the quantile %d is %p', (values, q, quantile) => {
  if (quantile === null) expect(quantileOf(values, q)).toBeNull();
  else expect(quantileOf(values, q)).toBeCloseTo(quantile, 12);
});

test('a quantile leaves the order of its numbers as it was', () => {
  const values = [3, 1, 2];
  quantileOf(values, 0.5);
  expect(values).toEqual([3, 1, 2]);
});

test('of no numbers there is a sum, and no mean', () =>
  expect([sumOf([]), meanOf([]), meanOf([1, 2, 6])]).toEqual([0, null, 3]));
