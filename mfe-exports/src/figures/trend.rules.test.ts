import { trendOf } from './trend.rules.ts';

test.each([
  [null, null],
  [0, 'level'],
  [0.019, 'level'],
  [-0.019, 'level'],
  [0.02, 'up'],
  [0.2014, 'up'],
  [-0.02, 'down'],
])('a change of %s is told as %s', (change, trend) => expect(trendOf(change)).toBe(trend));
