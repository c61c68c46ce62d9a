import { studentT95 } from './student-t.rules.ts';

// as tables print them
test.each([
  [1, 12.7062, 4],
  [2, 4.30265, 5],
  [3, 3.182446, 6],
  [7, 2.364624, 6],
  [11, 2.200985, 6],
  [30, 2.042272, 6],
  [95, 1.985251, 6],
])('with %i degrees of freedom 95 %% lie within %f', (freedom, expected, places) => {
  expect(studentT95(freedom)).toBeCloseTo(expected, places);
});
