import { dayInWords, saidDay } from './day-words.rules.ts';

test.each([
  ['2026-01-01', 'Jan 1, 2026', '1 ene 2026'],
  ['2026-11-05', 'Nov 5, 2026', '5 nov 2026'],
  ['2026-02-30x', '2026-02-30x', '2026-02-30x'],
  ['2026-13-01', '2026-13-01', '2026-13-01'],
  ['AU0001', 'AU0001', 'AU0001'],
  ['', '', ''],
])('the day %j is said %s, and %s in Spanish', (day, en, es) => {
  expect(saidDay(day)).toEqual({ en, es });
});

test('what a counter’s clock showed keeps its time, wherever it is read', () => {
  expect(dayInWords('2026-01-01 14:05', 'en').replaceAll(/\s/gu, ' ')).toBe('Jan 1, 2026, 2:05 PM');
});
