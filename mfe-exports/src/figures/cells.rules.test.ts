import { missingMonths } from './cells.rules.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

test('missing cells are told month by month, in the order of the year, weekdays from Monday on', () => {
  const cells = [
    { month: 11, weekday: 3 },
    { month: 2, weekday: 7 },
    { month: 2, weekday: 1 },
  ];
  expect(missingMonths(cells, 2024)).toEqual([
    { month: 2, weekdays: [1, 7], whole: false, from: '2024-02-01', until: '2024-02-29' },
    { month: 11, weekdays: [3], whole: false, from: '2024-11-01', until: '2024-11-30' },
  ]);
});

test('a month without any weekday misses as a whole', () => {
  const cells = week.map((weekday) => ({ month: 6, weekday }));
  expect(missingMonths(cells, 2023)).toEqual([
    { month: 6, weekdays: week, whole: true, from: '2023-06-01', until: '2023-06-30' },
  ]);
});

test('nothing misses', () => expect(missingMonths([], 2024)).toEqual([]));
