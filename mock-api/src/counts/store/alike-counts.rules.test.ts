import { alikeOf, daySums, hourSums, listedNumbers, type Alike } from './alike-counts.rules.ts';

const LIKE: Alike = {
  flow_id: 1,
  interval: 60,
  suspect_id: null,
  certified: false,
  excluded: false,
  doubted: false,
  minutes: [],
  counts: [],
};
const DAY = 1440;

test.each([
  ['', []],
  ['0', [0]],
  ['17,0,305', [17, 0, 305]],
  ['2147483647,4294967296', [2147483647, 4294967296]],
])('the list %j is %j', (list, expected) => expect(listedNumbers(list)).toEqual(expected));

test.each([
  ['4,0', [4, 0]],
  [null, null],
])('counts sent as %j are %j', (counts, expected) => {
  const { minutes: _, counts: __, ...like } = LIKE;
  const alike = alikeOf({ ...like, offsets: '60,0', counts });
  expect([alike.minutes, alike.counts]).toEqual([[60, 0], expected]);
});

test('days add up what is alike and what is not', () => {
  const days = daySums(
    [
      { ...LIKE, minutes: [DAY + 60, 0], counts: [7, 5] },
      { ...LIKE, minutes: [60], counts: [0], certified: true, suspect_id: 3 },
      { ...LIKE, minutes: [120], counts: null },
    ],
    [],
  );
  expect(days).toEqual([
    { day: 1, total: 7, rows: 1, nulls: 0, suspects: 0, certified: 0, interval: 60, covered: 60 },
    { day: 0, total: 5, rows: 3, nulls: 1, suspects: 1, certified: 1, interval: 60, covered: 120 },
  ]);
});

test('a day of nothing but missing counts has no total, and the finest of its intervals', () => {
  const days = daySums(
    [
      { ...LIKE, minutes: [0], counts: null },
      { ...LIKE, minutes: [60], counts: null, interval: 15 },
    ],
    [],
  );
  expect(days).toMatchObject([{ total: null, nulls: 2, interval: 15, covered: 0 }]);
});

test('in an hour that the clock skips nothing is missed, and what was counted covers nothing', () => {
  const skipped = [{ from: 120, to: 180 }];
  const days = daySums(
    [
      { ...LIKE, minutes: [60, 120], counts: [4, 9] },
      { ...LIKE, minutes: [DAY + 120, 150], counts: null, interval: 15 },
    ],
    skipped,
  );
  expect(days).toMatchObject([
    { day: 0, total: 13, rows: 3, nulls: 0, covered: 60 },
    { day: 1, total: null, rows: 1, nulls: 1 },
  ]);
});

test('hours add up their quarters; one without a value is null', () => {
  const alike = [
    { ...LIKE, interval: 15, minutes: [135, 120], counts: [2, 1] },
    { ...LIKE, interval: 15, minutes: [0, 150], counts: null },
    { ...LIKE, minutes: [60], counts: [0] },
  ];
  expect(hourSums(alike, 4)).toEqual([null, 0, 3, null]);
});
