import {
  hourShares,
  daysOffOf,
  indexOf,
  matchedChange,
  placedChange,
  weekdayMeans,
  weekdayOf,
  type ComparedPoint,
} from './compare-forms.rules.ts';

const on = (start: string, value: number | null, complete = value !== null): ComparedPoint => ({
  start,
  value,
  complete,
});
const NONE = new Map<string, string>();

test.each([
  [150, 100, 150],
  [0, 40, 0],
  [30, 40, 75],
  [null, 40, null],
  [30, null, null],
  // a base of nothing has no index
  [30, 0, null],
])('%s against a base of %s is %s', (value, mean, index) => expect(indexOf(value, mean)).toBe(index));

test.each([
  ['2025-03-03', 0],
  ['2025-03-09', 6],
  ['1970-01-01', 3],
  ['1969-12-29', 0],
])('%s is weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

test('a weekday’s mean is that of its complete days, and says how many they are and how many of them are not certified', () => {
  const means = weekdayMeans([
    on('2025-03-03', 10),
    { ...on('2025-03-10', 20), uncertified: true },
    { ...on('2025-03-17', 900, false), uncertified: true },
    on('2025-03-24', null),
    on('2025-03-08', 7),
  ]);
  expect(means[0]).toEqual({ mean: 15, days: 2, uncertified: 1 });
  expect(means[5]).toEqual({ mean: 7, days: 1, uncertified: 0 });
  expect(means[1]).toEqual({ mean: null, days: 0, uncertified: 0 });
});

test.each<[string, ComparedPoint[], ComparedPoint[], ReadonlyMap<string, string>, object | null]>([
  [
    'the same weekday of the same week',
    [on('2025-03-03', 30), on('2025-03-04', 50)],
    [on('2024-03-04', 20), on('2024-03-05', 20)],
    NONE,
    { days: 2, change: 1 },
  ],
  ['not the same date', [on('2025-03-03', 30)], [on('2024-03-03', 20)], NONE, null],
  [
    'not where one of both is open',
    [on('2025-03-03', 30), on('2025-03-04', 50, false)],
    [on('2024-03-04', 20), on('2024-03-05', 20)],
    NONE,
    { days: 1, change: 0.5 },
  ],
  [
    'a holiday against the same one, on whatever weekday',
    [on('2025-07-04', 80), on('2025-07-03', 10)],
    [on('2024-07-04', 40), on('2024-07-05', 10)],
    new Map([
      ['2025-07-04', 'independence'],
      ['2024-07-04', 'independence'],
    ]),
    // Thursday, Jul 3 would match the holiday of the other year; that is no like day
    { days: 1, change: 1 },
  ],
  ['nothing where nothing was counted then', [on('2025-03-03', 30)], [on('2024-03-04', 0)], NONE, null],
  ['nothing without days', [], [], NONE, null],
])('change is told of %s', (_what, days, others, off, told) => {
  expect(matchedChange(days, others, off)).toEqual(told);
});

test.each([
  ['2025-07-04', 'independence'],
  ['2025-06-19', 'juneteenth'],
  ['2025-11-28', 'tx_after_thanksgiving'],
  // on a Saturday: the Friday is off
  ['2026-07-03', 'independence observed'],
  ['2026-07-04', 'independence'],
  ['2025-07-05', undefined],
  // nobody has to be off, and clocks are no holiday
  ['2025-04-18', undefined],
  ['2025-03-09', undefined],
])('%s is %s', (date, name) => {
  expect(daysOffOf('2025-01-01', '2026-12-31').get(date)).toBe(name);
});

test.each([
  [
    [1, 3, 0],
    [0.25, 0.75, 0],
  ],
  [[0, 0], []],
  [[], []],
])('means of %j are shares of %j', (means, shares) => expect(hourShares(means)).toEqual(shares));

test.each<[string, ComparedPoint[], ComparedPoint[], string[], object | null]>([
  [
    'day by day',
    [on('2025-03-03', 30), on('2025-03-04', 30)],
    [on('2025-03-31', 10), on('2025-04-01', 20)],
    [],
    { days: 2, change: 1 },
  ],
  [
    'what is not complete is left out',
    [on('2025-03-03', 30), on('2025-03-04', 30, false)],
    [on('2025-03-31', 10), on('2025-04-01', 20)],
    [],
    { days: 1, change: 2 },
  ],
  [
    'a day off is none',
    [on('2025-03-03', 30), on('2025-03-04', 30)],
    [on('2025-03-31', 10), on('2025-04-01', 20)],
    ['2025-03-31'],
    { days: 1, change: 0.5 },
  ],
  ['other weekdays', [on('2025-03-03', 30)], [on('2025-04-01', 10)], [], null],
  ['nothing before', [on('2025-03-03', 30)], [on('2025-03-31', 0)], [], null],
])('the change against another period: %s', (_what, days, others, off, change) => {
  expect(placedChange(days, others, new Map(off.map((day) => [day, 'off'])))).toEqual(change);
});
