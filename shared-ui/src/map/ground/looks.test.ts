import { fadeDepth } from './looks.ts';

test.each([
  ['the state on a phone', 0.12, 110],
  ['the state on a screen', 0.4, 110],
  ['a county', 4, 240],
])('the edges of the layers fade over what nobody takes for an edge, where %s is shown', (_, scale, deep) =>
  expect(fadeDepth(scale)).toBe(deep),
);
