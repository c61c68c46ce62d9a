import { keySteps } from './colour-key.rules.ts';
import { SHADES, shadeOf } from './heat-map.rules.ts';

test.each([
  [1600, [0, 100, 400, 900, 1600]],
  [37, [0, 2, 9, 21, 37]],
  [3, [0, 1, 2, 3]],
  [1, [0, 1]],
])('where %i is busiest the key tells %j', (busiest, values) =>
  expect(keySteps(busiest).map(({ value }) => value)).toEqual(values),
);

test('each figure stands beside the shade that it has in the picture, from the palest to the darkest', () => {
  const steps = keySteps(880);
  expect(steps.map(({ value, shade }) => shade - shadeOf(value, 880))).toEqual([0, 0, 0, 0, 0]);
  expect([steps[0]?.shade, steps.at(-1)?.shade]).toEqual([0, SHADES - 1]);
});
