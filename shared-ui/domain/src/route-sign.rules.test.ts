import { isNumberedSign } from './route-sign.rules.ts';

test.each([
  ['2', true],
  ['9', true],
  ['1', false],
  ['10', false],
  ['', false],
  [null, false],
])('a route sign with the code %j carries a number: %s', (code, numbered) =>
  expect(isNumberedSign(code)).toBe(numbered),
);
