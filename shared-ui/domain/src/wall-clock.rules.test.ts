import { minutesOf, minutesOfText, wallClock, wallMinutesAt } from './wall-clock.rules.ts';

test.each([
  ['1970-01-01 00:00:00', 0],
  ['1970-01-02', 1440],
  ['2024-02-29 13:45:00', 28_486_905],
  ['2024-02-29T13:45', 28_486_905],
])('%s is minute %i', (text, minutes) => expect(minutesOfText(text)).toBe(minutes));

test.each([
  '2024-02-30',
  '2023-02-29 00:00:00',
  '2024-13-01',
  '2024-01-01 24:00:00',
  '01/02/2024',
  '',
  'NULL',
])('"%s" is no time', (text) => expect(minutesOfText(text)).toBeNull());

test('the hour that daylight saving leaves out is an ordinary wall-clock time', () => {
  expect(wallClock(minutesOf(2024, 3, 10, 2, 30) ?? NaN)).toBe('2024-03-10 02:30:00');
});

test.each([
  ['2024-07-01T17:00:00Z', 'America/Chicago', '2024-07-01 12:00:00'],
  ['2024-01-01T05:30:00Z', 'America/Chicago', '2023-12-31 23:30:00'],
  ['2024-01-01T05:30:00Z', 'America/Denver', '2023-12-31 22:30:00'],
  ['2024-01-01T06:00:00Z', 'America/Chicago', '2024-01-01 00:00:00'],
])('at %s a clock in %s shows %s', (instant, zone, shown) =>
  expect(wallClock(wallMinutesAt(new Date(instant), zone))).toBe(shown),
);
