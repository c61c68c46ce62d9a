import { mixed, rgbOf } from './colour.rules.ts';

test.each([
  ['#0b5471', [11, 84, 113]],
  [' #FFFFFF', [255, 255, 255]],
  ['#fff', [255, 255, 255]],
  ['#a0c', [170, 0, 204]],
  ['teal', [0, 0, 0]],
  ['', [0, 0, 0]],
])('the colour %j is %j', (hex, expected) => expect(rgbOf(hex)).toEqual(expected));

test.each([
  [0, [0, 100, 200]],
  [0.5, [50, 100, 150]],
  [1, [100, 100, 100]],
])('%d of the way between two colours', (share, expected) => {
  expect(mixed([0, 100, 200], [100, 100, 100], share)).toEqual(expected);
});
