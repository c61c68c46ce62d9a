import { wallClock } from 'shared-ui/domain';
import {
  readAnyTime,
  decideOrder,
  isDayOnly,
  readIsoTime,
  readNamedTime,
  readSlashTime,
  voteOnOrder,
  type TimeReading,
} from './times.rules.ts';

const said = (reading: TimeReading) => ('minutes' in reading ? wallClock(reading.minutes) : reading.fault);

test.each([
  ['2024-09-09 00:00:00', '2024-09-09 00:00:00'],
  ['2024-09-09 23:45:00', '2024-09-09 23:45:00'],
  ['2024-09-09 00:00:30', 'seconds'],
  ['2024-09-09', 'day-only'],
  ['2024-02-30 03:00:00', 'no-such-time'],
  ['2024-09-09 24:00:00', 'no-such-time'],
  ['2024-09-09 00:00', 'format'],
  ['2024-09-09T00:00:00', 'format'],
  ['09/09/2024 00:30', 'format'],
  ['', 'format'],
])('the ISO time %s reads as %s', (text, reading) => expect(said(readIsoTime(text))).toBe(reading));

test.each([
  ['09/10/2024 00:00', 'month-first', '2024-09-10 00:00:00'],
  ['09/10/2024 00:00', 'day-first', '2024-10-09 00:00:00'],
  ['9/9/2024 1:15 PM', 'month-first', '2024-09-09 13:15:00'],
  ['09/09/2024 12:00:00 AM', 'month-first', '2024-09-09 00:00:00'],
  ['09/09/2024 12:00:00 PM', 'month-first', '2024-09-09 12:00:00'],
  ['09/09/2024 13:00 PM', 'month-first', 'no-such-time'],
  ['13/09/2024 00:00', 'month-first', 'no-such-time'],
  ['13/09/2024', 'day-first', 'day-only'],
  ['2024-09-09 00:00:00', 'month-first', 'format'],
] as const)('%s, %s, reads as %s', (text, order, reading) =>
  expect(said(readSlashTime(text, order))).toBe(reading),
);

test.each([
  ['Sep 9, 2024 1:00 PM', '2024-09-09 13:00:00'],
  ['September 9, 2024 12:15 AM', '2024-09-09 00:15:00'],
  ['Sep 9, 2024', 'day-only'],
  ['Foo 9, 2024 1:00 PM', 'no-such-time'],
  ['Sep 31, 2024 1:00 PM', 'no-such-time'],
])('%s reads as %s', (text, reading) => expect(said(readNamedTime(text))).toBe(reading));

test.each([
  ['2024-09-09 00:15:00', '2024-09-09 00:15:00'],
  ['2024-09-09 00:15', '2024-09-09 00:15:00'],
  ['2024-09-09T00:15', '2024-09-09 00:15:00'],
  ['2024-09-09T00:15:00', '2024-09-09 00:15:00'],
  ['2024-09-09', 'day-only'],
  ['09/10/2024 12:15 AM', '2024-09-10 00:15:00'],
  ['Sep 9, 2024 1:00 PM', '2024-09-09 13:00:00'],
  ['noon', 'format'],
])('%s, of whatever layout, reads as %s', (text, reading) =>
  expect(said(readAnyTime(text, 'month-first'))).toBe(reading),
);

test.each([
  [['01/02/2024 00:00', '02/02/2024 00:00'], 'day-first'],
  [['01/02/2024 00:00', '01/13/2024 00:00'], 'month-first'],
  [['01/02/2024 00:00', '13/02/2024 00:00'], 'day-first'],
  [['13/01/2024 00:00', '01/14/2024 00:00', '01/15/2024 00:00'], 'month-first'],
])('the dates %j are %s, where day-first is usual', (dates, order) => {
  const votes = { dayFirst: 0, monthFirst: 0 };
  for (const date of dates) voteOnOrder(votes, date);
  expect(decideOrder(votes, 'day-first')).toBe(order);
});

test.each([
  ['01/01/2012', true],
  ['2012-01-01', true],
  ['Jan 1, 2012', true],
  ['2012-01-01 00:00:00', false],
  ['12', false],
])('%s is a day without an hour: %s', (text, dayOnly) => expect(isDayOnly(text)).toBe(dayOnly));
