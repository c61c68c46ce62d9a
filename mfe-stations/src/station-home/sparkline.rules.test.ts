import { sparkline, weekInWords } from './sparkline.rules.ts';

test.each([
  ['values', [0, 10], 'M0 18L100 2', []],
  ['nobody at all', [0, 0], 'M0 18L100 18', []],
  ['a gap, which is left open', [5, 5, null, 10, 10], 'M0 10L25 10M75 2L100 2', []],
  ['one value between gaps', [null, 4, null], '', [{ x: 50, y: 2 }]],
  ['nothing', [null, null], '', []],
])('draws %s', (_case, values, line, dots) => {
  expect(sparkline(values, 100, 20)).toEqual({ line, dots });
});

test.each([
  [[1, null, 3, 3], { total: 7, missing: 1, busiest: 2 }],
  [[0, 0], { total: 0, missing: 0, busiest: 0 }],
  [[null], { total: 0, missing: 1, busiest: null }],
])('says %j in words', (hours, words) => {
  expect(weekInWords(hours)).toEqual(words);
});
