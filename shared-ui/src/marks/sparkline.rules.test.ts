import { sparkline } from './sparkline.rules.ts';

test.each([
  ['values', [0, 10], 'M0 18L100 2', []],
  ['nobody at all', [0, 0], 'M0 18L100 18', []],
  ['a gap, which is left open', [5, 5, null, 10, 10], 'M0 10L25 10M75 2L100 2', []],
  ['one value between gaps', [null, 4, null], '', [{ x: 50, y: 2 }]],
  ['nothing', [null, null], '', []],
])('draws %s', (_case, values, line, dots) => {
  expect(sparkline(values, 100, 20)).toEqual({ line, dots });
});

test('lines that share an axis end where the highest of them does', () => {
  expect(sparkline([0, 10], 100, 20, 20).line).toBe('M0 18L100 10');
  // one that is higher than was told is drawn in whole
  expect(sparkline([0, 10], 100, 20, 5).line).toBe('M0 18L100 2');
});
