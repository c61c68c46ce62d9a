import { hasWritten } from './import-outcome.rules.ts';

const nothing = {
  read: 4,
  added: 0,
  replaced: 0,
  unchanged: 4,
  certified: 0,
  differing: 0,
  superseded: 0,
  first: null,
  last: null,
  warnings: [],
};

test.each([
  [null, false],
  [nothing, false],
  [{ ...nothing, added: 1 }, true],
  [{ ...nothing, replaced: 1 }, true],
  [{ ...nothing, superseded: 1 }, true],
])('an import with the result %j has written: %s', (result, written) =>
  expect(hasWritten({ result })).toBe(written),
);
