import { minutesOfText, wallClock } from 'shared-domain';
import { dayOf, piecesOf, vendorTime, wallMinutesOf } from './vendor-times.rules.ts';

test.each([
  [
    'the clock part of isoDate',
    { date: '2024-06-01T12:00:00+0000', isoDate: '2024-06-01T12:00:00-05:00' },
    '2024-06-01 12:00:00',
  ],
  [
    'isoDate where the two differ',
    { date: '2024-06-01T11:00:00+0000', isoDate: '2024-06-01T12:15:00-0500' },
    '2024-06-01 12:15:00',
  ],
  [
    'date, whose +0000 is not meant, where isoDate is missing',
    { date: '2024-06-01T12:00:00+0000' },
    '2024-06-01 12:00:00',
  ],
  ['date where isoDate is empty', { date: '2024-06-01T12:00:00+0000', isoDate: '' }, '2024-06-01 12:00:00'],
  ['fractions of seconds', { isoDate: '2024-06-01T12:00:00.000-05:00' }, '2024-06-01 12:00:00'],
])('a row’s time is %s', (_, row, expected) => {
  expect(wallClock(wallMinutesOf(row) ?? 0)).toBe(expected);
});

test.each([
  [{}],
  [{ date: null, isoDate: null }],
  [{ date: 'yesterday' }],
  [{ isoDate: '2024-02-30T00:00:00-06:00' }],
])('the row %j has no time', (row) => expect(wallMinutesOf(row)).toBeNull());

test.each([
  ['2019-04-15T00:00:00-0400', '2019-04-15'],
  ['2019-04-15', '2019-04-15'],
  ['2019-02-30T00:00:00-0400', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the day of %j is %j', (text, expected) => expect(dayOf(text)).toBe(expected));

test('a range is asked for in pieces of a hundred days', () => {
  const minutes = (text: string) => minutesOfText(text) ?? 0;
  const pieces = piecesOf({ begin: minutes('2024-01-01'), end: minutes('2024-09-01') });
  expect(pieces.map(({ begin, end }) => [vendorTime(begin), vendorTime(end)])).toEqual([
    ['2024-01-01T00:00:00', '2024-04-10T00:00:00'],
    ['2024-04-10T00:00:00', '2024-07-19T00:00:00'],
    ['2024-07-19T00:00:00', '2024-09-01T00:00:00'],
  ]);
  expect(piecesOf({ begin: 60, end: 60 })).toEqual([]);
});
