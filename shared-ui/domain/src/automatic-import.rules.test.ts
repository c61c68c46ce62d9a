import { fitsBudget, requestsADay } from './automatic-import.rules.ts';

test.each([
  ['off', 400, 0],
  ['nightly', 400, 401],
  ['every 6 hours', 400, 1604],
  ['every 3 hours', 400, 3208],
  ['every 3 hours', 0, 0],
] as const)('%s with %i channels takes %i requests a day', (rhythm, channels, requests) =>
  expect(requestsADay(rhythm, channels)).toBe(requests),
);

test.each([
  [4000, 0, true],
  [4001, 0, false],
  [1604, 2396, true],
  [1604, 2397, false],
  // who leaves it off needs no room, however full it is
  [0, 5000, true],
])('%i requests fit beside %i of others: %s', (requests, others, fits) =>
  expect(fitsBudget(requests, others)).toBe(fits),
);
