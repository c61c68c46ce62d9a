import { wallClock } from 'shared-domain';
import { guessFormat, isDayOnly, readStrictTime, readTime, type TimeReading } from './times.rules.ts';

const said = (reading: TimeReading) =>
  'minutes' in reading
    ? `${wallClock(reading.minutes).slice(0, 17)}${String(reading.seconds).padStart(2, '0')}`
    : reading.fault;

test.each([
  ['2024-09-09 00:00:00', '2024-09-09 00:00:00'],
  ['2024-09-09 23:45:00', '2024-09-09 23:45:00'],
  ['2024-09-09 00:00:30', '2024-09-09 00:00:30'],
  ['2024-09-09', 'day-only'],
  ['2024-02-30 03:00:00', 'no-such-time'],
  ['2024-09-09 24:00:00', 'no-such-time'],
  ['2024-09-09 00:00', 'format'],
  ['2024-09-09T00:00:00', 'format'],
  ['09/09/2024 00:30', 'format'],
  ['', 'format'],
])('the generic time %s reads as %s', (text, reading) => expect(said(readStrictTime(text))).toBe(reading));

test.each([
  ['2024-09-09 00:15:00', 'iso', '2024-09-09 00:15:00'],
  ['2024-09-09 00:15', 'iso', '2024-09-09 00:15:00'],
  ['2024-09-09T00:15', 'iso', '2024-09-09 00:15:00'],
  ['2024-09-09 00:15:00.000', 'iso', '2024-09-09 00:15:00'],
  ['2024-09-09', 'iso', 'day-only'],
  ['09/10/2024 00:00', 'month-first', '2024-09-10 00:00:00'],
  ['09/10/2024 00:00', 'day-first', '2024-10-09 00:00:00'],
  ['9.10.2024 7:05', 'day-first', '2024-10-09 07:05:00'],
  ['9/9/2024 1:15 PM', 'month-first', '2024-09-09 13:15:00'],
  ['11/6/2023 10:59:45 AM', 'month-first', '2023-11-06 10:59:45'],
  ['09/09/2024 12:00:00 AM', 'month-first', '2024-09-09 00:00:00'],
  ['09/09/2024 12:00:00 PM', 'month-first', '2024-09-09 12:00:00'],
  ['09/09/2024 13:00 PM', 'month-first', 'no-such-time'],
  ['13/09/2024 00:00', 'month-first', 'no-such-time'],
  ['27/05/2009 14', 'day-first', '2009-05-27 14:00:00'],
  ['9/9/2024 1 PM', 'month-first', '2024-09-09 13:00:00'],
  ['2024-09-09 7', 'iso', '2024-09-09 07:00:00'],
  ['13/09/2024', 'day-first', 'day-only'],
  ['2024-09-09 00:00:00', 'month-first', 'format'],
  ['Sep 9, 2024 1:00 PM', 'month-name', '2024-09-09 13:00:00'],
  ['September 9, 2024 12:15 AM', 'month-name', '2024-09-09 00:15:00'],
  ['Sep 9, 2024', 'month-name', 'day-only'],
  ['Foo 9, 2024 1:00 PM', 'month-name', 'no-such-time'],
  ['Sep 31, 2024 1:00 PM', 'month-name', 'no-such-time'],
  ['24-09-09 10:02:09', 'short-year', '2024-09-09 10:02:09'],
  ['24-09-09,13:00', 'short-year', '2024-09-09 13:00:00'],
  ['24-13-09 13:00', 'short-year', 'no-such-time'],
  ['noon', 'iso', 'format'],
] as const)('%s, %s, reads as %s', (text, format, reading) =>
  expect(said(readTime(text, format))).toBe(reading),
);

test.each([
  [['2024-09-09 00:15', '2024-09-09 00:30'], 'iso'],
  [['9/9/2024 1:15 PM', 'noon'], 'month-first'],
  [['Sep 9, 2024 1:00 PM'], 'month-name'],
  [['24-09-09,13:00'], 'short-year'],
  [['noon', ''], null],
])('the times %j are written %s', (texts, format) => expect(guessFormat(texts)).toBe(format));

test.each([
  ['01/01/2012', true],
  ['2012-01-01', true],
  ['Jan 1, 2012', true],
  ['2012-01-01 00:00:00', false],
  ['12', false],
])('%s is a day without an hour: %s', (text, dayOnly) => expect(isDayOnly(text)).toBe(dayOnly));
