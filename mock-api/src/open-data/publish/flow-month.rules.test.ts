import { minutesOfText } from 'shared-domain';
import { hourMeans, openDays } from './flow-month.rules.ts';

const TEXAS = 'America/Chicago';
const at = (text: string) => minutesOfText(text) ?? NaN;
const countAt = (text: string, count: number | null, interval = 60) => ({
  minutes: at(text),
  interval,
  count,
  suspect: 0,
  certification: 1,
});
/** A count of ten in each hour of a day but these. */
const hoursOf = (day: string, without: readonly number[] = []) =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => !without.includes(hour))
    .map((hour) => countAt(`${day} ${String(hour).padStart(2, '0')}:00`, 10));

test.each<[string, number[], string, number, boolean, string]>([
  ['2025-03-08', [], TEXAS, 240, true, 'all 24 hours of an ordinary day'],
  ['2025-03-08', [2], TEXAS, 230, false, 'one hour less than an ordinary day'],
  ['2025-03-09', [2], TEXAS, 230, true, 'all 23 hours that the clock shows in spring'],
  ['2025-03-09', [2, 17], TEXAS, 220, false, 'one hour less than a spring day'],
  ['2025-03-09', [17], TEXAS, 230, false, '23 hours, one of which no clock shows'],
  ['2025-03-09', [2], 'America/Phoenix', 230, false, '23 hours where clocks are left alone'],
  ['2025-11-02', [], TEXAS, 240, true, 'the autumn hour once, its counts added'],
  ['2025-11-02', [1], TEXAS, 230, false, 'no autumn hour'],
])(
  '%s without the hours %j in %s: %i in all, whole: %p, for it has %s',
  (date, without, zone, total, whole) =>
    expect(openDays(hoursOf(date, without), zone)).toEqual([{ date, total, whole }]),
);

test('a count without a value makes a day a part of one, and no day of its own', () => {
  const counts = [
    ...hoursOf('2025-01-04', [9]),
    countAt('2025-01-04 09:00', null),
    countAt('2025-01-05 09:00', null),
    countAt('2025-01-06 23:45', 0, 15),
  ];
  expect(openDays(counts, TEXAS)).toEqual([
    { date: '2025-01-04', total: 230, whole: false },
    { date: '2025-01-06', total: 0, whole: false },
  ]);
});

test('days are in order, whatever the order of the counts', () =>
  expect(
    openDays([countAt('2025-01-31 08:00', 2), countAt('2025-01-02 08:00', 3)], TEXAS).map(({ date }) => date),
  ).toEqual(['2025-01-02', '2025-01-31']));

const NONE: null[] = Array.from({ length: 24 }, () => null);

// 3 January 2025 is a Friday
test.each<[string, [text: string, count: number | null, interval?: number][], 'weekday' | 'weekend', object]>(
  [
    [
      'three working days: (10 + 11 + 11) / 3, by two places',
      [
        ['2025-01-03 08:00', 10],
        ['2025-01-06 08:00', 11],
        ['2025-01-07 08:00', 11],
      ],
      'weekday',
      { 8: 10.67 },
    ],
    [
      'Saturday and Sunday: (3 + 4) / 2',
      [
        ['2025-01-04 08:00', 3],
        ['2025-01-05 08:00', 4],
      ],
      'weekend',
      { 8: 3.5 },
    ],
    ['the last hour of a Friday', [['2025-01-03 23:00', 5]], 'weekday', { 23: 5 }],
    ['the first hour of a Saturday', [['2025-01-04 00:00', 6]], 'weekend', { 0: 6 }],
    ['the last hour of a Sunday', [['2025-01-05 23:00', 7]], 'weekend', { 23: 7 }],
    ['the first hour of a Monday', [['2025-01-06 00:00', 8]], 'weekday', { 0: 8 }],
    ['an hour in which nobody came', [['2025-01-06 03:00', 0]], 'weekday', { 3: 0 }],
    [
      'quarters: 1 + 2 + 3 + 4 is an hour; 5 + 5 + 5 is none, nor is one with a quarter without value',
      [
        ['2025-01-06 12:00', 1, 15],
        ['2025-01-06 12:15', 2, 15],
        ['2025-01-06 12:30', 3, 15],
        ['2025-01-06 12:45', 4, 15],
        ['2025-01-07 12:00', 5, 15],
        ['2025-01-07 12:15', 5, 15],
        ['2025-01-07 12:30', 5, 15],
        ['2025-01-07 12:45', null, 15],
        ['2025-01-06 13:15', 5, 15],
      ],
      'weekday',
      { 12: 10 },
    ],
  ],
)('means of %s', (_, counts, kind, means) => {
  const other = kind === 'weekday' ? 'weekend' : 'weekday';
  const given = hourMeans(counts.map((one) => countAt(...one)));
  expect(given[kind]).toEqual(Object.assign([...NONE], means));
  expect(given[other]).toEqual(NONE);
});

test('where nothing was counted there is no mean', () =>
  expect(hourMeans([])).toEqual({ weekday: NONE, weekend: NONE }));
