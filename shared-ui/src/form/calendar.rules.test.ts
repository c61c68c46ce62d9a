import { addMonths, isOutside, monthGrid, moveDay, readDay, showDay, weekdayOf } from './calendar.rules.ts';

test.each([
  ['05/06/2024', '2024-05-06'],
  ['5-6-2024', '2024-05-06'],
  ['12.31.2024', '2024-12-31'],
  [' 2024/02/29 ', '2024-02-29'],
  ['2024-12-31', '2024-12-31'],
  ['2024-5-6', '2024-05-06'],
  ['', null],
  ['  ', null],
  ['02/29/2023', undefined],
  ['2023-02-29', undefined],
  // a year at the end comes after month and day
  ['13/01/2024', undefined],
  ['31.12.2024', undefined],
  // which of these is the year nobody can tell
  ['05/06/24', undefined],
  ['24-05-06', undefined],
  ['05/2024/06', undefined],
  ['20240506', undefined],
  ['2024-05-06 10:00', undefined],
  ['2024-05', undefined],
  ['tomorrow', undefined],
])('%j typed in any field of days is %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each(['MM/dd/yyyy', 'yyyy/MM/dd', 'yyyy-MM-dd'] as const)(
  'what is shown as %s is read again',
  (format) => {
    expect(readDay(showDay('2024-05-06', format))).toBe('2024-05-06');
  },
);

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

test('months are counted without a time zone', () => {
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
