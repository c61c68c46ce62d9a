import { DOUBTED, JUDGED } from './series.ts';
import { findDoubted } from './vendor-status.rules.ts';

const both = DOUBTED | JUDGED;

test.each([
  ['nothing is doubted', [JUDGED, JUDGED], []],
  ['one count is', [JUDGED, both, JUDGED], [[1, 2]]],
  [
    'counts in a row are one stretch',
    [both, both, JUDGED, both],
    [
      [0, 2],
      [3, 4],
    ],
  ],
  ['what is certified is no question any more', [DOUBTED, both], [[1, 2]]],
])('%s', (_, marks, expected) => {
  const found = findDoubted({ marks: Uint8Array.from(marks) });
  expect(found.map(({ from, until }) => [from, until])).toEqual(expected);
});
