import { DateOrderFinder } from './date-order.rules.ts';

function found(dates: string[]): DateOrderFinder {
  const finder = new DateOrderFinder();
  for (const date of dates) finder.see(`${date} 00:00`);
  return finder;
}
const two = (number: number) => String(number).padStart(2, '0');
const days = (from: number, to: number, date: (day: string) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => date(two(from + at)));

test.each<[string, string[], string | null]>([
  ['a number over 12 in second place', ['01/02/2024', '01/13/2024'], 'month-first'],
  ['a number over 12 in first place', ['01/02/2024', '13/02/2024'], 'day-first'],
  ['days a week apart over 12', ['13/01/2024', '20/01/2024'], 'day-first'],
  ['more of one than of the other', ['13/01/2024', '01/14/2024', '01/15/2024'], 'month-first'],
  ['one of each', ['13/01/2024', '01/14/2024'], null],
  ['days that follow each other day first', days(1, 11, (day) => `${day}/02/2024`), 'day-first'],
  ['days that follow each other month first', days(1, 11, (day) => `02/${day}/2024`), 'month-first'],
  ['two days that follow each other', ['03/04/2025', '04/04/2025'], 'day-first'],
  ['days in any order of the rows', ['05/02/2024', '03/02/2024', '04/02/2024', '06/02/2024'], 'day-first'],
  ['a week with a day missing', ['01/02/2024', '02/02/2024', '03/02/2024', '05/02/2024'], 'day-first'],
  ['one day', ['01/02/2024'], null],
  ['days that follow each other in neither order', ['01/02/2024', '03/04/2024'], null],
  ['days a week apart', ['01/02/2024', '08/02/2024'], null],
  ['a date that contradicts the steps', [...days(1, 11, (day) => `02/${day}/2024`), '13/02/2024'], null],
])('%s: the order is as expected (%#)', (_, dates, order) => {
  expect([found(dates).order, found(dates).isOpen]).toEqual([order, order === null]);
});

test.each([
  ['the same number twice', ['05/05/2024', '06/06/2024']],
  ['no dates of this kind', ['2024-02-01', '']],
])('%s leaves nothing open', (_, dates) => expect(found(dates).isOpen).toBe(false));

test('a season of days in one order is clear, whatever follows', () => {
  const finder = found(days(13, 28, (day) => `${day}/01/2024`));
  expect(finder.isClear).toBe(true);
  expect(finder.order).toBe('day-first');
});
