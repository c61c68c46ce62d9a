import { daysOf, emptyDays, linesOf, pointRadii } from './daily-sums.rules.ts';

const channel = (id: number, sums: (number | null)[], stored: (number | null)[]) => ({
  id,
  header: `column ${id}`,
  sums,
  stored,
});

test.each([
  [null, [], []],
  ['2024-02-28', [channel(1, [1, 2, 3], [])], ['2024-02-28', '2024-02-29', '2024-03-01']],
])('a file from %s on has the days %#', (first_day, channels, days) =>
  expect(daysOf({ first_day, channels })).toEqual(days),
);

test('draws what is stored beside what is in the file, where anything is stored', () => {
  const channels = [channel(7, [1, null], [null, null]), channel(8, [3, 4], [0, null])];
  expect(linesOf({ channels }, (id) => `channel ${id}`)).toEqual([
    { name: 'channel 7', isStored: false, place: 0, sums: [1, null] },
    { name: 'channel 8', isStored: false, place: 1, sums: [3, 4] },
    { name: 'channel 8', isStored: true, place: 1, sums: [0, null] },
  ]);
});

test('days without a neighbour are points, however long the time is', () => {
  const months = Array.from({ length: 305 }, (_, at) => (at % 30 === 1 ? 24 : null));
  expect(pointRadii(months).filter((radius) => radius > 0)).toHaveLength(11);
  const year = Array.from({ length: 365 }, (_, at) => (at === 40 ? null : at));
  expect(pointRadii(year).every((radius) => radius === 0)).toBe(true);
  expect(pointRadii([1, 2, null])).toEqual([2, 2, 2]);
});

test.each<[string, (number | null)[][], number[]]>([
  ['no line', [], []],
  ['a zero, which is a count', [[0, 1]], []],
  ['a gap of the only line', [[1, null, 3, null]], [1, 3]],
  [
    'a gap that another line fills',
    [
      [1, null, null],
      [null, 2, null],
    ],
    [2],
  ],
])('days without anything: %s', (_, lines, days) => expect(emptyDays(lines)).toEqual(days));
