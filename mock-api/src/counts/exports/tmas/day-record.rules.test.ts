import { dayRecord } from './day-record.rules.ts';

test.each<[string, [number, number][], number, string, number, (number | null)[]]>([
  ['a whole day of hours', Array.from({ length: 24 }, (_, at) => [at * 60, at]), 60, '0000', 24, [0, 1, 2]],
  [
    'one that begins at nine',
    [
      [540, 7],
      [600, 8],
    ],
    60,
    '0900',
    15,
    [7, 8, null],
  ],
  [
    'quarters from 23:15',
    [
      [1395, 1],
      [1425, 3],
    ],
    15,
    '2315',
    3,
    [1, null, 3],
  ],
  ['zeros, which are counts', [[0, 0]], 720, '0000', 2, [0, null]],
])('%s', (_, counts, interval, start, slots, first) => {
  const record = dayRecord(new Map(counts), interval);
  expect(record.start).toBe(start);
  expect(record.counts).toHaveLength(slots);
  expect(record.counts.slice(0, first.length)).toEqual(first);
});
