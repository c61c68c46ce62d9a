import { countTypeOf } from './user-types.rules.ts';

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [13, '5'],
  [4, null],
  [0, null],
  [null, null],
])('the platform’s user type %s is our count type %s', (userType, code) =>
  expect(countTypeOf(userType)).toBe(code),
);
