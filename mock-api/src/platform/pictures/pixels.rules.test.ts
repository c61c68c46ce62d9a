import { fitted, shrunk, turned, type Pixels } from './pixels.rules.ts';

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [3000, 4000, { width: 1200, height: 1600 }],
  [800, 600, { width: 800, height: 600 }],
  [5000, 1, { width: 1600, height: 1 }],
])('%s by %s', (width, height, size) => {
  expect(fitted(width, height, 1600)).toEqual(size);
});

const grey = (width: number, height: number, values: number[], opacity = 255): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(values.flatMap((value) => [value, value, value, opacity])),
});
const greys = ({ data }: Pixels) => [...data].filter((_, at) => at % 4 === 0);

test('a pixel is the mean of its area, also where that ends within a pixel', () => {
  expect(greys(shrunk(grey(2, 2, [0, 100, 100, 200]), { width: 1, height: 1 }))).toEqual([100]);
  expect(greys(shrunk(grey(3, 1, [0, 90, 180]), { width: 2, height: 1 }))).toEqual([30, 150]);
  expect(greys(shrunk(grey(1, 3, [0, 90, 180]), { width: 1, height: 2 }))).toEqual([30, 150]);
});

test('what is not opaque lies on white', () => {
  const { data } = shrunk(grey(1, 1, [0], 0), { width: 1, height: 1 });
  expect([...data]).toEqual([255, 255, 255, 255]);
});

// 1 2
// 3 4
// 5 6
test.each([
  [1, 2, [1, 2, 3, 4, 5, 6]],
  [2, 2, [2, 1, 4, 3, 6, 5]],
  [3, 2, [6, 5, 4, 3, 2, 1]],
  [4, 2, [5, 6, 3, 4, 1, 2]],
  [5, 3, [1, 3, 5, 2, 4, 6]],
  [6, 3, [5, 3, 1, 6, 4, 2]],
  [7, 3, [6, 4, 2, 5, 3, 1]],
  [8, 3, [2, 4, 6, 1, 3, 5]],
])('orientation %s', (orientation, width, values) => {
  const upright = turned(grey(2, 3, [1, 2, 3, 4, 5, 6]), orientation);
  expect([upright.width, greys(upright)]).toEqual([width, values]);
});
