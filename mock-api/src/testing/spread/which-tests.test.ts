import { existsSync } from 'node:fs';
import path from 'node:path';
import { CHOSEN, LEFT_OUT, testsOnCitus } from './which-tests.mjs';

const SRC = path.resolve(import.meta.dirname, '../..');
const leftOut = Object.keys(LEFT_OUT);

test('every test that is chosen or left out is there, and none is both', () => {
  expect([...CHOSEN, ...leftOut].filter((file) => !existsSync(path.join(SRC, file)))).toEqual([]);
  expect(CHOSEN.filter((file) => leftOut.includes(file))).toEqual([]);
});

test('whatever is left out says why', () => {
  for (const why of Object.values(LEFT_OUT)) expect(why).toMatch(/\w.*\.$/);
});

test('of all tests those alone are left out, of the chosen ones nothing', () => {
  const all = testsOnCitus('all');
  const skipped = (file: string) =>
    all.leftOut.some((pattern) => new RegExp(pattern).test(path.join(SRC, file)));
  expect(leftOut.every(skipped)).toBe(true);
  expect(CHOSEN.some(skipped)).toBe(false);
  expect(testsOnCitus(undefined)).toEqual({
    testMatch: CHOSEN.map((file) => `<rootDir>/mock-api/src/${file}`),
    leftOut: [],
  });
});
