import { bestDonor, lineThrough } from './regression.rules.ts';

const NO_RUN = { start: 0, end: -1 };
const own = [1, 2, 3, 4, 5, 6];

test('the line of least squares goes through points that lie on one', () => {
  const line = lineThrough([1, 2, 5].map((x) => ({ x, y: 3 + 2 * x })));
  expect(line?.a).toBeCloseTo(3, 12);
  expect(line?.b).toBeCloseTo(2, 12);
});

test.each([
  [[]],
  [[{ x: 4, y: 1 }]],
  [
    [
      { x: 4, y: 1 },
      { x: 4, y: 2 },
    ],
  ],
])('points %j have no line', (points) => expect(lineThrough(points)).toBeNull());

test.each([
  ['goes along', [10, 20, 30, 40, 50, 60], 1],
  ['goes against', [60, 50, 40, 30, 20, 10], -1],
  ['never changes', [5, 5, 5, 5, 5, 5], undefined],
  ['has one day in common', [5, null, null, null, null, null], undefined],
])('a counter that %s correlates by %p', (_what, days, r) => {
  const found = bestDonor(own, NO_RUN, [{ name: 'other', days }])?.r;
  if (r === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(r, 12);
});

test('days of the run itself say nothing', () => {
  const days = [10, 20, 30, 40, 0, 0];
  expect(bestDonor(own, { start: 4, end: 5 }, [{ name: 'other', days }])?.r).toBeCloseTo(1, 12);
});

test('of two alike the first by name is taken, in whichever order they come', () => {
  const days = [10, 20, 30, 40, 50, 60];
  const donors = ['b', 'a', 'c'].map((name) => ({ name, days }));
  expect(bestDonor(own, NO_RUN, donors)?.name).toBe('a');
  expect(bestDonor(own, NO_RUN, donors.toReversed())?.name).toBe('a');
});
