import {
  addDays,
  addMonths,
  isOutside,
  monthGrid,
  moveDay,
  readDay,
  showDay,
  weekdayOf,
} from './calendar.rules.ts';

test.each([
  ['05/06/2024', 'MM/dd/yyyy', '2024-05-06'],
  ['5-6-2024', 'MM/dd/yyyy', '2024-05-06'],
  [' 2024/02/29 ', 'yyyy/MM/dd', '2024-02-29'],
  ['2024-12-31', 'yyyy-MM-dd', '2024-12-31'],
  ['', 'MM/dd/yyyy', null],
  ['02/29/2023', 'MM/dd/yyyy', undefined],
  ['13/01/2024', 'MM/dd/yyyy', undefined],
  ['2024-05-06', 'MM/dd/yyyy', undefined],
  ['tomorrow', 'yyyy-MM-dd', undefined],
] as const)('%j typed as %s is %j', (text, format, day) => {
  expect(readDay(text, format)).toBe(day);
});

test.each([
  ['MM/dd/yyyy', '05/06/2024'],
  ['yyyy/MM/dd', '2024/05/06'],
  ['yyyy-MM-dd', '2024-05-06'],
] as const)('as %s a day is shown as %s', (format, shown) => {
  expect(showDay('2024-05-06', format)).toBe(shown);
  expect(showDay(null, format)).toBe('');
});

test.each([
  ['ArrowLeft', false, '2024-02-28'],
  ['ArrowRight', false, '2024-03-01'],
  ['ArrowUp', false, '2024-02-22'],
  ['ArrowDown', false, '2024-03-07'],
  ['PageUp', false, '2024-01-29'],
  ['PageDown', true, '2025-02-28'],
  ['Home', false, '2024-02-26'],
  ['End', false, '2024-03-03'],
  ['x', false, undefined],
])('from 29 February 2024 %s (shift %s) leads to %s', (key, shift, expected) => {
  expect(moveDay('2024-02-29', key, shift)).toBe(expected);
});

test('weeks begin on Monday and hold only days of the month', () => {
  const weeks = monthGrid('2024-05-20');
  expect(weeks[0]).toEqual([
    null,
    null,
    '2024-05-01',
    '2024-05-02',
    '2024-05-03',
    '2024-05-04',
    '2024-05-05',
  ]);
  expect(weeks.at(-1)).toEqual([
    '2024-05-27',
    '2024-05-28',
    '2024-05-29',
    '2024-05-30',
    '2024-05-31',
    null,
    null,
  ]);
  expect(weekdayOf('2024-05-05')).toBe(6);
});

test('days and months are counted without a time zone', () => {
  expect(addDays('2024-03-10', 1)).toBe('2024-03-11');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-01-15', -1)).toBe('2023-12-15');
});

test.each([
  ['2024-01-01', '2024-01-02', undefined, true],
  ['2024-01-02', '2024-01-02', '2024-01-02', false],
  ['2024-01-03', undefined, '2024-01-02', true],
  ['2024-01-03', undefined, undefined, false],
])('%s between %s and %s is outside: %s', (day, min, max, outside) => {
  expect(isOutside(day, min, max)).toBe(outside);
});
