import { firstFaults } from './first-faults.rules.ts';

test.each<[string, string[][], boolean, number[][]]>([
  [
    'counts and missing ones are none',
    [
      ['t', '1', ''],
      ['t', 'NA', '2'],
    ],
    false,
    [[], []],
  ],
  [
    'a word, a negative number and a part among counts are',
    [
      ['t', '4', 'x'],
      ['t', '-4', '7'],
      ['t', '4.5', '8'],
    ],
    false,
    [[2], [1], [1]],
  ],
  [
    'a comma is, unless it marks thousands',
    [
      ['t', '1,204', '1'],
      ['t', '12', '1'],
    ],
    false,
    [[1], []],
  ],
  [
    'a comma that marks thousands is none',
    [
      ['t', '1,204', '1'],
      ['t', '12', '1'],
    ],
    true,
    [[], []],
  ],
  [
    'a column without any count is no column of counts',
    [
      ['t', 'dry', '3'],
      ['t', 'wet', 'wet'],
    ],
    false,
    [[], [2]],
  ],
  ['a short row lacks counts', [['t'], ['t', '1', '2']], false, [[], []]],
])('%s', (_, rows, thousands, faults) => expect(firstFaults(rows, [1, 2], thousands)).toEqual(faults));
